import { beforeEach, expect, test, vi } from 'vitest';
import type { KeyValueStore } from '~/lib/safe-storage';
import { tokenFor } from './testing';
import { createVoucherSession, heldVoucher } from './voucher-session';

let storage: KeyValueStore;

beforeEach(() => {
  const values = new Map<string, string>();
  storage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
});

const open = () => createVoucherSession({ storage, siteId: 'test' });
const token = (sub: string, balanceInCent: number, exp?: number) =>
  tokenFor(exp, { balanceInCent }, { sub });
const sums = (session: ReturnType<typeof open>) => ({
  held: heldVoucher(session.getState())?.voucher.balanceInCent,
  waiting: session.waiting.get().map(({ voucher }) => voucher.balanceInCent),
});

test('one more code puts the first voucher aside, with the balance that the server told', () => {
  const session = open();
  session.start(token('a', 5000));
  session.correctBalance('a', 4000);
  session.putAside();
  expect(session.getState()).toEqual({ status: 'none' });
  session.start(token('b', 3000));
  expect(sums(session)).toEqual({ held: 3000, waiting: [4000] });
  expect(session.isOneOfSeveral()).toBe(true);
});

test('a voucher is taken up with its balance and greeting, and the other waits; a reload keeps both', () => {
  const session = open();
  const greeting = { name: 'Oma', text: 'Alles Gute!' };
  session.start(token('a', 5000), greeting);
  session.correctBalance('a', 4000);
  session.putAside();
  session.start(token('b', 3000));
  expect(session.takeUp('a')).toBe(true);
  expect(sums(session)).toEqual({ held: 4000, waiting: [3000] });
  expect(sums(open())).toEqual({ held: 4000, waiting: [3000] });
  expect(open().greetingOf('a')).toEqual(greeting);
});

test('a voucher that was redeemed does not wait, and leaving its confirmation ends only its own session', () => {
  const session = open();
  session.start(token('a', 5000));
  session.putAside();
  session.start(token('b', 3000));
  session.spend();
  const listener = vi.fn(() => session.isOneOfSeveral());
  session.subscribe(listener);
  session.takeUp('a');
  session.letGo('b');
  expect(sums(session)).toEqual({ held: 5000, waiting: [] });
  expect(listener.mock.results[0]?.value).toBe(true);
  session.letGo('a');
  expect(sums(session)).toEqual({ held: 5000, waiting: [] });
  session.spend();
  session.letGo('a');
  expect(session.getState()).toEqual({ status: 'none' });
});

test('the last voucher of several is one of them after a reload, until its session ends', () => {
  const session = open();
  session.start(token('a', 5000));
  session.putAside();
  session.start(token('b', 3000));
  session.spend();
  session.takeUp('a');
  expect(open().isOneOfSeveral()).toBe(true);
  session.remove();
  session.start(token('a', 5000));
  expect(session.isOneOfSeveral()).toBe(false);
});

test('a code that is entered twice does not wait beside itself', () => {
  const session = open();
  session.start(token('a', 5000));
  session.putAside();
  session.start(token('a', 5000));
  expect(sums(session)).toEqual({ held: 5000, waiting: [] });
});

test('one whose time is over is not taken up, and leaves the list', () => {
  const session = open();
  session.start(token('b', 3000));
  storage.setItem(
    'waiting:test',
    JSON.stringify({
      list: [{ token: token('a', 5000, 1), balanceInCent: 5000 }, { token: 'x' }, null],
    }),
  );
  const next = open();
  expect(sums(next)).toEqual({ held: 3000, waiting: [5000] });
  expect(next.takeUp('a')).toBe(false);
  expect(sums(next)).toEqual({ held: 3000, waiting: [] });
});
