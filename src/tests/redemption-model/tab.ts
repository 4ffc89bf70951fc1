import { expect } from 'vitest';
import { ApiError, type RedeemRequest, type RedeemResult } from '~/api';
import { createSafeStorage, type KeyValueStore } from '~/lib/safe-storage';
import type { Holder } from '~/voucher/activity';
import type { Seen } from '~/redemption/redemption-calls';
import { createRedemptionStore } from '~/redemption/redemption-store';
import { decodeToken } from '~/voucher/decode-token';
import { tokenFor } from '~/voucher/testing';
import { createVoucherSession, type VoucherSession } from '~/voucher/voucher-session';
import { createServer, targetOf, type Fate, type Intention } from './server';

// A tab with the real store and session, and the shared state of all tabs of a visitor.

export const SITE = 'model';

interface Pending {
  request: RedeemRequest;
  key: string;
  voucherId: string;
  settle: (fate: Fate) => void;
}

type Server = ReturnType<typeof createServer>;

/** The shared state of all tabs: the visitor's intentions, by the key that their request goes out under. */
export interface World {
  server: Server;
  /** The balances in cents that were shown when the visitor agreed, by key. */
  shown: Map<string, Set<number | undefined>>;
  /** Requests that were not intended. Kept here, because the store handles whatever a call throws. */
  unmeant: object[];
  /** The order that a key was sent for. */
  orders: Map<string, string>;
  intentions: Map<string, Intention[]>;
  /** The tabs that a key was sent by: a copy may redeem what was turned away here. */
  senders: Map<string, Set<object>>;
  charges: number;
  ids: number;
  /** Keys of which a page has said that nothing was redeemed. */
  deniedKeys: Set<string>;
}

export const createWorld = (compares = true): World => ({
  server: createServer(compares),
  shown: new Map(),
  unmeant: [],
  orders: new Map(),
  intentions: new Map(),
  senders: new Map(),
  charges: 0,
  ids: 0,
  deniedKeys: new Set(),
});

export const memory = (
  from?: Map<string, string>,
): KeyValueStore & { all: Map<string, string> } => {
  const all = new Map(from);
  const store = createSafeStorage(() => ({
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  }));
  return { ...store, all };
};

export function createTab(world: World, storage = memory()) {
  const pending: Pending[] = [];
  /** Keys that requests of this tab went out under, with their payments; keys that its confirmations were about. */
  const sent = new Map<string, Set<string | undefined>>();
  const confirmed = new Set<string>();
  const openSession = (): VoucherSession => createVoucherSession({ storage, siteId: SITE });
  let session = openSession();
  let isOffline = false;
  let isSlow = false;
  const slow: (() => void)[] = [];
  const calls = {
    redeem(request: RedeemRequest, key: string, { token, version: seen }: Seen) {
      const voucherId = decodeToken(token)?.sub ?? 'nobody';
      note(request, key, voucherId);
      return new Promise<RedeemResult>((resolve, reject) => {
        const settle = (fate: Fate) => {
          try {
            resolve(world.server.redeem(request, { key, voucherId, seen }, fate));
          } catch (error) {
            reject(error);
          }
        };
        pending.push({ request, key, voucherId, settle });
      });
    },
    isKnown: (key: string) => Promise.resolve(world.server.isKnown(key)),
    async activity({ id }: Holder) {
      if (isSlow) await new Promise<void>((resolve) => slow.push(resolve));
      if (isOffline) throw new ApiError({ kind: 'network', code: 'TEMPORARY_FAILURE' });
      return world.server.activity(id);
    },
  };

  /** The request is the one that the visitor agreed to with this voucher (promises 1 and 3). */
  function note(request: RedeemRequest, key: string, voucherId: string): void {
    const state = store.getState();
    if (state.phase === 'sending' && state.order.kind === 'shop') {
      world.orders.set(key, state.order.id);
    }
    sent.set(key, (sent.get(key) ?? new Set()).add(request.chargeId));
    world.senders.set(key, (world.senders.get(key) ?? new Set()).add(sent));
    const sending: Intention = {
      voucherId,
      target: targetOf(request),
      valueInCent: request.redeemValue,
      ...(request.chargeId !== undefined && { chargeId: request.chargeId }),
    };
    const meant = world.intentions.get(key) ?? [];
    const isMeant = meant.some((each) => JSON.stringify(each) === JSON.stringify(sending));
    if (!isMeant) world.unmeant.push({ key, sending, meant });
  }

  const open = () =>
    createRedemptionStore({
      storage,
      siteId: SITE,
      session,
      canPay: () => true,
      calls,
      now: () => 0,
      newId: () => `00000000-0000-4000-8000-${String((world.ids += 1)).padStart(12, '0')}`,
    });
  let store = open();

  const tab = {
    storage,
    get store() {
      return store;
    },
    pending,
    sent,
    confirmed,
    enter(voucherId: string): void {
      const balanceInCent = world.server.balanceOf(voucherId);
      session.start(tokenFor(undefined, { balanceInCent }, { sub: voucherId }));
    },
    offline: (is: boolean) => void (isOffline = is),
    /** Questions for what is known wait, until they are answered. */
    delay: () => void (isSlow = true),
    tell(): void {
      isSlow = false;
      for (const answer of slow.splice(0)) answer();
    },
    enterCard: () => {
      const before = session.getState();
      const isBegun = session.start(
        tokenFor(undefined, { balanceInCent: 9_000 }, { sub: 'card', purpose: 'pay' }),
      );
      // Promise 7: the token of a card never begins a session that redeems.
      expect(isBegun).toBe(false);
      expect(session.getState()).toEqual(before);
    },
    endSession: () => session.expire(),
    putAside: () => session.putAside(),
    takeUp: () => void session.takeUp(session.waiting.get()[0]?.id ?? ''),
    /** The balance that the pages show, in cents. */
    shown: () => {
      const state = session.getState();
      return 'token' in state ? state.voucher.balanceInCent : undefined;
    },
    held: () => {
      const state = session.getState();
      return 'token' in state ? state.id : undefined;
    },
    reload() {
      // Running requests continue at the server; their answers are lost, and what was to follow them.
      slow.length = 0;
      session = openSession();
      store = open();
    },
  };
  return tab;
}

export type Tab = ReturnType<typeof createTab>;

/** Lets promises settle: the deepest chain has fewer steps. */
export async function flush(): Promise<void> {
  for (let step = 0; step < 16; step += 1) await Promise.resolve();
}
