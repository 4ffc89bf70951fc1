import { derivedKey } from '~/api/derived-key';
import type { Attempt } from './providers/attempt';

/**
 * Idempotency key of a payment's end, computed from the provider's id of the payment: a reload, a second return
 * and a tab that knows nothing repeat the same end.
 */
export const finishKey = ({
  provider,
  checkoutSessionId,
  chargeId,
}: Pick<Attempt, 'provider' | 'checkoutSessionId' | 'chargeId'>): Promise<string> =>
  derivedKey(`${provider}:${checkoutSessionId ?? chargeId ?? ''}`);
