import { parseJson } from '~/lib/json';
import { createSafeStorage } from '~/lib/safe-storage';
import type { Attempt } from './providers/attempt';

/** What all tabs of the site share. */
const shared = createSafeStorage(() => localStorage);

/** A visitor who has not come back from a provider by then does not pay in that tab any more, in ms. */
const AWAY = 15 * 60 * 1000;

type Started = Pick<Attempt, 'startKey'>;

const keyOf = (voucherId: string) => `paying:${voucherId}`;

/**
 * Notes for the other tabs that the visitor is on the page of a provider or bank, for this voucher: no lock is held
 * there (requirement 4.061).
 */
export function noteAway(voucherId: string | undefined, { startKey }: Started): void {
  if (voucherId === undefined) return;
  shared.setItem(keyOf(voucherId), JSON.stringify({ startKey, at: Date.now() }));
}

/** Whether another attempt for this voucher is on the page of its provider, in any tab. */
export function isAnotherAway(voucherId: string, startKey: string | undefined): boolean {
  const { startKey: away, at } = parseJson(shared.getItem(keyOf(voucherId)));
  return typeof away === 'string' && away !== startKey && Date.now() - Number(at) < AWAY;
}

/** The visitor came back from the page of that attempt. */
export function noteBack(voucherId: string | undefined, attempt: Started | undefined): void {
  if (voucherId === undefined || !attempt) return;
  if (!isAnotherAway(voucherId, attempt.startKey)) shared.removeItem(keyOf(voucherId));
}
