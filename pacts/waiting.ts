/**
 * Calls of the contract that no pact asks for yet. Whoever writes the interactions of a call removes
 * it here; the completeness test holds both to it.
 */
export const WAITING_FOR_PACTS: ReadonlySet<string> = new Set([
  'downloadVoucherPdf',
  'sendContactRequest',
  'submitFraudCheck',
]);
