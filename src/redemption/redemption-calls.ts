import { ApiError } from '~/api/errors';
import type { RedeemRequest, RedeemResult } from '~/api';

/** The calls of a redemption. They reject with an `ApiError`. */
export interface RedemptionCalls {
  redeem: (request: RedeemRequest, key: string) => Promise<RedeemResult>;
  /** Resolves to whether the server knows a redemption under the key; it closes one that it does not know. */
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
    const { closeRedemption } = await import('~/api');
    try {
      const { response } = await closeRedemption({ path: { key }, throwOnError: true });
      return response.status !== 204;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      // The server has found something, whatever it is.
      if (cause.answer !== undefined) return true;
      throw cause;
    }
  },
};
