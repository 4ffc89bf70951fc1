/**
 * Beginnings of the addresses where the address or the screen holds a secret, or money moves. No script
 * of others runs there, nothing keeps the page, and no log names what follows.
 */
export const PRIVATE_ADDRESSES = [
  'activate',
  'fraud-prevention',
  'merchantcode',
  'payment',
  'prepaid/checkout',
  'prepaid/finalized',
  'redeem/checkout',
  'redeem/donate',
  'thankyou',
  'tpr',
  'voucher-pdf',
] as const;

/** Those where payments begin or end: only there a document may use what payment providers need. */
const PAYING_ADDRESSES = ['payment', 'prepaid/checkout', 'redeem/checkout'] as const;

const patternOf = (addresses: readonly string[]) =>
  new RegExp(`^/(?:${addresses.join('|')})(?:/|$)`, 'i');

const pattern = patternOf(PRIVATE_ADDRESSES);

/** Whether a page is private. @param path beginning with a slash */
export const isPrivateAddress = (path: string): boolean => pattern.test(path);

/** Whether payments begin or end on a page. @param path beginning with a slash */
export const isPayingAddress = (path: string): boolean => patternOf(PAYING_ADDRESSES).test(path);
