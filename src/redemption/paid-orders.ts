import type { KeyValueStore } from '~/lib/safe-storage';
import type { Paid } from './redemption-state';

/** More than the orders that copies of a tab can be about. */
const MOST = 10;

type Entry = Paid & { orderId: string };

const keyOf = (siteId: string) => `paid-orders:${siteId}`;

/**
 * Notes for all tabs of the site that the difference of an order was received, so that a copy of the tab
 * does not pay it again (requirement 4.069). @param storage shared by the tabs
 */
export function notePaid(
  storage: KeyValueStore,
  siteId: string,
  orderId: string,
  paid: Paid,
): void {
  const others = read(storage, siteId).filter((entry) => entry.orderId !== orderId);
  const entries = [...others, { ...paid, orderId }].slice(-MOST);
  storage.setItem(keyOf(siteId), JSON.stringify(entries));
}

/** The sum that any tab paid for an order. */
export function findPaid(
  storage: KeyValueStore,
  siteId: string,
  orderId: string,
): Paid | undefined {
  const found = read(storage, siteId).find((entry) => entry.orderId === orderId);
  if (!found) return undefined;
  const { orderId: _orderId, ...paid } = found;
  return paid;
}

function read(storage: KeyValueStore, siteId: string): Entry[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(siteId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (value: unknown): value is Entry => {
  const { orderId, chargeId, amountInCent, currency } = (value ?? {}) as Partial<Entry>;
  return (
    typeof orderId === 'string' &&
    typeof chargeId === 'string' &&
    Number.isSafeInteger(amountInCent) &&
    typeof currency === 'string'
  );
};
