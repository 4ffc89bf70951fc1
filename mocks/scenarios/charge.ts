// Payments: the amount says how one ends, so that every outcome can be tried with any provider.
import { randomUUID } from 'node:crypto';
import { asNode } from '../contract.ts';
import { cards, charges } from '../demo-flows.ts';
import { PROVIDERS_PATH } from '../providers/provider-pages.ts';
import {
  balanceOf,
  chargesOf,
  chargeUnderWay,
  endOf,
  lookAt,
  settle,
  shownCharge,
} from '../ledger.ts';
import { noteOn } from '../memory.ts';
import type { Charge, ChargeStatus } from '../session.ts';
import { DEFAULT_LIFE_IN_SECONDS } from '../token.ts';
import { refuseCaptcha } from './captcha.ts';
import { found, freshToken } from './entry.ts';
import { answerOf, choose, invalid, type Call, type Choice, type Scenario } from './scenario.ts';

const MIN_IN_CENT = 1500;
const MAX_IN_CENT = 15_000;

export const lookUpPrepaidVoucher: Scenario = async (call) => {
  const refused = await refuseCaptcha(call);
  if (refused) return refused;
  const entry = cards.find(({ serialNumber }) => serialNumber === call.body['serialNumber']);
  if (entry?.status !== 200) return found(entry, 'voucher-not-found');
  const { answer, token } = freshToken(call, entry, entry.serialNumber);
  const balanceInCent = noteOn(call, entry.serialNumber).balanceInCent;
  if (!token || balanceInCent === undefined) return { answer, ...(token && { token }) };
  const voucher = { ...asNode(token.payload['voucher']), balanceInCent };
  return {
    answer,
    echo: { currentValueInCent: balanceInCent },
    token: { ...token, payload: { ...token.payload, voucher } },
  };
};

/** Whether a provider may send the visitor back there: to the site that the call comes from. */
function isOwnPage({ sites, site, headers }: Call, address: unknown): boolean {
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const { host } = new URL(address);
  const target = sites.ofRequest({ host });
  return target ? !site || site.id === target.id : host === headers['host'];
}

function refuseCharge(call: Call): Choice | undefined {
  const { token, body } = call;
  const other = chargeUnderWay(call);
  if (other) return { ...choose(409, 'charge-open'), echo: { chargeId: other.chargeId } };
  if (!isOwnPage(call, body['returnUrl'])) return invalid({ pointer: '/returnUrl', code: 'host' });
  const card = cards.find(({ serialNumber }) => serialNumber === token?.['jti']);
  if (card?.init) return { answer: answerOf(card.init) };
  const amount = Number(body['amount']);
  const { currency, isPrepaid } = asNode(token?.['voucher']);
  if (body['currency'] !== currency) return invalid({ pointer: '/currency', code: 'currency' });
  if (isPrepaid === true) {
    const echo = { currency };
    if (amount < MIN_IN_CENT) return { ...choose(422, 'charge-below-minimum'), echo };
    if (amount > MAX_IN_CENT) return { ...choose(422, 'charge-above-maximum'), echo };
  }
  const demo = charges.find(({ amountInCent, at }) => at === 'init' && amountInCent === amount);
  return demo?.status === 402 ? { answer: answerOf(demo) } : undefined;
}

const starting =
  (start: (call: Call) => Choice): Scenario =>
  (call) => {
    const refused = refuseCharge(call);
    if (refused) return refused;
    const { answer, echo } = start(call);
    const chargeId = `chg-${randomUUID()}`;
    const after = () => begin(call, chargeId, answer.example);
    return { answer, echo: { ...asNode(echo), chargeId }, after };
  };

/** How a card that its bank does not ask about stands after the start; every other payment is open. */
const BEGUN: Readonly<Record<string, ChargeStatus>> = {
  'card-processing': 'processing',
  'card-received': 'processing',
  'card-failed': 'failed',
};

function begin(call: Call, chargeId: string, example = ''): void {
  const { token, body, headers, session, now } = call;
  const voucher = String(token?.['jti']);
  const { orderKey } = body;
  noteOn(call, voucher).balanceInCent = balanceOf(call);
  session.lastCharge = {
    chargeId,
    voucher,
    key: String(headers['idempotency-key']),
    provider: call.operation.id.replace('initCharge', '').toLowerCase(),
    amountInCent: Number(body['amount']),
    currency: String(body['currency']),
    ...(typeof orderKey === 'string' && { orderKey }),
    createdAt: now,
    returnUrl: String(body['returnUrl']),
    isAsked: example === 'card-redirect',
    status: BEGUN[example] ?? 'open',
    waiting: { since: now, polls: 0 },
  };
  chargesOf(call, voucher).push(session.lastCharge);
}

/** The start of a payment with a provider that has no scenario of its own: the last example, which has an id. */
export const startCharge = starting(({ operation }) =>
  choose(200, operation.answers.findLast(({ status }) => status === 200)?.example),
);

export const initChargeUnzer = starting(({ body }) => {
  const demo = charges.find(({ amountInCent }) => amountInCent === body['amount']);
  const example = demo?.card ?? 'card-redirect';
  return example === 'card-redirect'
    ? { ...choose(200, example), echo: { redirectUrl: bankOf(body['returnUrl']) } }
    : choose(200, example);
});

/** The bank's page; it leads back to the page that the visitor came from. */
const bankOf = (returnUrl: unknown): string =>
  new URL(`${PROVIDERS_PATH}/bank`, String(returnUrl)).href;

/** The payment that a call is about: the wallet's comes back with the id, or is the last one. */
function chargeOf(call: Call): Charge | undefined {
  const list = chargesOf(call, call.token?.['jti']);
  const { chargeId, checkoutSessionId } = call.body;
  const id = call.params['chargeId'] ?? chargeId;
  const named = list.find((charge) => charge.chargeId === (id ?? checkoutSessionId));
  if (named || id !== undefined) return named;
  return list.findLast(({ provider }) => provider === 'amazonpay');
}

/** How a payment ends; a paid one is booked once and gives a token with the new balance. */
export const finishCharge: Scenario = (call) => {
  const { token = {}, now } = call;
  const charge = chargeOf(call);
  if (!charge) return choose(404, 'not-found');
  const isEnd = call.operation.id !== 'getCharge';
  const end = endOf(charge);
  const isCaptured = isEnd && charge.status === 'open' && !charge.isAsked;
  const isRunning = isCaptured || charge.status === 'processing';
  if (isRunning && isEnd && end && end.status !== 200) {
    return { answer: answerOf(end), after: () => settle(call, charge, 'failed') };
  }
  const status = isRunning ? lookAt(charge, now) : charge.status;
  const isBookedNow = isRunning && status === 'received';
  const balanceInCent = balanceOf(call) + (isBookedNow ? charge.amountInCent : 0);
  const voucher = { ...asNode(token['voucher']), balanceInCent };
  return {
    ...choose(200, shownAs[status]),
    echo: {
      chargeId: charge.chargeId,
      chargedInCent: charge.amountInCent,
      balanceInCent,
      currency: charge.currency,
    },
    ...(status === 'received' && {
      token: { payload: { ...token, voucher }, lifeInSeconds: DEFAULT_LIFE_IN_SECONDS },
    }),
    after: () => settle(call, charge, status),
  };
};

const shownAs: Readonly<Record<ChargeStatus, string>> = {
  open: 'charge-processing',
  processing: 'charge-processing',
  received: 'charge-received',
  failed: 'charge-failed',
  cancelled: 'charge-failed',
};

/** Calls an open payment off; answers every other as it is. */
export const cancelCharge: Scenario = (call) => {
  const charge = chargeOf(call);
  if (!charge) return choose(404, 'not-found');
  const status = charge.status === 'open' ? 'cancelled' : charge.status;
  return {
    ...choose(200, status === 'cancelled' ? 'cancelled' : 'cannot-be-cancelled'),
    echo: { ...shownCharge(charge), status },
    after: () => settle(call, charge, status),
  };
};
