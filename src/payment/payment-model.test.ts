import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attempt } from './providers/attempt';
import { canChoose, recoveryActions } from './payment-state';
import { createServerModel, createTabModel, type ServerModel } from './testing';

type Tab = ReturnType<typeof createTabModel>;
type Happening = (tab: Tab, server: ServerModel, random: number) => void;

/** One of the provider's pages that are still open somewhere. */
const pageOf = (server: ServerModel, provider: string, random: number) => {
  const open = server.all().filter((charge) => charge.provider === provider);
  return open[random % (open.length || 1)];
};

const keyOf = ({ id }: { id: string }) => id.replace('charge-', '');

const returned = (provider: Attempt['provider'], more: Partial<Attempt>): Attempt => ({
  provider,
  startKey: 'of-the-return',
  amountInCent: 2500,
  currency: 'EUR',
  createdAt: 0,
  ...more,
});

const decidesAt =
  (provider: 'amazonpay' | 'unzer', doesAgree: boolean, comesBack: boolean): Happening =>
  (tab, server, random) => {
    const charge = pageOf(server, provider, random);
    if (!charge) return;
    server.agree(charge, doesAgree, random);
    if (!comesBack) return;
    tab.reload();
    const { id } = charge;
    const hasSession = provider === 'amazonpay' && doesAgree;
    const found = provider === 'unzer' ? { chargeId: id } : {};
    const attempt = returned(provider, hasSession ? { checkoutSessionId: id } : found);
    tab.dispatch({ type: 'returned', attempt });
  };

/** Everything that can happen, in any order and any number. */
const happenings: Record<string, Happening> = {
  wallet: (tab) => tab.choose('amazonpay'),
  card: (tab) => tab.choose('unzer'),
  button: (tab) => tab.choose('paypal'),
  exchange: (tab, _, random) => tab.exchange(random, true, true),
  'exchange again': (tab, _, random) => tab.exchange(random, true, true),
  'request lost': (tab, _, random) => tab.exchange(random, false, false),
  'answer lost': (tab, _, random) => tab.exchange(random, true, false),
  'request late': (tab, _, random) => tab.arriveLate(random),
  'approved in the window': (tab, server, random) => {
    const charge = pageOf(server, 'paypal', random);
    if (!charge) return;
    server.agree(charge, true, random);
    tab.dispatch({ type: 'approved', startKey: keyOf(charge) });
  },
  'window closed': (tab) => tab.dispatch({ type: 'interrupted', interruption: 'cancelled' }),
  'provider fails': (tab) => tab.dispatch({ type: 'interrupted', interruption: 'provider-failed' }),
  'wallet approved': decidesAt('amazonpay', true, true),
  'wallet cancelled': decidesAt('amazonpay', false, true),
  'bank approved': decidesAt('unzer', true, true),
  'bank declined': decidesAt('unzer', false, true),
  'bank approved, tab closed': decidesAt('unzer', true, false),
  reload: (tab) => tab.reload(),
  'decided later': (_tab, server, random) => server.settle(random),
  'never agreed': (_tab, server) => server.expire(),
  'session over': (_tab, server) => server.signOut(),
  'signed in': (tab, server) => {
    server.signIn();
    tab.dispatch({ type: 'signed-in' });
  },
  'asked again': (tab) => tab.dispatch({ type: 'repeated' }),
};

/** What must hold after everything that happens. */
function check(tab: Tab, server: ServerModel): void {
  const state = tab.state();
  expect(server.taken()).toBeLessThanOrEqual(1);
  expect(recoveryActions(state)).not.toEqual([]);
  if (state.phase === 'received') expect(server.taken()).toBe(1);
  if (state.phase === 'failed') expect(server.taken()).toBe(0);
  if (!canChoose(state)) return;
  // Nothing was taken, and no card can be taken any more.
  expect(server.taken()).toBe(0);
  const running = server
    .all()
    .filter(({ provider, status }) => provider === 'unzer' && status !== 'failed');
  expect(running).toEqual([]);
}

/** Everything works again: the visitor comes back, signs in and asks until the payment is decided. */
function heal(tab: Tab, server: ServerModel, random: number): void {
  tab.reload();
  server.settle(random);
  server.expire();
  for (let round = 0; round < 6; round++) {
    server.signIn();
    tab.dispatch({ type: 'signed-in' });
    tab.dispatch({ type: 'repeated' });
    tab.exchange(random, true, true);
    server.settle(random);
    server.expire();
    check(tab, server);
  }
}

const sequence = fc.array(
  fc.record({ what: fc.constantFrom(...Object.keys(happenings)), random: fc.nat(29) }),
  { minLength: 3, maxLength: 40 },
);

/** `npm run test:full` tries more. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 1000);

test('in every sequence money moves at most once, and the visitor knows where it is', () => {
  const ends = new Map<string, number>();
  const property = fc.property(sequence, fc.nat(29), (happened, random) => {
    const server = createServerModel();
    const tab = createTabModel(server);
    for (const { what, random: own } of happened) {
      happenings[what]?.(tab, server, own);
      check(tab, server);
      // A payment that is shown as received ends the visit; another one would be intended.
      if (tab.state().phase === 'received') break;
    }
    heal(tab, server, random);
    const { phase } = tab.state();
    ends.set(phase, (ends.get(phase) ?? 0) + 1);
    // Whatever happened: where money was taken, the page says so.
    expect(phase === 'received').toBe(server.taken() === 1);
  });
  fc.assert(property, { numRuns: RUNS, seed: 20261121 });
  // The sequences are worth something: they reach both ends.
  expect(ends.get('received')).toBeGreaterThan(RUNS / 40);
  expect(ends.get('failed')).toBeGreaterThan(RUNS / 40);
});
