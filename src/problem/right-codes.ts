import type { ProblemCode } from '~/api';

/** Refusals of a voucher code that is right: it has to wait, to be renewed, or belongs elsewhere. */
const RIGHT: readonly ProblemCode[] = [
  'VOUCHER_NOT_YET_RECORDED',
  'VOUCHER_NOT_ACTIVATED',
  'VOUCHER_OBSOLETE_FORMAT',
  'REACTIVATION_PENDING',
  'VOUCHER_ALREADY_IN_CART',
  'VOUCHER_TAX_SAVING_CARD',
  'VOUCHER_OTHER_PARTNER',
  'VOUCHER_WRONG_CATEGORY',
];

export const isCodeRight = (code: ProblemCode): boolean => RIGHT.includes(code);
