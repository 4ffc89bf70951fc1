import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '~/api';
import { sumOfItems } from '~/redemption/order';
import type { Attempt } from '~/redemption/redemption-state';
import { happenings, VOUCHERS } from './happenings';
import { targetOf } from './server';
import { createTab, createWorld, flush, type Tab, type World } from './tab';

// The real store and session against a model of the server. Anything happens in any order, in up to three
// tabs, and the promises of a redemption hold after each step.

/** The promises, checked after everything that happens, in every tab. */
function check(tabs: Tab[], world: World): void {
  const { server, intentions, deniedKeys } = world;
  // Promise 2: one intention, at most one debit, for the shop and value that were meant.
  const keys = server.debits.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const orders = keys.flatMap((key) => world.orders.get(key) ?? []);
  expect(new Set(orders).size).toBe(orders.length);
  expect(world.unmeant).toEqual([]);
  for (const { key, balanceInCent, ...debit } of server.debits) {
    expect(intentions.get(key)).toContainEqual(debit);
    // Nothing is redeemed from a balance that the visitor has not seen.
    if (debit.chargeId === undefined)
      expect([...(world.shown.get(key) ?? [])]).toContain(balanceInCent);
  }
  // A redemption that a page calls not redeemed is not, and stays so.
  expect(keys.filter((key) => deniedKeys.has(key))).toEqual([]);
  for (const tab of tabs) {
    const { store, sent, confirmed } = tab;
    const { redemption, confirmation, others } = store.getRecord();
    if (confirmation) confirmed.add(confirmation.result.redeemId);
    // A tab lets go of a request that took effect only when its confirmation was shown.
    const open = [redemption, ...others].flatMap((each) => ('key' in each ? each.key : []));
    // A copy may have redeemed with a payment of its own under the key that was refused here.
    const mine = server.debits.filter(({ key, chargeId }) => sent.get(key)?.has(chargeId));
    const lost = mine.filter(({ key }) => !confirmed.has(key) && !open.includes(key));
    expect(lost).toEqual([]);
    if (redemption.phase === 'filling' || redemption.phase === 'donating') {
      const isMine = sent.has(redemption.key) && world.senders.get(redemption.key)?.size === 1;
      expect(keys.filter((key) => isMine && key === redemption.key)).toEqual([]);
    }
    // What the page shows and sends is of the voucher that is held.
    const held = tab.held();
    if (held !== undefined && 'voucherId' in redemption && redemption.phase !== 'done')
      expect(redemption.voucherId ?? held).toBe(held);
    // Promise 4: "redeemed" is said only when it is true.
    if (confirmation) {
      const debit = server.debits.find(({ key }) => key === confirmation.result.redeemId);
      expect(debit?.target).toBe(
        confirmation.order.kind === 'shop' ? confirmation.order.shopId : 'donation',
      );
    }
    if (redemption.phase === 'done') expect(confirmation?.order).toEqual(redemption.order);
    // Promise 1: the page derives everything from the order; the request is the same.
    if ('request' in redemption) expectSame(redemption);
  }
}

function expectSame({ order, request }: Pick<Attempt, 'order' | 'request'>): void {
  if (order.kind === 'donation') return expect(targetOf(request)).toBe('donation');
  expect(targetOf(request)).toBe(order.shopId);
  expect(request.redeemValue).toBe(sumOfItems(order.items));
}

/** Promise 6: with the network back and its code at hand, every open redemption comes to an end. */
async function heal(tab: Tab, world: World): Promise<void> {
  tab.offline(false);
  tab.tell();
  await flush();
  for (let round = 0; round < 8; round += 1) {
    for (const call of tab.pending.splice(0)) call.settle('completed');
    await flush();
    check([tab], world);
    const { redemption, others } = tab.store.getRecord();
    const open = redemption.phase === 'uncertain' ? redemption : others[0];
    if (redemption.phase !== 'uncertain' && others.length === 0) return;
    if (open) tab.enter(open.voucherId);
    await flush();
    if (tab.store.getState().phase === 'uncertain') {
      tab.store.sendAgain();
      for (const call of tab.pending.splice(0)) call.settle('completed');
      await flush();
      // A key that another tab has used up is looked up instead.
      const isKnown = await tab.store.findOut();
      if (isKnown) return;
    } else if (tab.store.getState().phase === 'paid-but-refused') return;
    check([tab], world);
  }
}

const sequence = fc.array(
  fc.record({
    what: fc.constantFrom(...Object.keys(happenings)),
    random: fc.nat(59),
    tab: fc.nat(2),
  }),
  { minLength: 5, maxLength: 40 },
);

const RUNS = Number(process.env['MODEL_RUNS'] ?? 1000);

/** @param compares whether the server obeys `If-Match` */
async function walk(compares = true): Promise<Map<string, number>> {
  const reached = new Map<string, number>();
  const property = fc.asyncProperty(sequence, async (happened) => {
    const world = createWorld(compares);
    const tabs = [createTab(world)];
    const [first] = tabs;
    first?.enter(VOUCHERS[0]);
    for (const { what, random, tab: n } of happened) {
      const tab = tabs[n % tabs.length];
      if (!tab) continue;
      await Promise.resolve(happenings[what]?.(tabs, tab, world, random)).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        },
      );
      await flush();
      check(tabs, world);
      const { phase } = tab.store.getState();
      reached.set(phase, (reached.get(phase) ?? 0) + 1);
    }
    for (const tab of tabs) {
      await heal(tab, world);
      const { phase } = tab.store.getState();
      expect(['sending']).not.toContain(phase);
    }
    check(tabs, world);
  });
  await fc.assert(property, { numRuns: RUNS, seed: 20261122 });
  return reached;
}

test('in thousands of sequences nothing is redeemed twice, elsewhere, unasked or only in words', async () => {
  const reached = await walk();
  // The sequences are worth something: they reach every phase.
  for (const phase of [
    'choosing',
    'donating',
    'filling',
    'paying',
    'sending',
    'uncertain',
    'paid-but-refused',
    'done',
  ]) {
    expect(reached.get(phase) ?? 0, phase).toBeGreaterThan(RUNS / 100);
  }
}, 120_000);

test('a server that does not compare versions redeems what nobody has seen', async () => {
  await expect(walk(false)).rejects.toThrow('Property failed');
}, 120_000);
