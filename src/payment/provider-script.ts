/** Attribute of the script elements of payment providers. */
export const PROVIDER_SCRIPT = 'data-provider';

/** Whether the script of a payment provider was loaded into this document. */
export const hasProviderScript = (): boolean =>
  document.querySelector(`script[${PROVIDER_SCRIPT}]`) !== null;
