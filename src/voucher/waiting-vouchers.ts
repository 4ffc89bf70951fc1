import type { Greeting, VoucherTokenPayload } from '~/api';
import { parseJson } from '~/lib/json';
import type { KeyValueStore } from '~/lib/safe-storage';
import { createStore } from '~/lib/store';
import { decodeToken } from './decode-token';

/** A voucher that was put aside in this visit, as it was then. */
export interface WaitingVoucher {
  id: string;
  token: string;
  voucher: VoucherTokenPayload['voucher'];
  greeting?: Greeting | undefined;
}

/**
 * The vouchers of this visit beside the one that is held, in the order in which they were put aside. Each keeps its
 * own token and balance: nothing adds up what the server keeps apart.
 */
export function createWaitingVouchers(storage: KeyValueStore, siteId: string) {
  const key = `waiting:${siteId}`;
  const { list } = parseJson(storage.getItem(key));
  const stored: readonly unknown[] = Array.isArray(list) ? list : [];
  const { get, set, subscribe } = createStore(stored.flatMap((one) => restored(one) ?? []));

  function replace(vouchers: WaitingVoucher[]): void {
    if (vouchers.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ list: vouchers.map(toStored) }));
    set(vouchers);
  }

  const without = (id: string): WaitingVoucher[] => get().filter((one) => one.id !== id);

  return {
    get,
    subscribe,
    add: (voucher: WaitingVoucher): void => replace([...without(voucher.id), voucher]),
    /** One that is held does not wait. */
    remove(id: string): void {
      if (get().some((one) => one.id === id)) replace(without(id));
    },
  };
}

const toStored = ({ token, greeting, voucher: { balanceInCent } }: WaitingVoucher) => ({
  token,
  balanceInCent,
  greeting,
});

/** A greeting as it was stored; undefined if it is not whole. */
export function asGreeting(stored: unknown): Greeting | undefined {
  const { name, text } = Object(stored) as Record<string, unknown>;
  return typeof name === 'string' && typeof text === 'string' ? { name, text } : undefined;
}

/** The storage is the visitor's: a part that is not whole is left out. */
function restored(stored: unknown): WaitingVoucher | undefined {
  const { token, balanceInCent, greeting } = Object(stored) as Record<string, unknown>;
  if (typeof token !== 'string' || !Number.isSafeInteger(balanceInCent)) return undefined;
  const payload = decodeToken(token);
  const voucher = payload && { ...payload.voucher, balanceInCent: Number(balanceInCent) };
  return voucher && { id: payload.sub, token, voucher, greeting: asGreeting(greeting) };
}
