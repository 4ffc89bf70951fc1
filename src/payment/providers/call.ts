import type { CallOptions } from './payment-adapter';

/** The headers of a call that moves money. */
export const sentWith = ({ token, idempotencyKey, version }: CallOptions) => ({
  headers: {
    'Idempotency-Key': idempotencyKey,
    'If-Match': version,
  },
  auth: token,
  throwOnError: true as const,
});
