import { redemptionReducer } from './redemption-reducer';
import { choosing, isBound, type Redemption } from './redemption-state';
import type { OpenRedemption, TabRecord } from './redemption-storage';

/** Whether a payment for a redemption may still take money. */
export type IsPaymentOpenFor = (redemption: Redemption) => boolean;

const isOpen = (
  redemption: Redemption,
  isPaymentOpenFor: IsPaymentOpenFor,
): redemption is OpenRedemption =>
  redemption.phase === 'uncertain' ||
  redemption.phase === 'paid-but-refused' ||
  isPaymentOpenFor(redemption);

/** Every redemption of a tab that has no end yet, the current one first. */
export const openRedemptions = (
  { redemption, others }: TabRecord,
  isPaymentOpenFor: IsPaymentOpenFor,
): readonly OpenRedemption[] =>
  isOpen(redemption, isPaymentOpenFor) ? [redemption, ...others] : others;

/**
 * The record after the code of a voucher was entered. What is open for another voucher is kept aside; what
 * is open for this one is taken up again. Another voucher begins a new visit: nothing that was typed or
 * redeemed is left, unless it is one of several.
 */
export function withVoucher(
  record: TabRecord,
  voucherId: string,
  isPaymentOpenFor: IsPaymentOpenFor,
  isOneOfSeveral = false,
): TabRecord {
  const { redemption, others } = record;
  const kept =
    !isOneOfSeveral && isNewVisit(record, voucherId) ? { redemption, others, form: {} } : record;
  const mine = others.find((other) => other.voucherId === voucherId);
  const rest = others.filter((other) => other !== mine);
  if (isOpen(redemption, isPaymentOpenFor) && redemption.voucherId !== voucherId) {
    return { ...kept, redemption: mine ?? choosing, others: [...rest, redemption] };
  }
  if (isPaymentOpenFor(redemption)) return kept;
  if (mine && !isBound(redemption)) return { ...kept, redemption: mine, others: rest };
  const next = redemptionReducer(redemption, { type: 'voucher-entered', voucherId });
  return next === redemption ? kept : { ...kept, redemption: next };
}

/** Whether something was chosen, typed or redeemed before, and never with this voucher. */
function isNewVisit(record: TabRecord, voucherId: string): boolean {
  const { redemption, confirmation, earlier = [] } = record;
  const known = [redemption, { ...confirmation }, ...earlier].flatMap((one) =>
    'voucherId' in one && one.voucherId !== undefined ? [one.voucherId] : [],
  );
  return known.length > 0 && !known.includes(voucherId);
}
