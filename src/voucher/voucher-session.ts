import type { Greeting, VoucherTokenPayload } from '~/api';
import { parseJson } from '~/lib/json';
import type { KeyValueStore } from '~/lib/safe-storage';
import { createStore } from '~/lib/store';
import { decodeToken } from './decode-token';
import { callAt } from './long-timer';
import { asGreeting, createWaitingVouchers } from './waiting-vouchers';

/** The handler runs this long before the token expires, in ms (requirements 4.011, 9.001). */
export const EXPIRY_MARGIN = 10_000;

/** The visitor is warned this long before the token expires, in ms (WCAG 2.2.1 wants 20 s). */
export const WARNING_MARGIN = 120_000;

/** The visitor's voucher: the token and its contents. */
export interface ActiveVoucher {
  /** Id of the voucher, the same after its code was entered again. */
  id: string;
  token: string;
  voucher: VoucherTokenPayload['voucher'];
  /** Epoch ms of this device's clock. */
  expiresAt: number;
  /** The partner of a third-party redeem link. */
  partner: string | undefined;
}

export type VoucherSessionState =
  | { status: 'none' }
  | ({ status: 'active' | 'warned' } & ActiveVoucher)
  /** The time ran out; the code must be entered again (requirement 4.070). */
  | { status: 'expired' };

/** The visitor's voucher; undefined without a running session. */
export const heldVoucher = (state: VoucherSessionState): ActiveVoucher | undefined =>
  'token' in state ? state : undefined;

export interface VoucherSessionOptions {
  storage: KeyValueStore;
  /** Sites keep their vouchers apart even if they share an origin. */
  siteId: string;
  /** Whether a spent session is taken up at load: its confirmation still offers things for it. */
  keepsSpent?: boolean;
  /** Asks for a longer token. Rejects when the server offers none. */
  refresh?: () => Promise<string>;
  /** Clock in epoch ms. */
  now?: () => number;
  /** By how much the server's clock is ahead of this one, in ms. */
  clockOffset?: () => number;
}

/** The voucher session: an external store that React reads with `useVoucherSession`. */
export type VoucherSession = ReturnType<typeof createVoucherSession>;

/**
 * Keeps the voucher token, its voucher and its expiry, across reloads of this tab (requirements
 * 4.008 to 4.013). Timers are capped and chained; `check` is for wake-ups, after which timers are
 * late. A device whose clock is wrong keeps its session as long as the server does. A stored token that
 * is corrupt is forgotten; one that has run out starts as `expired`. A token that is good for paying only
 * begins no session.
 */
export function createVoucherSession({
  storage,
  siteId,
  keepsSpent = false,
  refresh,
  now = Date.now,
  clockOffset = () => 0,
}: VoucherSessionOptions) {
  const key = `voucher:${siteId}`;
  const offsetKey = `clock:${siteId}`;
  const spentKey = `spent:${siteId}`;
  const endedKey = `ended:${siteId}`;
  const balanceKey = `balance:${siteId}`;
  const greetingKey = `greeting:${siteId}`;
  /** Holds the id of a voucher that is one of several, also when none of the others waits any more. */
  const severalKey = `several:${siteId}`;
  const { get, set, subscribe } = createStore<VoucherSessionState>({ status: 'none' });
  const waiting = createWaitingVouchers(storage, siteId);
  let cancelTimer = () => {};
  /** One request at a time, however often the visitor asks and the timer fires. */
  let extending: Promise<boolean> | undefined;

  function schedule() {
    cancelTimer();
    const state = get();
    if (state.status !== 'active' && state.status !== 'warned') return;
    const margin = state.status === 'active' ? WARNING_MARGIN : EXPIRY_MARGIN;
    cancelTimer = callAt(state.expiresAt - margin, check, now);
  }

  /** Compares the clock with the expiry, and warns or ends the session. */
  function check() {
    const state = get();
    if (state.status !== 'active' && state.status !== 'warned') return;
    const remaining = state.expiresAt - now();
    if (remaining <= EXPIRY_MARGIN) {
      void expireUnlessExtended(state.token);
      return;
    }
    if (remaining <= WARNING_MARGIN && state.status === 'active') {
      set({ ...state, status: 'warned' });
    }
    schedule();
  }

  async function expireUnlessExtended(token: string) {
    cancelTimer();
    if (await extend()) return;
    // Another token may have arrived while the refresh was under way.
    if (hasToken(token)) end('expired');
  }

  function hasToken(token: string): boolean {
    const state = get();
    return 'token' in state && state.token === token;
  }

  function end(status: 'none' | 'expired') {
    cancelTimer();
    // After a redemption the giver can be thanked.
    if ('token' in get() && storage.getItem(spentKey) === null) storage.removeItem(greetingKey);
    storage.removeItem(key);
    storage.removeItem(offsetKey);
    storage.removeItem(spentKey);
    storage.removeItem(balanceKey);
    storage.removeItem(severalKey);
    // A page that is loaded after the end still says that the session is over.
    if (status === 'expired') storage.setItem(endedKey, 'yes');
    else storage.removeItem(endedKey);
    set({ status });
  }

  /** @param offset of the clocks; the one of now unless the token was stored with another */
  function begin(token: string, offset: number, greeting?: Greeting, isStored = false): boolean {
    const payload = decodeToken(token);
    // A card's token pays and never redeems (requirement 7.036).
    if (payload?.purpose === 'pay') return false;
    const isHeld = 'token' in get();
    if (!payload) {
      // The voucher stays valid.
      if (!isHeld) end('none');
      return false;
    }
    const expiresAt = payload.exp * 1000 - offset;
    if (expiresAt - now() <= EXPIRY_MARGIN) {
      // A session that never began has not ended.
      end(isHeld || isStored ? 'expired' : 'none');
      return false;
    }
    storage.removeItem(endedKey);
    storage.setItem(key, token);
    if (offset !== 0) storage.setItem(offsetKey, String(offset));
    const partner = payload.thirdPartyRedeem?.partner;
    const { sub: id } = payload;
    if (greeting) storage.setItem(greetingKey, JSON.stringify({ id, ...greeting }));
    const corrected = storage.getItem(balanceKey);
    const voucher = {
      ...payload.voucher,
      ...(corrected !== null && { balanceInCent: Number(corrected) }),
    };
    if (waiting.get().length > 0) storage.setItem(severalKey, id);
    waiting.remove(id);
    set({ status: 'active', id, token, voucher, expiresAt, partner });
    check();
    return true;
  }

  const start = (token: string, greeting?: Greeting): boolean => {
    storage.removeItem(spentKey);
    storage.removeItem(balanceKey);
    return begin(token, clockOffset(), greeting);
  };

  /** Asks the server for a longer token. @returns whether the session now lasts longer */
  function extend(): Promise<boolean> {
    extending ??= askForLongerToken().finally(() => (extending = undefined));
    return extending;
  }

  async function askForLongerToken(): Promise<boolean> {
    const state = get();
    if (!refresh || !('token' in state)) return false;
    const { token } = state;
    const longer = await refresh().catch(() => undefined);
    return longer !== undefined && hasToken(token) && start(longer);
  }

  function greetingOf(voucherId: string): Greeting | undefined {
    const { id, ...greeting } = parseJson(storage.getItem(greetingKey));
    return id === voucherId ? asGreeting(greeting) : undefined;
  }

  function putAside(): void {
    const held = heldVoucher(get());
    // What was redeemed is over, and its token tells an old balance.
    if (held && storage.getItem(spentKey) === null)
      waiting.add({ ...held, greeting: greetingOf(held.id) });
  }

  const correctBalance = (voucherId: string, balanceInCent: number): void => {
    const state = get();
    if (!('token' in state) || state.id !== voucherId) return;
    storage.setItem(balanceKey, String(balanceInCent));
    set({ ...state, voucher: { ...state.voucher, balanceInCent } });
  };

  const stored = storage.getItem(key);
  if (storage.getItem(spentKey) !== null && !keepsSpent) end('none');
  else if (stored === null && storage.getItem(endedKey) !== null) set({ status: 'expired' });
  else if (stored !== null) begin(stored, Number(storage.getItem(offsetKey)) || 0, undefined, true);

  return {
    getState: get,
    subscribe,
    /** Begins a session with a fresh token; a greeting that came before stays. @returns false when the token is unusable or run out */
    start,
    extend,
    check,
    /** What the giver of this voucher wrote, also after it was redeemed. */
    greetingOf,
    /**
     * The server has named another balance of a voucher than its token, in cents: it counts from now on. Nothing changes
     * where another voucher is held by then.
     */
    correctBalance,
    /** The vouchers of this visit beside the one that is held. */
    waiting: { get: waiting.get, subscribe: waiting.subscribe },
    /** Puts the held voucher aside, so that the code of one more can be entered. */
    putAside(): void {
      putAside();
      end('none');
    },
    /**
     * Goes on with a voucher that waits; the one that was held waits then.
     * @returns false if its time is over: its code must be entered again, and nothing else changes
     */
    takeUp(id: string): boolean {
      const next = waiting.get().find((one) => one.id === id);
      const { exp = 0 } = (next && decodeToken(next.token)) ?? {};
      if (!next || exp * 1000 - clockOffset() - now() <= EXPIRY_MARGIN) {
        waiting.remove(id);
        return false;
      }
      putAside();
      start(next.token, next.greeting);
      correctBalance(id, next.voucher.balanceInCent);
      return true;
    },
    /** Whether the voucher that is held is one of several of this visit, which have one form. */
    isOneOfSeveral: (): boolean => storage.getItem(severalKey) === heldVoucher(get())?.id,
    /** Ends the session of a voucher that was redeemed, unless another one, or the same one anew, is held by then. */
    letGo(voucherId: string | undefined): void {
      const state = get();
      const isSpent = storage.getItem(spentKey) !== null;
      if (!('token' in state) || (state.id === voucherId && isSpent)) end('none');
    },
    /**
     * The voucher was redeemed: its token tells an old balance. It serves the confirmation; the next page
     * load begins without it (requirement 4.021).
     */
    spend: () => storage.setItem(spentKey, 'yes'),
    /** Ends the session: the token, the voucher and the timer go (requirements 4.012, 4.013). */
    remove: () => end('none'),
    /** Ends the session because the server no longer accepts its token (401), or this one, if it is still held. */
    expire(token?: string): void {
      if (token === undefined || hasToken(token)) end('expired');
    },
  };
}
