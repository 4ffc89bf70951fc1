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

const pattern = new RegExp(`^/(?:${PRIVATE_ADDRESSES.join('|')})(?:/|$)`, 'i');

/** Whether a page is private. @param path beginning with a slash */
export const isPrivateAddress = (path: string): boolean => pattern.test(path);
