import { useEffect } from 'react';
import { isJson, parseJson } from '~/lib/json';
import { createSafeStorage } from '~/lib/safe-storage';
import { recipientOf } from './order';
import { isBound, type Redemption } from './redemption-state';
import type { RedemptionStore } from './redemption-store';
import { useRedemptionStore } from './use-redemption';

/** Storage that all tabs of the site share. */
const shared = createSafeStorage(() => localStorage);

/** So long the server knows the keys of its answers, in ms. */
const KEPT = 7 * 24 * 60 * 60 * 1000;

/** A redemption that was sent and has no answer, as other tabs know it: nothing that its visitor typed. */
export interface NotedAttempt {
  /** Its Idempotency-Key, by which it can be looked up. */
  key: string;
  recipient: string;
  amountInCent: number;
  /** ISO 4217 */
  currency: string;
  /** Epoch ms. */
  sentAt: number;
}

const keyOf = (voucherId: string) => `redeeming:${voucherId}`;

const followed = new WeakSet<RedemptionStore>();

/** Notes for other tabs, from now on, what this one has sent, until it is answered. */
export function useNotedAttempts(): void {
  const store = useRedemptionStore();
  useEffect(() => noteAttempts(store), [store]);
}

function noteAttempts(store: RedemptionStore): void {
  if (followed.has(store)) return;
  followed.add(store);
  let last = sent(store.getState());
  if (last) note(last);
  store.subscribe(() => {
    const now = sent(store.getState());
    // An open redemption of another voucher is kept aside.
    const isAside = store.getRecord().others.some(({ key }) => key === last?.key);
    if (last && last.key !== now?.key && !isAside) forgetAttempt(last.voucherId, last.key);
    if (now && now.key !== last?.key) note(now);
    last = now;
  });
}

const sent = (redemption: Redemption) => (isBound(redemption) ? redemption : undefined);

function note({ voucherId, key, order, request }: NonNullable<ReturnType<typeof sent>>): void {
  const attempt: NotedAttempt = {
    key,
    recipient: recipientOf(order),
    amountInCent: request.redeemValue,
    currency: request.currency,
    sentAt: Date.now(),
  };
  write(voucherId, [...notedAttempts(voucherId).filter((one) => one.key !== key), attempt]);
}

/** It is known what became of an attempt. */
export const forgetAttempt = (voucherId: string, key: string): void =>
  write(
    voucherId,
    notedAttempts(voucherId).filter((one) => one.key !== key),
  );

/** Requests of any tab for a voucher that have no answer. */
export function notedAttempts(voucherId: string): NotedAttempt[] {
  const { list } = parseJson(shared.getItem(keyOf(voucherId)));
  return Array.isArray(list) ? (list as unknown[]).filter(isNoted) : [];
}

function write(voucherId: string, list: readonly NotedAttempt[]): void {
  if (list.length === 0) shared.removeItem(keyOf(voucherId));
  else shared.setItem(keyOf(voucherId), JSON.stringify({ list }));
}

const isNoted = (value: unknown): value is NotedAttempt =>
  isJson(value) &&
  [value['key'], value['recipient']].every((text) => typeof text === 'string') &&
  /^[A-Z]{3}$/.test(String(value['currency'])) &&
  Number.isSafeInteger(value['amountInCent']) &&
  Date.now() - Number(value['sentAt']) < KEPT;
