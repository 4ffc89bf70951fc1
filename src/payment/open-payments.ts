import { isJson, parseJson } from '~/lib/json';
import { createSafeStorage } from '~/lib/safe-storage';
import { canChoose, mayStillBePaid, type PaymentState } from './payment-state';
import { isAttempt, isOrder } from './payment-storage';
import type { Attempt } from './providers/attempt';
import type { PaymentOrder } from './providers/payment-adapter';

/** Storage that all tabs of the site share. */
const shared = createSafeStorage(() => localStorage);

/** By then every payment is decided (`getCharge` of the contract), in ms. */
export const DECIDED_AFTER = 24 * 60 * 60 * 1000;

/** A visitor who has not come back from a provider by then does not pay in that tab any more, in ms. */
const AWAY = 15 * 60 * 1000;

/** A payment that may still take money. */
export interface OpenPayment {
  order: PaymentOrder;
  attempt: Attempt;
}

interface Entry extends OpenPayment {
  /** Since when the visitor is on the page of the provider or bank, where no lock is held: epoch ms. */
  awaySince?: number;
}

/** The attempt that may still take money, wherever its visitor is. */
export function undecidedAttempt(state: PaymentState): Attempt | undefined {
  if (state.phase === 'received' || state.phase === 'confirming' || state.phase === 'closed')
    return undefined;
  return canChoose(state) ? mayStillBePaid(state) : state.attempt;
}

const keyOf = (voucherId: string) => `paying:${voucherId}`;

/** Keeps a payment for all tabs until it is decided, because its own may be closed (requirement 4.061). */
export function keepOpenPayment({ order, attempt }: OpenPayment): void {
  change(order.voucherId, attempt, (before) => ({ ...before, order, attempt }));
}

/** Notes that the visitor is on the page of the provider or bank. */
export function noteAway({ order, attempt }: OpenPayment): void {
  change(order.voucherId, attempt, () => ({ order, attempt, awaySince: Date.now() }));
}

/** The visitor came back from that page. */
export function noteBack(voucherId: string | undefined, attempt: Attempt): void {
  change(voucherId, attempt, (before) => before && { order: before.order, attempt });
}

/** A payment was decided, or is forgotten. */
export function dropOpenPayment(voucherId: string | undefined, attempt: Attempt): void {
  change(voucherId, attempt, () => undefined);
}

/** Payments of any tab that may still take money for a voucher or card, oldest first. */
export const openPaymentsOf = (voucherId: string | undefined): OpenPayment[] => read(voucherId);

/** Whether another attempt for this voucher is on the page of its provider, in any tab. */
export const isAnotherAway = (voucherId: string, startKey: string | undefined): boolean =>
  read(voucherId).some(
    ({ attempt, awaySince = 0 }) => attempt.startKey !== startKey && Date.now() - awaySince < AWAY,
  );

/** Changes the entry of an attempt. One that is known by its address only was not begun here. */
function change(
  voucherId: string | undefined,
  { startKey }: Attempt,
  to: (before: Entry | undefined) => Entry | undefined,
): void {
  if (voucherId === undefined || startKey === '') return;
  const entries = read(voucherId);
  const index = entries.findIndex(({ attempt }) => attempt.startKey === startKey);
  const next = to(entries[index]);
  if (!next && index < 0) return;
  entries.splice(index < 0 ? entries.length : index, 1, ...(next ? [next] : []));
  if (entries.length === 0) shared.removeItem(keyOf(voucherId));
  else shared.setItem(keyOf(voucherId), JSON.stringify({ list: entries }));
}

function read(voucherId: string | undefined): Entry[] {
  if (voucherId === undefined) return [];
  const { list } = parseJson(shared.getItem(keyOf(voucherId)));
  if (!Array.isArray(list)) return [];
  return (list as unknown[]).filter(
    (entry): entry is Entry =>
      isJson(entry) &&
      (isOrder(entry['order'], 'redeem') || isOrder(entry['order'], 'prepaid')) &&
      isAttempt(entry['attempt']) &&
      Date.now() - entry['attempt'].createdAt < DECIDED_AFTER,
  );
}
