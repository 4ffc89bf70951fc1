import { expect } from 'vitest';
import { readPayment, writePayment } from '~/payment/payment-storage';
import { sumOfItems } from '~/redemption/order';
import type { ShopRequest } from '~/redemption/redemption-state';
import { FATES, type Intention } from './server';
import { createTab, flush, memory, SITE, type Tab, type World } from './tab';

// Acts of visitors, servers and browsers that meet a redemption, in any order.

export const VOUCHERS = ['voucher-a', 'voucher-b'] as const;
const SHOPS = [
  { shopId: 1, shopName: 'One', valueInCent: 2_000 },
  { shopId: 2, shopName: 'Two', valueInCent: 5_000 },
  { shopId: 3, shopName: 'Three', valueInCent: 15_000 },
] as const;

/** Copies of a tab share their keys: an intention in one of them belongs to all. */
const mean = ({ intentions }: World, key: string, intention: Intention): void =>
  void intentions.set(key, [...(intentions.get(key) ?? []), intention]);

/** What the page shows when the visitor agrees. */
const see = ({ shown }: World, key: string, tab: Tab): void =>
  void shown.set(key, new Set([...(shown.get(key) ?? []), tab.shown()]));

const customer = { email: 'mia@beispiel.de' };

/** The customer form is sent: a click that redeems, or that agrees to pay first. */
function submit(tab: Tab, world: World): void {
  const { store } = tab;
  const state = store.getState();
  const voucherId = tab.held();
  if (state.phase !== 'filling' || voucherId === undefined) return;
  const valueInCent = sumOfItems(state.order.items);
  const request: ShopRequest = {
    shopId: state.order.shopId,
    items: state.order.items,
    redeemValue: valueInCent,
    currency: 'EUR',
    delivery: 'screen',
    customer,
    termsAccepted: true,
  };
  if (valueInCent > 5_000) return store.acceptDifference(request);
  mean(world, state.key, { voucherId, target: state.order.shopId, valueInCent });
  see(world, state.key, tab);
  store.submit(request);
}

function donate(tab: Tab, world: World): void {
  const state = tab.store.getState();
  const voucherId = tab.held();
  if (state.phase !== 'donating' || voucherId === undefined) return;
  mean(world, state.key, { voucherId, target: 'donation', valueInCent: 1_000 });
  see(world, state.key, tab);
  tab.store.donate(
    { kind: 'donation', organisationName: 'Org', hasReceipt: false },
    {
      items: [{ valueInCent: 1_000, quantity: 1 }],
      redeemValue: 1_000,
      currency: 'EUR',
      delivery: 'donation',
      donationOrganisationId: 1,
      customer,
      termsAccepted: true,
    },
  );
}

/** The visitor pays on the page of the difference; whether the money has come is seen later. */
function pay(tab: Tab, world: World): void {
  const state = tab.store.getState();
  if (state.phase !== 'paying' || tab.held() !== state.voucherId) return;
  const chargeId = `charge-${(world.charges += 1)}`;
  writePayment(tab.storage, SITE, {
    order: { flow: 'redeem', amountInCent: 10_000, currency: 'EUR', orderKey: state.key },
    attempt: { provider: 'unzer', chargeId, startKey: chargeId, createdAt: 0 },
  });
}

/** The page of the difference learns that the money is there. */
function receive(tab: Tab, world: World): void {
  const { order, attempt } = readPayment(tab.storage, SITE, 'redeem') ?? {};
  const { chargeId } = attempt ?? {};
  if (order?.orderKey === undefined || chargeId === undefined) return;
  const state = tab.store.getState();
  if (state.phase === 'paying' && state.key === order.orderKey) {
    // The visitor agreed on this page to redeem with the payment.
    mean(world, state.key, {
      voucherId: state.voucherId,
      target: state.order.shopId,
      valueInCent: sumOfItems(state.order.items),
      chargeId,
    });
  }
  tab.store.paymentReceived(order.orderKey, { chargeId, amountInCent: 10_000, currency: 'EUR' });
}

/** "Send again" on the page of a refused, paid order is a new intention for the same order. */
function sendAgain(tab: Tab, world: World): void {
  const state = tab.store.getState();
  if (state.phase === 'paid-but-refused') {
    mean(world, state.key, {
      voucherId: state.voucherId,
      target: state.order.shopId,
      valueInCent: sumOfItems(state.order.items),
      chargeId: state.paid.chargeId,
    });
  }
  tab.store.sendAgain();
}

const choose = (tab: Tab, random: number): void => {
  const { valueInCent, ...shop } = SHOPS[random % SHOPS.length] ?? SHOPS[0];
  const before = tab.store.getRecord();
  const isBegun = tab.store.choose({ ...shop, items: [{ valueInCent, quantity: 1 }] });
  const after = tab.store.getRecord();
  // Promise 5: changing the choice costs nothing; a redemption that must end first stays as it was.
  if (!isBegun) return expect(after).toEqual(before);
  expect(after.form).toEqual(before.form);
  expect(after.redemption).toMatchObject({ phase: 'filling', order: shop });
};

type Happening = (tabs: Tab[], tab: Tab, world: World, random: number) => void | Promise<unknown>;

export const happenings: Record<string, Happening> = {
  'enter a': (_, tab) => tab.enter(VOUCHERS[0]),
  'enter b': (_, tab) => tab.enter(VOUCHERS[1]),
  'enter a card': (_, tab) => tab.enterCard(),
  'session over': (_, tab) => tab.endSession(),
  'one voucher more': (_, tab) => tab.putAside(),
  'take up a voucher that waits': (_, tab) => tab.takeUp(),
  choose: (_, tab, __, random) => choose(tab, random),
  'choose again': (_, tab, __, random) => choose(tab, random),
  type: (_, tab, __, random) => tab.store.setForm({ firstName: `name ${random}` }),
  submit: (_, tab, world) => submit(tab, world),
  'submit again': (_, tab, world) => submit(tab, world),
  'open donation': (_, tab) => tab.store.openDonation(),
  donate: (_, tab, world) => donate(tab, world),
  'back to the shop': (_, tab) => tab.store.resumeShop(),
  pay: (_, tab, world) => pay(tab, world),
  received: (_, tab, world) => receive(tab, world),
  'choose what has to be paid for': (_, tab, world) => {
    choose(tab, 2);
    submit(tab, world);
  },
  'pay at once': (_, tab, world) => {
    pay(tab, world);
    receive(tab, world);
  },
  'pay in vain': async (_, tab, world) => {
    pay(tab, world);
    receive(tab, world);
    await flush();
    tab.pending.shift()?.settle('PARTNER_UNAVAILABLE');
  },
  'leave payment': (_, tab) => tab.store.leavePayment(),
  'answer is a refusal': (_, tab) => tab.pending.shift()?.settle('PARTNER_UNAVAILABLE'),
  answer: (_, tab, __, random) =>
    tab.pending.shift()?.settle(FATES[random % FATES.length] ?? 'completed'),
  'answer well': (_, tab) => tab.pending.shift()?.settle('completed'),
  'answer is lost': (_, tab) => tab.pending.shift()?.settle('lost after'),
  'send again': (_, tab, world) => sendAgain(tab, world),
  'find out': async (_, tab, world) => {
    const state = tab.store.getState();
    const isKnown = await tab.store.findOut();
    if (state.phase === 'uncertain' && !isKnown) world.deniedKeys.add(state.key);
  },
  'what is known is told late': (_, tab) => tab.delay(),
  'what is known is told': (_, tab) => tab.tell(),
  'connection is lost': (_, tab) => tab.offline(true),
  'connection is back': (_, tab) => tab.offline(false),
  'another device redeems': (_, tab, world, random) =>
    world.server.change(tab.held() ?? '', random % 2 === 0 ? -100 : 100),
  reload: (_, tab) => tab.reload(),
  'continue with the other voucher': (_, tab) => tab.store.continueWithHeldVoucher(),
  'copy the tab': (tabs, tab, world) => {
    if (tabs.length < 3) tabs.push(createTab(world, memory(tab.storage.all)));
  },
};
