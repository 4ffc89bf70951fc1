import { ApiError } from '~/api/errors';
import type { ProblemCode } from '~/api';
import { isJson, parseJson } from '~/lib/json';
import { createSafeStorage, type KeyValueStore } from '~/lib/safe-storage';
import type { Attempt } from './providers/attempt';
import type { PaymentFlow, PaymentOrder } from './providers/payment-adapter';
import { isProvider } from './providers/providers';
import { isCurrency } from './providers/read-amount';
import type { PaymentState } from './payment-state';

/** The kept part of a payment while the visitor is away (requirement 7.020). */
export interface StoredPayment {
  order: PaymentOrder;
  state: PaymentState;
}

/** A phase that is missing here does not compile: its payment would be forgotten at a reload. */
const phases = {
  choosing: true,
  starting: true,
  'start-lost': true,
  approving: true,
  finishing: true,
  'finish-lost': true,
  processing: true,
  'awaiting-provider': true,
  'signed-out': true,
  received: true,
  confirming: true,
  failed: true,
  closed: true,
} satisfies Record<PaymentState['phase'], true>;

/** Payments live as long as the tab; if the browser stores nothing, as long as the page. */
export const paymentStorage = createSafeStorage();

/** One payment of each flow per site; sites keep theirs apart even if they share an origin. */
export const keyOf = (siteId: string, flow: PaymentFlow) => `payment:${siteId}:${flow}`;

/** Keeps a payment for this tab: no token, and of a failure only what it was. */
export function writePayment(
  storage: KeyValueStore,
  siteId: string,
  { order, state }: StoredPayment,
): void {
  storage.setItem(keyOf(siteId, order.flow), JSON.stringify({ order, state: storable(state) }));
}

export function removePayment(storage: KeyValueStore, siteId: string, flow: PaymentFlow): void {
  storage.removeItem(keyOf(siteId, flow));
}

function storable(state: PaymentState): object {
  if (state.phase === 'received') return { phase: state.phase, attempt: state.attempt };
  if (!('error' in state) || !state.error) return state;
  const { code, status } = state.error;
  return { ...state, error: { code, status } };
}

/** Reads what was kept. The storage is the visitor's: what is not whole counts as lost. */
export function readPayment(
  storage: KeyValueStore,
  siteId: string,
  flow: PaymentFlow,
): StoredPayment | undefined {
  const { order, state } = parseJson(storage.getItem(keyOf(siteId, flow)));
  if (!isOrder(order, flow) || !isJson(state)) return undefined;
  const { phase, attempt, error } = state;
  if (typeof phase !== 'string' || !Object.hasOwn(phases, phase)) return undefined;
  if (phase !== 'choosing' && !isAttempt(attempt)) return undefined;
  if (phase === 'choosing' && attempt !== undefined && !isAttempt(attempt)) return undefined;
  const pollCount = phase === 'processing' && { pollCount: 0 };
  const restored = {
    ...state,
    ...pollCount,
    ...(error !== undefined && { error: readError(error) }),
  };
  return { order, state: restored as unknown as PaymentState };
}

export const isAmount = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Number(value) > 0;

export const isOrder = (value: unknown, flow: PaymentFlow): value is PaymentOrder =>
  isJson(value) &&
  value['flow'] === flow &&
  isAmount(value['amountInCent']) &&
  isCurrency(value['currency']) &&
  [value['orderId'], value['voucherId']].every((id) => id === undefined || typeof id === 'string');

export const isAttempt = (value: unknown): value is Attempt =>
  isJson(value) &&
  isProvider(value['provider']) &&
  typeof value['startKey'] === 'string' &&
  isAmount(value['amountInCent']) &&
  isCurrency(value['currency']) &&
  isWebAddress(value['redirectUrl']);

/** An address that a click may lead to. */
const isWebAddress = (value: unknown): boolean =>
  value === undefined || /^https?:\/\//.test(String(value));

function readError(stored: unknown): ApiError {
  const { code, status } = isJson(stored) ? stored : {};
  return new ApiError({
    kind: 'problem',
    code: (typeof code === 'string' ? code : 'UNKNOWN') as ProblemCode,
    ...(typeof status === 'number' && { status }),
  });
}
