import { askActivity, type Known } from '~/voucher/activity';

/** The calls that no provider's adapter makes. Each rejects with an `ApiError`. */
export interface PaymentCalls {
  /** @param token of the voucher or card */
  activity: (token: string) => Promise<Known>;
  cancel: (chargeId: string, token: string | undefined) => Promise<unknown>;
}

export const contractCalls: PaymentCalls = {
  activity: askActivity,
  async cancel(chargeId, auth) {
    const { cancelCharge } = await import('~/api');
    await cancelCharge({ path: { chargeId }, auth, throwOnError: true });
  },
};
