import { ApiError } from '~/api/errors';
import type { RedeemRequest, RedeemResult } from '~/api';
import { activityQuery, type Holder, type Known } from '~/voucher/activity';

export interface Seen {
  token: string;
  version: string;
}

/** The calls of a redemption. They reject with an `ApiError`. */
export interface RedemptionCalls {
  /** @param seen the voucher, whoever holds another one by now, and its version as the visitor saw it */
  redeem: (request: RedeemRequest, key: string, seen: Seen) => Promise<RedeemResult>;
  /** Resolves to whether the server knows a redemption under the key; it closes one that it does not know. */
  isKnown: (key: string) => Promise<boolean>;
  /** Asks anew for everything that is known of the voucher; the pages that show it learn it, too. */
  activity: (holder: Holder) => Promise<Known>;
}

/** The calls as the contract has them. The application's scripts arrive before anything is sent. */
export const contractCalls: RedemptionCalls = {
  async redeem(body, key, { token, version }) {
    const { redeemVoucher } = await import('~/api');
    const headers = { 'Idempotency-Key': key, 'If-Match': version };
    const { data } = await redeemVoucher({ body, headers, auth: token, throwOnError: true });
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
  async activity(holder) {
    const { queryClient } = await import('~/api');
    const query = activityQuery(() => holder);
    // An answer that is on its way may be of before.
    await queryClient.cancelQueries(query);
    return queryClient.fetchQuery(query);
  },
};
