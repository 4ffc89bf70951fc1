import type { Attempt } from './adapters/attempt';

/**
 * Idempotency key of a payment's end, computed from what the provider calls the payment: a reload, a
 * second return and a tab that knows nothing repeat the same end. @returns a UUID (version 8)
 */
export async function finishKey({
  provider,
  checkoutSessionId,
  chargeId,
}: Pick<Attempt, 'provider' | 'checkoutSessionId' | 'chargeId'>): Promise<string> {
  const name = `${provider}:${checkoutSessionId ?? chargeId ?? ''}`;
  const hash = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)),
  );
  const hex = Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
