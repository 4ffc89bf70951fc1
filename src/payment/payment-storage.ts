import { isJson, parseJson } from '~/lib/json';
import { createSafeStorage, type KeyValueStore } from '~/lib/safe-storage';
import type { Attempt } from './providers/attempt';
import type { PaymentFlow, PaymentOrder } from './providers/payment-adapter';
import { isProvider } from './providers/providers';

/** The intention of this tab: what is paid, and the attempt that was begun last. What became of it, the server knows. */
export interface Kept {
  order: PaymentOrder;
  attempt?: Attempt;
}

/** Intentions live as long as the tab; if the browser stores nothing, as long as the page. */
export const paymentStorage = createSafeStorage();

/** One payment of each flow per site; sites keep theirs apart even if they share an origin. */
const keyOf = (siteId: string, flow: PaymentFlow) => `payment:${siteId}:${flow}`;

export function writePayment(storage: KeyValueStore, siteId: string, kept: Kept): void {
  storage.setItem(keyOf(siteId, kept.order.flow), JSON.stringify(kept));
}

export function removePayment(storage: KeyValueStore, siteId: string, flow: PaymentFlow): void {
  storage.removeItem(keyOf(siteId, flow));
}

/** Reads what was kept. The storage is the visitor's: what is not whole counts as lost. */
export function readPayment(
  storage: KeyValueStore,
  siteId: string,
  flow: PaymentFlow,
): Kept | undefined {
  const { order, attempt } = parseJson(storage.getItem(keyOf(siteId, flow)));
  if (!isOrder(order, flow)) return undefined;
  return isAttempt(attempt) ? { order, attempt } : { order };
}

const isCurrency = (value: unknown): boolean => /^[A-Z]{3}$/.test(String(value));

const isAmount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

const isOrder = (value: unknown, flow: PaymentFlow): value is PaymentOrder =>
  isJson(value) &&
  value['flow'] === flow &&
  isAmount(value['amountInCent']) &&
  isCurrency(value['currency']) &&
  [value['orderKey'], value['voucherId']].every((id) => id === undefined || typeof id === 'string');

const isAttempt = (value: unknown): value is Attempt =>
  isJson(value) &&
  isProvider(value['provider']) &&
  typeof value['startKey'] === 'string' &&
  Number.isSafeInteger(value['createdAt']) &&
  isWebAddress(value['redirectUrl']);

/** An address that a click may lead to. */
const isWebAddress = (value: unknown): boolean =>
  value === undefined || /^https?:\/\//.test(String(value));
