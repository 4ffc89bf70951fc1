import type { ProblemCode } from '~/api';

const over: readonly ProblemCode[] = [
  'VOUCHER_ALREADY_REDEEMED',
  'VOUCHER_BLOCKED',
  'VOUCHER_CANCELLED',
  'VOUCHER_EXCHANGED',
  'VOUCHER_EXPIRED',
  'VOUCHER_EXTERNAL_EXPIRED',
];

/** Whether a refusal says that nothing can be done with this voucher any more, whatever is asked for. */
export const isVoucherOver = (code: ProblemCode): boolean => over.includes(code);
