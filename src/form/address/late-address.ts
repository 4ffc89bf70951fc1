import { lazyOptional } from '~/lib/lazy-optional';

// Few forms ask for an address, and the data about all countries is larger than a form.

export const LateAddressFields = lazyOptional(
  async () => (await import('./address-fields')).AddressFields,
);

export const LateAddressText = lazyOptional(
  async () => (await import('./address-text')).AddressText,
);
