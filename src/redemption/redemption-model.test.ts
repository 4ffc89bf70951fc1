import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError, type ProblemCode, type RedeemRequest, type RedeemResult } from '~/api';
import { createSafeStorage, type KeyValueStore } from '~/lib/safe-storage';
import { writePayment } from '~/payment/payment-storage';
import { tokenFor } from '~/voucher/testing';
import { createVoucherSession } from '~/voucher/voucher-session';
import { sumOfItems } from './order';
import type { Attempt, ShopRequest } from './redemption-state';
import { createRedemptionStore } from './redemption-store';

// The real store and session against a server that keeps a ledger and guards against nothing but what its
// contract promises: one answer per key. Anything happens in any order, in up to three tabs.

const SITE = 'model';
const VOUCHERS = ['voucher-a', 'voucher-b'] as const;
const SHOPS = [
  { shopId: 1, shopName: 'One', valueInCent: 2_000 },
  { shopId: 2, shopName: 'Two', valueInCent: 5_000 },
  { shopId: 3, shopName: 'Three', valueInCent: 15_000 },
] as const;

/** A click that means: redeem this, for that, with this voucher. */
interface Intention {
  voucherId: string;
  target: number | 'donation';
  valueInCent: number;
  /** The payment that was made for it. */
  chargeId?: string;
}

interface Debit extends Intention {
  key: string;
}

const problem = (code: ProblemCode, status: number, more: object = {}) =>
  new ApiError({
    kind: 'problem',
    code,
    status,
    problem: { type: 'about:blank', title: code, status, code, ...more },
  });

const targetOf = (request: RedeemRequest): Intention['target'] =>
  request.delivery === 'donation' ? 'donation' : request.shopId;

/** What becomes of a request: whether it takes effect, whether its answer arrives, and as what. */
const FATES = [
  'completed',
  'delayed',
  'fraud_check',
  'payment_required',
  'PARTNER_UNAVAILABLE',
  'VALIDATION_FAILED',
  'CREDIT_INSUFFICIENT',
  'SESSION_EXPIRED',
  'RATE_LIMITED',
  'lost before',
  'lost after',
  'failure before',
  'failure after',
  'not of the contract, before',
  'not of the contract, after',
] as const;
type Fate = (typeof FATES)[number];

function createServer() {
  const debits: Debit[] = [];
  const answers = new Map<string, { body: string; answer: RedeemResult | ApiError }>();
  /** Keys that the server has said it does not know: it acts on them no more. */
  const closed = new Set<string>();

  function redeem(request: RedeemRequest, key: string, voucherId: string, fate: Fate) {
    const body = JSON.stringify(request);
    const known = answers.get(key);
    if (closed.has(key) || (known && known.body !== body)) {
      throw problem('IDEMPOTENCY_KEY_REUSED', 422);
    }
    if (known) return given(known.answer, fate);
    const silent = silence(fate);
    if (silent && !fate.endsWith('after')) throw silent;
    const answer = execute(request, key, voucherId, silent ? 'completed' : fate);
    answers.set(key, { body, answer });
    if (silent) throw silent;
    return given(answer, fate);
  }

  /** An answer that arrives, unless this one is lost on its way as well. */
  function given(answer: RedeemResult | ApiError, fate: Fate): RedeemResult {
    const silent = silence(fate);
    if (silent) throw silent;
    if (answer instanceof ApiError) throw answer;
    return answer;
  }

  function execute(request: RedeemRequest, key: string, voucherId: string, fate: Fate) {
    const due = { differenceInCent: 500, balanceInCent: 1_000, currency: 'EUR' } as const;
    switch (fate) {
      case 'payment_required':
        return { status: fate, redemptionCompleted: false, ...due } as const;
      case 'PARTNER_UNAVAILABLE':
        return problem(fate, 409);
      case 'VALIDATION_FAILED':
        return problem(fate, 422);
      case 'CREDIT_INSUFFICIENT':
        return problem(fate, 409, due);
      default: {
        const valueInCent = request.redeemValue;
        const { chargeId } = request;
        debits.push({
          key,
          voucherId,
          target: targetOf(request),
          valueInCent,
          ...(chargeId !== undefined && { chargeId }),
        });
        const base = {
          redeemId: key,
          orderNumber: key,
          transactionNumber: key,
          delivery: request.delivery,
          redeemedInCent: valueInCent,
          remainingInCent: 0,
          currency: 'EUR',
        } as const;
        if (fate === 'delayed') {
          const expectedBy = '2026-11-22T12:00:00Z';
          return { ...base, status: fate, redemptionCompleted: false, expectedBy } as const;
        }
        if (fate === 'fraud_check') {
          return { ...base, status: fate, redemptionCompleted: false, fraudIdent: 'f' } as const;
        }
        return { ...base, status: 'completed', redemptionCompleted: true } as const;
      }
    }
  }

  return {
    debits,
    redeem,
    isKnown(key: string): boolean {
      if (answers.get(key)?.answer instanceof ApiError) return false;
      if (answers.has(key)) return true;
      closed.add(key);
      return false;
    },
  };
}

/** Failures that say nothing about the request; undefined where the server answers. */
function silence(fate: Fate): ApiError | undefined {
  switch (fate) {
    case 'SESSION_EXPIRED':
      return problem(fate, 401);
    case 'RATE_LIMITED':
      return problem(fate, 429);
    case 'lost before':
    case 'lost after':
      return new ApiError({ kind: 'network', code: 'TEMPORARY_FAILURE' });
    case 'failure before':
    case 'failure after':
      return problem('TEMPORARY_FAILURE', 503);
    case 'not of the contract, before':
    case 'not of the contract, after':
      return new ApiError({ kind: 'contract', code: 'UNKNOWN', status: 200 });
    default:
      return undefined;
  }
}

interface Pending {
  request: RedeemRequest;
  key: string;
  voucherId: string;
  settle: (fate: Fate) => void;
}

type Server = ReturnType<typeof createServer>;

/** What all tabs share: the visitor's intentions, by the key that their request goes out under. */
interface World {
  server: Server;
  /** Requests that nobody meant. Kept here, because the store handles whatever a call throws. */
  unmeant: object[];
  /** The order that a key was sent for. */
  orders: Map<string, string>;
  intentions: Map<string, Intention[]>;
  charges: number;
  ids: number;
  /** Keys of which a page has said that nothing was redeemed. */
  deniedKeys: Set<string>;
}

const memory = (from?: Map<string, string>): KeyValueStore & { all: Map<string, string> } => {
  const all = new Map(from);
  const store = createSafeStorage(() => ({
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  }));
  return { ...store, all };
};

function createTab(world: World, storage = memory()) {
  const pending: Pending[] = [];
  /** Keys that requests of this tab went out under, and those that its confirmations were about. */
  const sent = new Set<string>();
  const confirmed = new Set<string>();
  let session = createVoucherSession({ storage, siteId: SITE });
  const calls = {
    redeem(request: RedeemRequest, key: string): Promise<RedeemResult> {
      const held = session.getState();
      const voucherId = 'token' in held ? held.id : 'nobody';
      note(request, key, voucherId);
      return new Promise((resolve, reject) => {
        const settle = (fate: Fate) => {
          try {
            resolve(world.server.redeem(request, key, voucherId, fate));
          } catch (error) {
            reject(error);
          }
        };
        pending.push({ request, key, voucherId, settle });
      });
    },
    isKnown: (key: string) => Promise.resolve(world.server.isKnown(key)),
  };

  /** What goes out is what the visitor agreed to with this voucher (promises 1 and 3). */
  function note(request: RedeemRequest, key: string, voucherId: string): void {
    const state = store.getState();
    if (state.phase === 'sending' && state.order.kind === 'shop') {
      world.orders.set(key, state.order.id);
    }
    sent.add(key);
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
    enter: (voucherId: string) =>
      void session.start(tokenFor(undefined, { balanceInCent: 5_000 }, { sub: voucherId })),
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
    held: () => {
      const state = session.getState();
      return 'token' in state ? state.id : undefined;
    },
    reload() {
      // What is under way goes on at the server; its answer reaches nobody.
      session = createVoucherSession({ storage, siteId: SITE });
      store = open();
    },
  };
  return tab;
}

type Tab = ReturnType<typeof createTab>;

/** Copies of a tab share their keys: what is meant by one of them is one intention. */
const mean = ({ intentions }: World, key: string, intention: Intention): void =>
  void intentions.set(key, [...(intentions.get(key) ?? []), intention]);

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
  store.submit(request);
}

function donate(tab: Tab, world: World): void {
  const state = tab.store.getState();
  const voucherId = tab.held();
  if (state.phase !== 'donating' || voucherId === undefined) return;
  mean(world, state.key, { voucherId, target: 'donation', valueInCent: 1_000 });
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
function pay(tab: Tab, world: World, isCard: boolean): void {
  const state = tab.store.getState();
  if (state.phase !== 'paying' || tab.held() !== state.voucherId) return;
  const chargeId = `charge-${(world.charges += 1)}`;
  const provider = isCard ? 'unzer' : 'amazonpay';
  writePayment(tab.storage, SITE, {
    order: { flow: 'redeem', amountInCent: 10_000, currency: 'EUR', orderId: state.order.id },
    state: {
      phase: isCard ? 'processing' : 'approving',
      attempt: {
        provider,
        chargeId,
        amountInCent: 10_000,
        currency: 'EUR',
        startKey: chargeId,
        createdAt: 0,
      },
      ...(isCard && { pollCount: 0 }),
    } as never,
  });
}

/** The page of the difference learns that the money is there. */
function receive(tab: Tab, world: World): void {
  const stored = tab.storage.getItem(`payment:${SITE}:redeem`);
  if (stored === null) return;
  const { order, state: payment } = JSON.parse(stored) as {
    order: { orderId: string };
    state: { attempt: { chargeId: string } };
  };
  const state = tab.store.getState();
  const { chargeId } = payment.attempt;
  if (state.phase === 'paying' && state.order.id === order.orderId) {
    // The visitor agreed on this page to redeem with the payment.
    mean(world, state.key, {
      voucherId: state.voucherId,
      target: state.order.shopId,
      valueInCent: sumOfItems(state.order.items),
      chargeId,
    });
  }
  tab.store.paymentReceived(order.orderId, { chargeId, amountInCent: 10_000, currency: 'EUR' });
}

/** "Send again" on the page of a paid order that was refused is a click of its own, for the same thing. */
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

const choose = (tab: Tab, luck: number): void => {
  const { valueInCent, ...shop } = SHOPS[luck % SHOPS.length] ?? SHOPS[0];
  const before = tab.store.getRecord();
  const isBegun = tab.store.choose({ ...shop, items: [{ valueInCent, quantity: 1 }] });
  const after = tab.store.getRecord();
  // Promise 5: a changed mind costs nothing; what has to end first stays as it was.
  if (!isBegun) return expect(after).toEqual(before);
  expect(after.form).toEqual(before.form);
  expect(after.redemption).toMatchObject({ phase: 'filling', order: shop });
};

type Happening = (tabs: Tab[], tab: Tab, world: World, luck: number) => void | Promise<unknown>;

const happenings: Record<string, Happening> = {
  'enter a': (_, tab) => tab.enter(VOUCHERS[0]),
  'enter b': (_, tab) => tab.enter(VOUCHERS[1]),
  'enter a card': (_, tab) => tab.enterCard(),
  'session over': (_, tab) => tab.endSession(),
  choose: (_, tab, __, luck) => choose(tab, luck),
  'choose again': (_, tab, __, luck) => choose(tab, luck),
  type: (_, tab, __, luck) => tab.store.setForm({ firstName: `name ${luck}` }),
  submit: (_, tab, world) => submit(tab, world),
  'submit again': (_, tab, world) => submit(tab, world),
  'open donation': (_, tab) => tab.store.openDonation(),
  donate: (_, tab, world) => donate(tab, world),
  'back to the shop': (_, tab) => tab.store.resumeShop(),
  'pay by wallet': (_, tab, world) => pay(tab, world, false),
  'pay by card': (_, tab, world) => pay(tab, world, true),
  received: (_, tab, world) => receive(tab, world),
  'choose what has to be paid for': (_, tab, world) => {
    choose(tab, 2);
    submit(tab, world);
  },
  'pay at once': (_, tab, world) => {
    pay(tab, world, false);
    receive(tab, world);
  },
  'leave payment': (_, tab) => void tab.store.leavePayment(),
  'answer is a refusal': (_, tab) => tab.pending.shift()?.settle('PARTNER_UNAVAILABLE'),
  answer: (_, tab, __, luck) =>
    tab.pending.shift()?.settle(FATES[luck % FATES.length] ?? 'completed'),
  'answer well': (_, tab) => tab.pending.shift()?.settle('completed'),
  'answer is lost': (_, tab) => tab.pending.shift()?.settle('lost after'),
  'send again': (_, tab, world) => sendAgain(tab, world),
  'find out': async (_, tab, world) => {
    const state = tab.store.getState();
    const isKnown = await tab.store.findOut();
    if (state.phase === 'uncertain' && !isKnown) world.deniedKeys.add(state.key);
  },
  reload: (_, tab) => tab.reload(),
  'continue with the other voucher': (_, tab) => tab.store.continueWithHeldVoucher(),
  'copy the tab': (tabs, tab, world) => {
    if (tabs.length < 3) tabs.push(createTab(world, memory(tab.storage.all)));
  },
};

/** What must hold after everything that happens, in every tab. */
function check(tabs: Tab[], world: World): void {
  const { server, intentions, deniedKeys } = world;
  // Promise 2: one intention, at most one debit, for what was meant.
  const keys = server.debits.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const orders = keys.flatMap((key) => world.orders.get(key) ?? []);
  expect(new Set(orders).size).toBe(orders.length);
  expect(world.unmeant).toEqual([]);
  for (const { key, ...debit } of server.debits) expect(intentions.get(key)).toContainEqual(debit);
  // What a page calls not redeemed is not, and stays so.
  expect(keys.filter((key) => deniedKeys.has(key))).toEqual([]);
  for (const { store, sent, confirmed } of tabs) {
    const { redemption, confirmation, others } = store.getRecord();
    if (confirmation) confirmed.add(confirmation.result.redeemId);
    // A tab lets go of a request that took effect only when its confirmation was shown.
    const open = [redemption, ...others].flatMap((each) => ('key' in each ? each.key : []));
    const lost = keys.filter((key) => sent.has(key) && !confirmed.has(key) && !open.includes(key));
    expect(lost).toEqual([]);
    if (redemption.phase === 'filling' || redemption.phase === 'donating') {
      expect(keys.filter((key) => sent.has(key) && key === redemption.key)).toEqual([]);
    }
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

/** Lets promises settle: the deepest chain has fewer steps. */
async function flush(): Promise<void> {
  for (let step = 0; step < 6; step += 1) await Promise.resolve();
}

/** Promise 6: with the network back and its code at hand, every open redemption comes to an end. */
async function heal(tab: Tab, world: World): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    for (const call of tab.pending.splice(0)) call.settle('completed');
    await flush();
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
    luck: fc.nat(59),
    tab: fc.nat(2),
  }),
  { minLength: 5, maxLength: 40 },
);

const RUNS = Number(process.env['MODEL_RUNS'] ?? 10_000);

test('in 10,000 sequences nothing is redeemed twice, elsewhere, unasked or only in words', async () => {
  const reached = new Map<string, number>();
  const property = fc.asyncProperty(sequence, async (happened) => {
    const world: World = {
      server: createServer(),
      unmeant: [],
      orders: new Map(),
      intentions: new Map(),
      charges: 0,
      ids: 0,
      deniedKeys: new Set(),
    };
    const tabs = [createTab(world)];
    const [first] = tabs;
    first?.enter(VOUCHERS[0]);
    for (const { what, luck, tab: n } of happened) {
      const tab = tabs[n % tabs.length];
      if (!tab) continue;
      await Promise.resolve(happenings[what]?.(tabs, tab, world, luck)).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
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
