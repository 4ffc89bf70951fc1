/** Facts about the page that every call sends to the server. */
export interface CallContext {
  /** Value of `Accept-Language`; asked for at every call because the language can change (7.003). */
  acceptLanguage: () => string;
  /** The voucher token, for calls that the contract secures with `x-jwt-token` (6.002). */
  voucherToken: () => string | undefined;
  /** `Name: value` of the test-only secret header; end-to-end builds only (7.002). */
  endToEndHeader?: string | undefined;
}

let current: CallContext = { acceptLanguage: () => 'de', voucherToken: () => undefined };

/**
 * Says which page the calls are made for. Kept apart from the client, so that a page can say it at
 * once and load the client when it makes its first call.
 */
export function setCallContext(context: CallContext): void {
  current = context;
}

export const getCallContext = (): CallContext => current;
