/** A way to prove that a human fills in the form; providers differ, the form does not. */
export interface CaptchaAdapter {
  /** Fetches the provider's data for a site. Rejects when it cannot be reached. */
  load: (siteKey: string | undefined, locale: string) => Promise<void>;
  /** Resolves to the value of the contract's `captcha` field; each value is good for one call. */
  execute: () => Promise<string>;
  /** Forgets a solution that was used or refused. */
  reset: () => void;
}
