import { ApiError } from '~/api/errors';
import type { RedeemRequest, RedeemResult } from '~/api';
import type { Attempt } from './redemption-state';

/** The calls of a redemption. They reject with an `ApiError`. */
export interface RedemptionCalls {
  redeem: (request: RedeemRequest, key: string) => Promise<RedeemResult>;
  /** Resolves to whether the server knows a redemption under the key. */
  isKnown: (key: string) => Promise<boolean>;
}

/** The calls as the contract has them. The application's scripts arrive before anything is sent. */
export const contractCalls: RedemptionCalls = {
  async redeem(body, key) {
    const { redeemVoucher } = await import('~/api');
    const headers = { 'Idempotency-Key': key };
    const { data } = await redeemVoucher({ body, headers, throwOnError: true });
    return data;
  },
  async isKnown(key) {
    const { getRedemption } = await import('~/api');
    try {
      await getRedemption({ path: { redeemId: key }, throwOnError: true });
      return true;
    } catch (cause) {
      const isProblem = cause instanceof ApiError && cause.kind === 'problem';
      if (isProblem && cause.code === 'ORDER_NOT_FOUND') return false;
      throw cause;
    }
  },
};

/** An answer about another shop, currency or delivery is none about this request. */
export function isAbout(result: RedeemResult, { order, request }: Attempt): boolean {
  if (result.currency !== request.currency) return false;
  if (result.status === 'payment_required') return true;
  const isSameShop =
    order.kind === 'donation' || result.shopId === undefined || result.shopId === order.shopId;
  return isSameShop && result.delivery === request.delivery;
}
