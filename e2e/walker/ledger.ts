import type { Deed } from './free-server.ts';
import type { Json } from './legal-answer.ts';

/** A redemption or a payment that took place at the server, once for each key. */
function once(
  deeds: readonly Deed[],
  operation: RegExp,
  happened: (truth: Json) => boolean,
): Deed[] {
  const found = deeds.filter(
    ({ operationId, status, truth }) =>
      operation.test(operationId) && status < 300 && happened((truth ?? {}) as Json),
  );
  return [...new Map(found.map((deed) => [deed.key, deed])).values()];
}

const DEBITED = new Set(['completed', 'delayed', 'fraud_check']);

/** Redemptions that took value from a voucher. */
export const debits = (deeds: readonly Deed[]): Deed[] =>
  once(deeds, /^redeemVoucher$/, ({ status }) => DEBITED.has(String(status)));

/** Payments that moved money. */
export const charges = (deeds: readonly Deed[]): Deed[] =>
  once(deeds, /^finalizeCharge/, ({ status }) => status === 'received' || status === 'processing');

/** Whether an answer about this deed reached the website. */
export const wasTold = (deeds: readonly Deed[], { operationId, key }: Deed): boolean =>
  deeds.some(
    (deed) => deed.operationId === operationId && deed.key === key && deed.answer !== undefined,
  );
