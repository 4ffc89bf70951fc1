// How often is too often: `x-rate-limits` of the contract.
import { rateLimits } from './contract.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

/** Refuses a call that exceeds the limit of its operation. @param who the address, voucher or link */
export function refuseTooMany(
  { calls }: Store,
  operationId: string,
  per: 'address' | 'voucher' | 'link',
  who: string,
): void {
  const limit = rateLimits.find(
    (each) => each.per === per && each.operations.includes(operationId),
  );
  if (!limit) return;
  const now = Date.now();
  // A link or an e-mail is sent once, whichever of the operations asks for it.
  const name = `${per} ${limit.operations.join()} ${who}`;
  const since = now - limit.seconds * 1000;
  const recent = (calls.get(name) ?? []).filter((time) => time > since);
  if (recent.length >= limit.requests) {
    const [oldest = now] = recent;
    throw new Refusal('RATE_LIMITED', { retryAfter: Math.ceil((oldest - since) / 1000) });
  }
  calls.set(name, [...recent, now]);
}
