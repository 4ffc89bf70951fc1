import type { RedeemResult } from '~/api';
import { ordersVouchers, type Attempt } from './redemption-state';

/**
 * Differences between a completed redemption and its request. The first two are legal and
 * shown as what they are; of the others the part that cannot be is not shown.
 */
export type Difference =
  /** The code comes in another way. */
  | 'delivery'
  /** Less was redeemed; the rest is still on the voucher. */
  | 'less'
  /** Vouchers were asked for that the answer does not name. */
  | 'ordered-missing'
  /** The answer names vouchers that nobody asked for. */
  | 'ordered-unasked';

/** The relation of an answer to its request: about something else (`wrong` names the fields), or how it differs. */
export interface Comparison {
  readonly wrong: readonly string[];
  readonly differences: readonly Difference[];
}

/**
 * Compares an answer with its request, field by field: the only place that does
 * (docs/decisions/asked-and-answered.md).
 */
export function compareResult(
  result: RedeemResult,
  { order, request }: Pick<Attempt, 'order' | 'request'>,
): Comparison {
  const asked = request.redeemValue;
  const wrong: string[] = [];
  const differences: Difference[] = [];
  // Nothing was redeemed: `isDueFor` looks at the sum.
  if (result.status === 'payment_required') return { wrong, differences };
  if (result.currency !== request.currency) wrong.push('currency');
  const { shopId, delivery, redeemedInCent, orderedVouchers } = result;
  if (order.kind === 'shop' && shopId !== undefined && shopId !== order.shopId)
    wrong.push('shopId');
  if (delivery !== request.delivery) {
    // Nobody knows where a letter goes to.
    const isOther = [delivery, request.delivery].includes('donation') || delivery === 'post';
    if (isOther) wrong.push('delivery');
    else differences.push('delivery');
  }
  if (redeemedInCent > asked || redeemedInCent === 0) wrong.push('redeemedInCent');
  else if (redeemedInCent < asked) differences.push('less');
  const hasVouchers = orderedVouchers !== undefined;
  if (hasVouchers !== ordersVouchers(request))
    differences.push(hasVouchers ? 'ordered-unasked' : 'ordered-missing');
  return { wrong, differences };
}
