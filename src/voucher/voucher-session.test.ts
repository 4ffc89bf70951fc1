import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeyValueStore } from '~/lib/safe-storage';
import { tokenFor } from './testing';
import { createVoucherSession, EXPIRY_MARGIN, WARNING_MARGIN } from './voucher-session';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const NOW = 1_800_000_000 * SECOND;

let storage: KeyValueStore;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  const values = new Map<string, string>();
  storage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
});
afterEach(() => {
  vi.useRealTimers();
});

const sessionFor = (refresh?: () => Promise<string>) =>
  createVoucherSession({ storage, siteId: 'test', ...(refresh && { refresh }) });
const tokenIn = (ms: number) => tokenFor((NOW + ms) / SECOND);

test('[4.008] [4.009] holds token, voucher and expiry', () => {
  const session = sessionFor();
  expect(session.start(tokenIn(HOUR))).toBe(true);
  expect(session.getState()).toMatchObject({
    status: 'active',
    voucher: { balanceInCent: 5000 },
    expiresAt: NOW + HOUR,
  });
});

test('[4.010] survives a reload', () => {
  sessionFor().start(tokenIn(HOUR));
  expect(sessionFor().getState()).toMatchObject({ status: 'active', expiresAt: NOW + HOUR });
});

test('keeps the vouchers of two sites apart', () => {
  sessionFor().start(tokenIn(HOUR));
  const other = createVoucherSession({ storage, siteId: 'other' });
  expect(other.getState()).toEqual({ status: 'none' });
});

test('warns two minutes before the end', () => {
  const session = sessionFor();
  session.start(tokenIn(HOUR));
  vi.advanceTimersByTime(HOUR - WARNING_MARGIN - 1);
  expect(session.getState().status).toBe('active');
  vi.advanceTimersByTime(1);
  expect(session.getState().status).toBe('warned');
});

test('[4.011] [9.001] [4.070] ends 10 seconds before the expiry', async () => {
  const session = sessionFor();
  session.start(tokenIn(HOUR));
  await vi.advanceTimersByTimeAsync(HOUR - EXPIRY_MARGIN - 1);
  expect(session.getState().status).toBe('warned');
  await vi.advanceTimersByTimeAsync(1);
  expect(session.getState()).toEqual({ status: 'expired' });
  expect(EXPIRY_MARGIN).toBe(10_000);
  // The next page says it too, until another code was entered or the visitor has ended it.
  const next = sessionFor();
  expect(next.getState()).toEqual({ status: 'expired' });
  next.remove();
  expect(sessionFor().getState()).toEqual({ status: 'none' });
});

test('[7.036] the token of a card begins no session, and ends none', () => {
  const session = sessionFor();
  const card = tokenFor(undefined, {}, { sub: 'card', purpose: 'pay' });
  expect(session.start(card)).toBe(false);
  expect(session.getState()).toEqual({ status: 'none' });
  session.start(tokenIn(HOUR));
  expect(session.start(card)).toBe(false);
  expect(session.getState().status).toBe('active');
});

test('[4.021] a voucher that was redeemed is gone with the next page load, but for its confirmation', () => {
  const session = sessionFor();
  session.start(tokenIn(HOUR));
  session.spend();
  expect(session.getState().status).toBe('active');
  const confirmation = createVoucherSession({ storage, siteId: 'test', keepsSpent: true });
  expect(confirmation.getState().status).toBe('active');
  expect(sessionFor().getState()).toEqual({ status: 'none' });
  expect(confirmation.start(tokenIn(HOUR))).toBe(true);
  expect(sessionFor().getState().status).toBe('active');
});

const greeting = { name: 'Oma Gerda', text: 'Alles Gute!\nBis bald' };

test('keeps what the giver wrote across reloads and for a longer token, and for no other voucher', () => {
  const session = sessionFor();
  session.start(tokenIn(HOUR), greeting);
  session.start(tokenIn(2 * HOUR));
  expect(sessionFor().greetingOf('voucher-1')).toEqual(greeting);
  expect(sessionFor().greetingOf('voucher-2')).toBeUndefined();
});

test('what the giver wrote goes with a voucher that is let go', () => {
  const session = sessionFor();
  session.start(tokenIn(HOUR), greeting);
  session.remove();
  expect(session.greetingOf('voucher-1')).toBeUndefined();
  session.start(tokenIn(HOUR), greeting);
  session.expire();
  expect(session.greetingOf('voucher-1')).toBeUndefined();
});

test('after a redemption the giver can be thanked, also when its session is over', () => {
  const session = sessionFor();
  session.start(tokenIn(HOUR), greeting);
  session.spend();
  session.remove();
  session.remove();
  expect(sessionFor().greetingOf('voucher-1')).toEqual(greeting);
});

test('asks for a longer token before it ends, and goes on with it', async () => {
  const refresh = vi.fn(() => Promise.resolve(tokenIn(3 * HOUR)));
  const session = sessionFor(refresh);
  session.start(tokenIn(HOUR));
  await vi.advanceTimersByTimeAsync(HOUR - EXPIRY_MARGIN);
  expect(refresh).toHaveBeenCalledOnce();
  expect(session.getState()).toMatchObject({ status: 'active', expiresAt: NOW + 3 * HOUR });
});

test('ends when the server offers no longer token', async () => {
  const session = sessionFor(() => Promise.reject(new Error('404')));
  session.start(tokenIn(HOUR));
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(session.getState()).toEqual({ status: 'expired' });
});

test('asks once, however often the visitor clicks', async () => {
  let answer: (token: string) => void = () => {};
  const refresh = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const session = sessionFor(refresh);
  session.start(tokenIn(HOUR));
  const first = session.extend();
  const second = session.extend();
  answer(tokenIn(2 * HOUR));
  await expect(Promise.all([first, second])).resolves.toEqual([true, true]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a longer token that comes after the session was ended is not used', async () => {
  let answer: (token: string) => void = () => {};
  const session = sessionFor(() => new Promise<string>((resolve) => (answer = resolve)));
  session.start(tokenIn(HOUR));
  const extended = session.extend();
  session.remove();
  answer(tokenIn(2 * HOUR));
  await expect(extended).resolves.toBe(false);
  expect(session.getState()).toEqual({ status: 'none' });
});

test('[4.012] [4.013] removing the voucher removes token and timer', () => {
  const session = sessionFor();
  session.start(tokenIn(HOUR));
  session.remove();
  expect(session.getState()).toEqual({ status: 'none' });
  expect(vi.getTimerCount()).toBe(0);
  expect(sessionFor().getState()).toEqual({ status: 'none' });
});

test('an expiry months away does not end the session at once', () => {
  const session = sessionFor();
  session.start(tokenIn(2000 * HOUR));
  vi.advanceTimersByTime(1000 * HOUR);
  expect(session.getState().status).toBe('active');
});

test.each([
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
])('a device whose clock is %s has the whole session, also after a reload', async (_, ahead) => {
  const clockOffset = () => -ahead;
  const open = (skew?: () => number) =>
    createVoucherSession({ storage, siteId: 'test', ...(skew && { clockOffset: skew }) });
  // The server's clock says NOW, and so does the token.
  vi.setSystemTime(NOW + ahead);
  const session = open(clockOffset);
  expect(session.start(tokenIn(HOUR / 2))).toBe(true);
  expect(session.getState()).toMatchObject({ expiresAt: NOW + ahead + HOUR / 2 });
  expect(open().getState()).toMatchObject({ status: 'active', expiresAt: NOW + ahead + HOUR / 2 });
  await vi.advanceTimersByTimeAsync(HOUR / 2 - EXPIRY_MARGIN);
  expect(session.getState()).toEqual({ status: 'expired' });
  expect(storage.getItem('clock:test')).toBeNull();
});

test('two tabs keep their own sessions', () => {
  const first = sessionFor();
  const values = new Map<string, string>();
  const second = createVoucherSession({
    siteId: 'test',
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
  });
  first.start(tokenIn(HOUR));
  second.start(tokenIn(2 * HOUR));
  first.remove();
  expect(second.getState()).toMatchObject({ status: 'active', expiresAt: NOW + 2 * HOUR });
});

test('a tab that resumes shortly before the end warns, and asks for more time only at the end', async () => {
  const refresh = vi.fn(() => Promise.resolve(tokenIn(2 * HOUR)));
  const session = sessionFor(refresh);
  session.start(tokenIn(HOUR));
  vi.setSystemTime(NOW + HOUR - 60 * SECOND);
  session.check();
  expect(session.getState().status).toBe('warned');
  expect(refresh).not.toHaveBeenCalled();
  vi.setSystemTime(NOW + HOUR - 5 * SECOND);
  session.check();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.getState()).toMatchObject({ status: 'active', expiresAt: NOW + 2 * HOUR });
});

test('[4.070] a fresh token that is over ends no session, because none began', () => {
  const session = sessionFor();
  expect(session.start(tokenIn(-HOUR))).toBe(false);
  expect(session.getState()).toEqual({ status: 'none' });
});

test('a token that cannot be read costs no session that is held', () => {
  const session = sessionFor();
  session.start(tokenIn(HOUR));
  expect(session.start(tokenFor(NOW + HOUR))).toBe(false);
  expect(session.getState().status).toBe('active');
});

test.each([
  ['in milliseconds', NOW + HOUR],
  ['that is no number of seconds', Number.MAX_VALUE],
])('[4.011] an expiry %s begins no session that never ends', (_, exp) => {
  const session = sessionFor();
  expect(session.start(tokenFor(exp))).toBe(false);
  expect(session.getState()).toEqual({ status: 'none' });
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['run out', -HOUR],
  ['about to run out', 9 * SECOND],
])('a stored token that has %s is expired before the first paint', (_, remaining) => {
  storage.setItem('voucher:test', tokenIn(remaining));
  expect(sessionFor().getState()).toEqual({ status: 'expired' });
});

test.each(['', 'garbage', '{"token":1}', 'a.b.c'])('forgets the corrupt token %j', (stored) => {
  storage.setItem('voucher:test', stored);
  expect(sessionFor().getState()).toEqual({ status: 'none' });
  expect(storage.getItem('voucher:test')).toBeNull();
});

test('checks the clock when a suspended tab resumes', async () => {
  const session = sessionFor();
  session.start(tokenIn(HOUR));
  // Timers stand still while a computer sleeps; the clock does not.
  vi.setSystemTime(NOW + 2 * HOUR);
  session.check();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.getState()).toEqual({ status: 'expired' });
});

test('tells its listeners, and no more after they have left', () => {
  const session = sessionFor();
  const listener = vi.fn();
  const unsubscribe = session.subscribe(listener);
  session.start(tokenIn(HOUR));
  expect(listener).toHaveBeenCalled();
  listener.mockClear();
  unsubscribe();
  session.remove();
  expect(listener).not.toHaveBeenCalled();
});
