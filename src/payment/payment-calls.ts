import { ApiError } from '~/api/errors';
import type { Known } from './activity';

/** The calls that no provider's adapter makes. Each rejects with an `ApiError`. */
export interface PaymentCalls {
  /** @param token of the voucher or card */
  activity: (token: string) => Promise<Known>;
  cancel: (chargeId: string, token: string | undefined) => Promise<unknown>;
}

export const contractCalls: PaymentCalls = {
  async activity(auth) {
    const { getVoucherActivity } = await import('~/api');
    const { data, response } = await getVoucherActivity({ auth, throwOnError: true });
    const version = response.headers.get('ETag');
    // Without it a start would carry nothing that was seen.
    if (version === null) throw new ApiError({ kind: 'contract', code: 'UNKNOWN', answer: data });
    return { ...data, version };
  },
  async cancel(chargeId, auth) {
    const { cancelCharge } = await import('~/api');
    await cancelCharge({ path: { chargeId }, auth, throwOnError: true });
  },
};
