import { isJson, parseJson } from '~/lib/json';
import type { KeyValueStore } from '~/lib/safe-storage';
import { isAttempt, isOrder, keyOf } from './payment-storage';
import type { Attempt } from './providers/attempt';
import type { PaymentFlow, PaymentOrder } from './providers/payment-adapter';

/** An attempt that another one replaced while it could still be paid. */
export interface ReplacedAttempt {
  order: PaymentOrder;
  attempt: Attempt;
}

const replacedKeyOf = (siteId: string, flow: PaymentFlow) => `${keyOf(siteId, flow)}:replaced`;

/** By then every payment is decided (`getCharge` of the contract), in ms. */
const DECIDED_AFTER = 24 * 60 * 60 * 1000;

/** Attempts of this tab that were replaced by others and can still be paid, oldest first. */
export function readReplaced(
  storage: KeyValueStore,
  siteId: string,
  flow: PaymentFlow,
): readonly ReplacedAttempt[] {
  const { list } = parseJson(storage.getItem(replacedKeyOf(siteId, flow)));
  if (!Array.isArray(list)) return [];
  return (list as unknown[]).filter(
    (entry): entry is ReplacedAttempt =>
      isJson(entry) &&
      isOrder(entry['order'], flow) &&
      isAttempt(entry['attempt']) &&
      Date.now() - entry['attempt'].createdAt < DECIDED_AFTER,
  );
}

export function writeReplaced(
  storage: KeyValueStore,
  siteId: string,
  flow: PaymentFlow,
  list: readonly ReplacedAttempt[],
): void {
  const key = replacedKeyOf(siteId, flow);
  if (list.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify({ list }));
}
