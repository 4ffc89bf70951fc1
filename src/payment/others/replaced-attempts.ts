import type { ChargeResult } from '~/api';
import { isJson, parseJson } from '~/lib/json';
import type { KeyValueStore } from '~/lib/safe-storage';
import { createStore } from '~/lib/store';
import { DECIDED_AFTER, dropOpenPayment, keepOpenPayment } from '~/payment/open-payments';
import { isAmount, isAttempt, isOrder, keyOf } from '~/payment/payment-storage';
import type { Attempt } from '~/payment/providers/attempt';
import { isCurrency } from '~/payment/providers/read-amount';
import type { PaymentFlow, PaymentOrder } from '~/payment/providers/payment-adapter';

/** An attempt that another one replaced while it could still be paid. */
export interface ReplacedAttempt {
  order: PaymentOrder;
  attempt: Attempt;
  /** It was received in addition to the current payment. */
  received?: Received;
}

/** The receipt's data about it. */
export interface Received extends Pick<ChargeResult, 'chargedInCent' | 'currency'> {
  /** Unknown if the answer's figures cannot be. */
  transactionNumber?: string;
}

/** The kept part of the answer about a received payment. */
export const receivedOf = ({
  chargedInCent,
  currency,
  transactionNumber,
}: ChargeResult): Received => ({ chargedInCent, currency, transactionNumber });

const replacedKeyOf = (siteId: string, flow: PaymentFlow) => `${keyOf(siteId, flow)}:replaced`;

export type ReplacedAttempts = ReturnType<typeof createReplacedAttempts>;

/** The attempts of this tab that were replaced by others and can still be paid, oldest first: kept over a reload. */
export function createReplacedAttempts(storage: KeyValueStore, siteId: string, flow: PaymentFlow) {
  const key = replacedKeyOf(siteId, flow);
  const { get, set, subscribe } = createStore(read(storage, key, flow));

  function save(list: readonly ReplacedAttempt[]): void {
    if (list.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ list }));
    set(list);
  }

  /** It is decided, so other tabs need not know it. */
  function dropShared(startKey: string): void {
    const entry = get().find(({ attempt }) => attempt.startKey === startKey);
    if (entry) dropOpenPayment(entry.order.voucherId, entry.attempt);
  }

  return {
    get,
    subscribe,
    add(entry: ReplacedAttempt): void {
      if (!entry.received) keepOpenPayment(entry);
      save([...get(), entry]);
    },
    /** Stores the result of an attempt that was received in addition to the current payment. */
    markReceived(startKey: string, result: ChargeResult): void {
      dropShared(startKey);
      save(
        get().map((entry) =>
          entry.attempt.startKey === startKey ? { ...entry, received: receivedOf(result) } : entry,
        ),
      );
    },
    /** Forgets additionally received payments together with the current one. */
    dropReceived: () => save(get().filter(({ received }) => received === undefined)),
    /** Forgets the attempt with this key of its start. */
    drop(startKey: string): void {
      dropShared(startKey);
      save(get().filter(({ attempt }) => attempt.startKey !== startKey));
    },
  };
}

function read(storage: KeyValueStore, key: string, flow: PaymentFlow): readonly ReplacedAttempt[] {
  const { list } = parseJson(storage.getItem(key));
  if (!Array.isArray(list)) return [];
  return (list as unknown[]).filter(
    (entry): entry is ReplacedAttempt =>
      isJson(entry) &&
      isOrder(entry['order'], flow) &&
      isAttempt(entry['attempt']) &&
      (entry['received'] === undefined || isReceived(entry['received'])) &&
      Date.now() - entry['attempt'].createdAt < DECIDED_AFTER,
  );
}

const isReceived = (value: unknown): value is Received =>
  isJson(value) &&
  isAmount(value['chargedInCent']) &&
  isCurrency(value['currency']) &&
  (value['transactionNumber'] === undefined || typeof value['transactionNumber'] === 'string');
