/** The part of the contract that says how often is too often (`openapi/rate-limits.yaml`). */
export interface RateLimitedContract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string }>>>>;
  readonly 'x-rate-limits': readonly {
    readonly operations: readonly string[];
    readonly per: 'address' | 'link' | 'voucher';
    readonly requests: number;
    readonly seconds: number;
  }[];
}

/** How often one visitor's address may make these calls. */
export interface RateLimit {
  /** `POST /api/v2/voucher/token` */
  readonly calls: readonly string[];
  readonly perMinute: number;
  /** So many at once. */
  readonly requests: number;
}

/**
 * The limits that a web server can keep: those per address, of one request in a minute or more. What belongs
 * to a link or a voucher only the backend knows.
 */
export function rateLimits(contract: RateLimitedContract): RateLimit[] {
  const calls = new Map(
    Object.entries(contract.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId }]) => [
        operationId,
        `${method.toUpperCase()} ${path}`,
      ]),
    ),
  );
  return contract['x-rate-limits']
    .filter(({ per, requests, seconds }) => per === 'address' && requests * 60 >= seconds)
    .map(({ operations, requests, seconds }) => ({
      calls: operations.map((id) => calls.get(id) ?? ''),
      perMinute: Math.floor((requests * 60) / seconds),
      requests,
    }));
}
