import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { PaymentProvider } from '~/api';
import { isUnderWay } from '~/voucher/activity';
import { isChoice } from '~/payment/payment';
import { createLedger, type Ledger, type Rules } from '~/payment/testing';
import { createTab, ORDER, type Tab } from './testing';

// Computed elsewhere than in this thread, which no test can wait for.
vi.mock('~/payment/finish-key', () => ({ finishKey: () => Promise.resolve('end') }));

// The real store of a payment, in up to three tabs and on a second device, against a server with a ledger. Anything
// happens in any order. All tabs want to pay for the same redemption, of a value of 150 € with 50 € on the voucher.

const VALUE = 15_000;
const kept: Rules = { one: true, compares: true, keepsCancelled: true };

type Happening = (tab: Tab, ledger: Ledger, random: number) => unknown;

const quiet = (act: Promise<unknown>): void => void act.catch(() => undefined);

/** A press on a provider's button, with the sum that the page shows. */
const press =
  (provider: PaymentProvider): Happening =>
  ({ payment }) => {
    const view = payment.getView();
    if (!isChoice(view) || view.act || !view.known) return;
    const amountInCent = VALUE - view.known.balanceInCent;
    if (amountInCent <= 0) return;
    const paymentTypeId = provider === 'unzer' ? 'card' : undefined;
    const order = {
      flow: 'redeem',
      orderKey: ORDER,
      voucherId: 'voucher',
      amountInCent,
      currency: 'EUR',
    } as const;
    quiet(payment.begin(order, provider, paymentTypeId));
  };

const chargeOf = (ledger: Ledger, random: number) =>
  ledger.charges[random % (ledger.charges.length || 1)];

const happenings: Record<string, Happening> = {
  wallet: press('amazonpay'),
  button: press('paypal'),
  card: press('unzer'),
  'agrees at the provider'(_tab, ledger, random) {
    const charge = chargeOf(ledger, random);
    if (charge) charge.isAgreed = true;
  },
  'approves in the window'({ payment }, ledger) {
    const attempt = payment.getAttempt();
    const charge = ledger.charges.find(({ key }) => key === attempt?.startKey);
    if (!attempt || !charge) return;
    charge.isAgreed = true;
    quiet(payment.approve(attempt.startKey));
  },
  'closes the window': ({ payment }) => quiet(payment.interrupt('cancelled')),
  'comes back'({ payment }, ledger) {
    const attempt = payment.getAttempt();
    const charge = ledger.charges.find(({ key }) => key === attempt?.startKey);
    if (!charge) return;
    quiet(payment.comeBack(charge.isAgreed ? { checkoutSessionId: 'session' } : {}));
  },
  finishes: ({ payment }) => quiet(payment.finish()),
  'calls off'({ payment }) {
    const { screen } = payment.getView();
    if (screen.name === 'open') quiet(payment.callOff(screen.charge));
  },
  'asks again': ({ payment }) => quiet(payment.ask()),
  'the line breaks before': (tab) => tab.set('request lost'),
  'the line breaks after': (tab) => tab.set('answer lost'),
  'the line works': (tab) => tab.set('well'),
  'a lost request arrives': (tab) => {
    try {
      tab.late.shift()?.();
    } catch {
      // Its refusal goes nowhere.
    }
  },
  'the provider tells the server'(_tab, ledger, random) {
    const charge = chargeOf(ledger, random);
    if (charge) ledger.notice(charge, random);
  },
  'the provider decides': (_tab, ledger, random) => ledger.decide(random),
  'another device redeems': (_tab, ledger) => ledger.redeemElsewhere(),
  reload: (tab) => tab.reload(),
  'the session ends': (tab, ledger, random) => (random % 2 ? tab.signOut() : ledger.signOut()),
  'signs in'(tab, ledger) {
    tab.signIn();
    ledger.signIn();
    quiet(tab.payment.ask());
  },
};

/** Lets promises settle; the query client waits for timers in between. */
async function flush(): Promise<void> {
  for (let step = 0; step < 4; step += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** What must hold after everything that happens. @param over payments of which a page has said that nothing is taken */
function check(tabs: readonly Tab[], ledger: Ledger, over: Set<string>): void {
  const { charges } = ledger;
  // Never two that can take money, nor two that took it for one order.
  expect(charges.filter(isUnderWay).length).toBeLessThanOrEqual(1);
  expect(charges.filter(({ status }) => status === 'received').length).toBeLessThanOrEqual(1);
  for (const { payment } of tabs) {
    const { screen, known } = payment.getView();
    for (const { chargeId, status } of known?.charges ?? [])
      if (status === 'cancelled' || status === 'failed') over.add(chargeId);
    if (screen.name === 'received') {
      const charge = charges.find(({ chargeId }) => chargeId === screen.charge.chargeId);
      expect(charge?.status).toBe('received');
    }
  }
  expect(charges.filter((each) => over.has(each.chargeId) && each.status === 'received')).toEqual(
    [],
  );
}

/** Everything works again: each tab shows the state of the ledger, and has a way on. */
async function heal(tabs: readonly Tab[], ledger: Ledger): Promise<void> {
  ledger.signIn();
  ledger.decide(1);
  for (const tab of tabs) {
    tab.set('well');
    tab.signIn();
    await tab.payment.ask();
    await flush();
    const { screen } = tab.payment.getView();
    const underWay = ledger.charges.find(isUnderWay);
    const isPaid = ledger.charges.some(({ status }) => status === 'received');
    const { act } = tab.payment.getView();
    expect(act).toBeUndefined();
    expect(screen.name).toBe(isPaid ? 'received' : (underWay?.status ?? 'choosing'));
    if (screen.name !== 'open') continue;
    await tab.payment.callOff(screen.charge);
    expect(tab.payment.getView().screen.name).toBe('choosing');
  }
}

/** Payments happen more often than everything else, so that there is something to disturb. */
const often = Object.keys(happenings).slice(0, 8);

const sequence = fc.array(
  fc.record({
    what: fc.constantFrom(
      ...Object.keys(happenings),
      ...often,
      ...often,
      'copy the tab',
      'another device opens it',
    ),
    random: fc.nat(59),
    tab: fc.nat(3),
    waits: fc.boolean(),
  }),
  { minLength: 4, maxLength: 30 },
);

/** `npm run test:full` tries more. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 1000);

const reached = new Map<string, number>();

const walk = (rules: Rules) =>
  fc.asyncProperty(sequence, async (happened) => {
    const ledger = createLedger(rules);
    const tabs = [createTab(ledger)];
    const over = new Set<string>();
    await flush();
    for (const { what, random, tab: n, waits } of happened) {
      const tab = tabs[n % tabs.length];
      if (!tab) continue;
      tab.draw(random);
      if (what === 'copy the tab' && tabs.length < 3) tabs.push(createTab(ledger, tab.storage.all));
      else if (what === 'another device opens it' && tabs.length < 4) tabs.push(createTab(ledger));
      else happenings[what]?.(tab, ledger, random);
      if (waits) await flush();
      check(tabs, ledger, over);
      const { name } = tab.payment.getView().screen;
      reached.set(name, (reached.get(name) ?? 0) + 1);
    }
    await flush();
    check(tabs, ledger, over);
    await heal(tabs, ledger);
    check(tabs, ledger, over);
  });

test('[4.061] in every sequence one payment at most takes money, and every tab says what the server knows', async () => {
  await fc.assert(walk(kept), { numRuns: RUNS, seed: 20261128 });
  // The sequences are worth something: they reach every screen.
  for (const name of ['choosing', 'open', 'processing', 'received', 'asking', 'signed-out'])
    expect(reached.get(name) ?? 0, name).toBeGreaterThan(RUNS / 100);
}, 120_000);

// Pages start nothing while they see an open payment, and a page that does not see it carries an old version: so the
// version alone keeps two payments apart, and `CHARGE_OPEN` is for clients that begin one beside a charge that they see.
test.each([
  ['If-Match', { compares: false }],
  ['"a cancelled charge is never captured"', { keepsCancelled: false }],
])(
  'a server without %s is noticed',
  async (_name, broken) => {
    const walks = fc.assert(walk({ ...kept, one: false, ...broken }), {
      numRuns: 3000,
      seed: 20261128,
    });
    await expect(walks).rejects.toThrow();
  },
  120_000,
);
