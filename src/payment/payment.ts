import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { toApiError, type ApiError, type ChargeResult, type PaymentProvider } from '~/api';
import { changed, isSessionExpired, isSettled, isTurnedAway } from '~/api/errors';
import type { KeyValueStore } from '~/lib/safe-storage';
import { createStore } from '~/lib/store';
import { activityQuery, type Charge, type Known } from '~/voucher/activity';
import { finishKey } from './finish-key';
import { contractCalls, type PaymentCalls } from './payment-calls';
import { paymentScreen, type PaymentScreen } from './payment-screen';
import { readPayment, writePayment, type Kept } from './payment-storage';
import type { Attempt } from './providers/attempt';
import type {
  Begun,
  Interruption,
  Payer,
  PaymentAdapter,
  PaymentFlow,
  PaymentOrder,
} from './providers/payment-adapter';

export interface PaymentOptions {
  flow: PaymentFlow;
  siteId: string;
  storage: KeyValueStore;
  client: QueryClient;
  calls?: PaymentCalls;
  adapterOf: (provider: PaymentProvider) => Promise<PaymentAdapter>;
  /** The voucher or card that is held, current at every call. */
  payer: () => Payer | undefined;
  /** The order of the page; by default that of the attempt that this tab began last. */
  order?: () => Pick<PaymentOrder, 'orderKey' | 'voucherId'> | undefined;
  /** Leads to the page of a bank. */
  leave: (address: string) => void;
}

/** The acts of a visitor that make a call. */
export type Act = 'start' | 'end' | 'cancel';

/** Everything that a page shows of a payment. */
export interface PaymentView {
  screen: PaymentScreen;
  /** The call that is out, until the server has told what is there now. */
  act?: Act | undefined;
  /** The act that failed last, and why. What became of it, the screen says. */
  failure?: { act: Act; error: ApiError } | undefined;
  /** Why the provider's window or button was left. */
  interruption?: Interruption | undefined;
  /** The server's last answer. */
  known?: Known | undefined;
  /** What this tab began last. */
  attempt?: Attempt | undefined;
}

/** Whether a way to pay can be chosen: nothing is under way but what this tab began and nobody has agreed to. */
export const isChoice = ({ screen, attempt }: PaymentView): boolean =>
  screen.name === 'choosing' || (screen.name === 'open' && screen.isOwn && !attempt?.hasAgreed);

/** Two presses of a provider's button within this time are one, in ms: its window needs a moment to cover the page. */
const DOUBLE_CLICK = 1_000;

/** Why the last end was refused: the next page of this visit says it, too. */
let refusal: { startKey: string | undefined; failure: PaymentView['failure'] } | undefined;

export type Payment = ReturnType<typeof createPayment>;

/**
 * A payment in this tab. It keeps one fact, the intention: the order and the attempt that was begun last. Every act
 * makes its call and then asks the server for everything it knows; pages show that answer and nothing else. So a
 * lost answer, a reload, another tab and another device lead to the same screen.
 */
export function createPayment(options: PaymentOptions) {
  const { flow, siteId, storage, client, adapterOf, payer, leave, calls = contractCalls } = options;
  let kept: Partial<Kept> = readPayment(storage, siteId, flow) ?? {};
  /** The latest start of this page, and when it was made, epoch ms. */
  let latest: { provider: PaymentProvider; at: number; begun: Promise<Begun> } | undefined;
  const observer = new QueryObserver(client, activityQuery(payer, calls.activity));
  let isActing = false;
  /** How many answers had come when the last act was over: those tell nothing any more. */
  let old = { query: observer.getCurrentQuery(), count: 0 };
  const { get, set, subscribe, guard } = createStore<PaymentView>({
    screen: screenNow(),
    ...(kept.attempt &&
      refusal?.startKey === kept.attempt.startKey && { failure: refusal.failure }),
  });

  function screenNow(): PaymentScreen {
    const { data: known, error } = observer.getCurrentResult();
    const order = options.order?.() ?? kept.order;
    // A look that failed in between takes away no fields that somebody fills in: a start carries the version.
    const isTold = known && (isActing || isNew()) && !isSessionExpired(error);
    return paymentScreen(
      { ...kept, ...(order && { order }) },
      payer()?.id,
      isTold ? { known } : { error },
    );
  }

  function isNew(): boolean {
    const query = observer.getCurrentQuery();
    return query !== old.query || query.state.dataUpdateCount > old.count;
  }

  function update(change: Partial<PaymentView> = {}): void {
    const screen = guard(screenNow);
    const known = observer.getCurrentResult().data;
    if (screen) set({ ...get(), ...change, screen, known, attempt: kept.attempt });
  }

  function keep(change: Kept): void {
    kept = change;
    writePayment(storage, siteId, change);
  }

  /** Asks for everything that the server knows, also if an answer from before is on its way. */
  async function ask(): Promise<Known | undefined> {
    observer.setOptions(activityQuery(payer, calls.activity));
    const { data, error } = await observer.refetch({ cancelRefetch: true });
    return error ? undefined : data;
  }

  /** Makes a call and asks what has become of it, whatever it answered. @throws ApiError of the call */
  async function run<Result>(act: Act, call: () => Promise<Result>): Promise<Result> {
    isActing = true;
    update({ act, failure: undefined, interruption: undefined });
    try {
      const result = await call();
      await askAfterwards();
      update({ act: undefined });
      return result;
    } catch (cause) {
      const error = toApiError(cause);
      await askAfterwards();
      const failure = { act, error };
      if (act === 'end') refusal = { startKey: kept.attempt?.startKey, failure };
      update({ act: undefined, failure });
      throw error;
    }
  }

  async function askAfterwards(): Promise<void> {
    const query = observer.getCurrentQuery();
    old = { query, count: query.state.dataUpdateCount };
    await ask();
    isActing = false;
  }

  /** What every call carries. @param version of the voucher as the visitor saw it */
  const carried = (version: string) => ({ token: payer()?.token, version });

  const cancel = ({ chargeId }: Charge) => calls.cancel(chargeId, payer()?.token);

  async function start(
    order: PaymentOrder,
    provider: PaymentProvider,
    paymentTypeId: string | undefined,
  ): Promise<Begun> {
    // The server answers a repeat as it answered first: a button or window that is still open goes on.
    let attempt: Attempt =
      paymentTypeId === undefined && kept.attempt && isOpenFor(order, provider)
        ? kept.attempt
        : newAttempt(provider, paymentTypeId);
    const { startKey } = attempt;
    const isRepeat = attempt === kept.attempt;
    const begun = await run('start', async () => {
      const { version, balanceInCent } = isRepeat ? seen() : await callOffOwn();
      attempt = { ...attempt, balanceInCent };
      keep({ order, attempt });
      const adapter = await adapterOf(provider);
      const call = { ...carried(version), idempotencyKey: startKey };
      const answer = await adapter.start(order, attempt, call).catch((cause) => {
        // Nothing was begun under a new key.
        const error = toApiError(cause);
        if (!isRepeat && (isSettled(error) || isTurnedAway(error))) keep({ order });
        throw error;
      });
      attempt = { ...attempt, ...answer.started };
      keep({ order, attempt });
      return { ...answer, startKey };
    });
    const { screen } = get();
    const isOpenHere = 'isOwn' in screen && screen.isOwn;
    if (begun.started.redirectUrl !== undefined && isOpenHere) leave(begun.started.redirectUrl);
    return begun;
  }

  /** Whether what this tab began is the same, and still open. */
  function isOpenFor(order: PaymentOrder, provider: PaymentProvider): boolean {
    const { screen } = get();
    const isOwn = screen.name === 'open' && screen.isOwn;
    const isSame =
      kept.order?.orderKey === order.orderKey && kept.order?.amountInCent === order.amountInCent;
    return isOwn && isSame && kept.attempt?.provider === provider;
  }

  /**
   * Calls off what this tab began before. @returns what the server knows then
   * @throws ApiError if it cannot be called off, or if the visitor saw another balance
   */
  async function callOffOwn(): Promise<Known> {
    const { screen } = get();
    const known = seen();
    if (screen.name === 'choosing') return known;
    if (screen.name !== 'open' || !screen.isOwn) throw changed();
    await cancel(screen.charge);
    const now = await ask();
    const isSame = now?.balanceInCent === known.balanceInCent;
    if (!now || !isSame || get().screen.name !== 'choosing') throw changed();
    return now;
  }

  /** The server's last answer, which the page shows. @throws ApiError without one */
  function seen(): Known {
    const { known } = get();
    if (!known) throw changed();
    return known;
  }

  /**
   * Asks the server to take an approved payment.
   * @param more parameters of the return address
   * @param isSeen whether the visitor has seen the balance of now; otherwise it must be that of the beginning
   */
  async function end(more: Partial<Attempt>, isSeen: boolean): Promise<ChargeResult | undefined> {
    const { order, attempt: begun } = kept;
    if (!order || !begun) return undefined;
    const attempt = { ...begun, ...more, hasAgreed: true } as const;
    keep({ order, attempt });
    return run('end', async () => {
      const { version, balanceInCent } = isSeen ? seen() : ((await ask()) ?? seen());
      const isSame = flow === 'prepaid' || balanceInCent === attempt.balanceInCent;
      if (!isSeen && !isSame) throw changed();
      const adapter = await adapterOf(attempt.provider);
      const idempotencyKey = await finishKey(attempt);
      return adapter.finalize(attempt, order, { ...carried(version), idempotencyKey });
    });
  }

  /** What the page shows says it all. */
  const quietly = (act: Promise<unknown>): Promise<void> => act.then(noop, noop);

  /** The visitor did not agree: nothing is taken, also if the provider says later that they did. */
  async function interrupt(interruption: Interruption): Promise<void> {
    const { screen, failure } = get();
    if (screen.name === 'open' && screen.isOwn)
      await quietly(run('cancel', () => cancel(screen.charge)));
    // A start that was refused is the reason why the provider's script gave up.
    if (!failure) update({ interruption });
  }

  return {
    getView: get,
    subscribe,
    /** The order that was begun last in this tab; undefined before. */
    getOrder: () => kept.order,
    getAttempt: () => kept.attempt,
    /** The voucher or card that is held. */
    getPayerId: () => payer()?.id,
    /** Asks what is under way, and follows it. @returns a function that stops it */
    connect(): () => void {
      const stop = observer.subscribe(() => update());
      update();
      return stop;
    },
    /** Begins to pay; what this tab began before is called off. @throws ApiError if nothing begins; the view says why */
    begin(order: PaymentOrder, provider: PaymentProvider, paymentTypeId?: string): Promise<Begun> {
      const isAgain = latest?.provider === provider && Date.now() - latest.at < DOUBLE_CLICK;
      if (isAgain && latest) return latest.begun;
      const begun = start(order, provider, paymentTypeId);
      latest = { provider, at: Date.now(), begun };
      // One that failed is tried again however soon.
      begun.catch(() => (latest = undefined));
      return begun;
    },
    /** The visitor agreed in the provider's window. */
    async approve(startKey: string): Promise<void> {
      const { attempt } = kept;
      if (attempt?.startKey === startKey) await quietly(end({}, false));
    },
    interrupt,
    /**
     * The visitor came back from the provider's page. A bank's answer only the server knows; a wallet names a session
     * if the visitor has agreed.
     * @param found the parameters of the return address
     */
    async comeBack(found: Pick<Attempt, 'chargeId' | 'checkoutSessionId'>): Promise<void> {
      const { attempt } = kept;
      const hasAgreed = attempt?.redirectUrl !== undefined || found.checkoutSessionId !== undefined;
      if (hasAgreed) await quietly(end(found, false));
      else await interrupt('cancelled');
    },
    /** The visitor wants a payment to be taken that they see; without an attempt of this tab it is taken over. */
    async takeOver(order: PaymentOrder, attempt: Attempt): Promise<void> {
      keep({ order, attempt });
      await quietly(end({}, true));
    },
    /** Ends the approved payment of this tab with the balance that the page shows now. */
    finish: (): Promise<void> => quietly(end({}, true)),
    callOff: (charge: Charge): Promise<void> => quietly(run('cancel', () => cancel(charge))),
    /** Asks again, such as after a session began. */
    ask: async (): Promise<void> => {
      await ask();
      update({ failure: undefined });
    },
  };
}

const newAttempt = (provider: PaymentProvider, paymentTypeId: string | undefined): Attempt => ({
  provider,
  startKey: crypto.randomUUID(),
  createdAt: Date.now(),
  ...(paymentTypeId !== undefined && { paymentTypeId }),
});

const noop = (): void => undefined;
