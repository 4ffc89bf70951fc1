// Payments: the amount says how one ends, so that every outcome can be tried with any provider.
import { asNode } from '../contract.ts';
import { cards, charges } from '../demo-flows.ts';
import { PROVIDERS_PATH } from '../providers/provider-pages.ts';
import { noteOn, storeOf } from '../memory.ts';
import { DEFAULT_LIFE_IN_SECONDS, isExpired } from '../token.ts';
import { refuseCaptcha } from './captcha.ts';
import { found, freshToken } from './entry.ts';
import { answerOf, choose, invalid, type Call, type Choice, type Scenario } from './scenario.ts';
import { beginWaiting, isReady } from './waiting.ts';

const MIN_IN_CENT = 1500;
const MAX_IN_CENT = 15_000;
const CHARGE_ID = 'chg-20261121-0001';

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
  if (typeof address !== 'string' || !URL.canParse(address)) return true;
  const { host } = new URL(address);
  const target = sites.ofRequest({ host });
  return target ? !site || site.id === target.id : host === headers['host'];
}

function refuseCharge(call: Call): Choice | undefined {
  const { token, body, now } = call;
  if (isExpired(token, now)) return choose(401, 'session-expired');
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
  (start: (call: Call) => Choice, isTakenAtEnd: boolean): Scenario =>
  (call) => {
    const refused = refuseCharge(call);
    if (refused) return refused;
    const begun = start(call);
    return {
      ...begun,
      after: () => {
        const voucher = String(call.token?.['jti']);
        call.session.charges.delete(voucher);
        call.session.charges.set(voucher, {
          amountInCent: Number(call.body['amount']),
          isBooked: false,
          chargeId: CHARGE_ID,
          isTakenAtEnd,
          isAsked: begun.answer.example === 'card-redirect',
          returnUrl: String(call.body['returnUrl']),
        });
        beginWaiting(noteOn(call, voucher, CHARGE_ID), call.now);
        forgetLastEnd(call);
      },
    };
  };

/** All payments of the examples have one id, so a new one must not be answered as the last one was. */
function forgetLastEnd(call: Call): void {
  const voucher = call.token?.['jti'] ?? '';
  const { answers } = storeOf(call, voucher);
  // The store may hold answers of other visitors, too.
  for (const slot of answers.keys()) {
    const [operation, owner] = slot.split(' ');
    if (operation?.startsWith('finalizeCharge') && owner === voucher) answers.delete(slot);
  }
}

/** The start of a payment with a provider that has no scenario of its own: the last example, which has an id. */
export const startCharge = starting(
  ({ operation }) =>
    choose(200, operation.answers.findLast(({ status }) => status === 200)?.example),
  true,
);

export const initChargeUnzer = starting(({ body }) => {
  const demo = charges.find(({ amountInCent }) => amountInCent === body['amount']);
  const example = demo?.card ?? 'card-redirect';
  return example === 'card-redirect'
    ? { ...choose(200, example), echo: { redirectUrl: bankOf(body['returnUrl']) } }
    : choose(200, example);
}, false);

/** The bank's page; it leads back to the page that the visitor came from. */
const bankOf = (returnUrl: unknown): string =>
  new URL(`${PROVIDERS_PATH}/bank`, String(returnUrl)).href;

/** How the session's payment ends; a paid one is booked once and gives a token with the new balance. */
export const finishCharge: Scenario = (call) => {
  const { token, session, body, now } = call;
  if (!token || isExpired(token, now)) return choose(401, 'session-expired');
  const id = String(token['jti']);
  const charge = session.charges.get(id);
  const amountInCent = charge?.amountInCent ?? Number(body['amount']);
  const isCharge = call.params['chargeId'] === undefined || call.params['chargeId'] === CHARGE_ID;
  if (!isCharge || Number.isNaN(amountInCent)) return choose(404, 'not-found');
  const demo = charges.find((entry) => entry.amountInCent === amountInCent && !entry.at);
  const isGet = call.operation.id === 'getCharge';
  if (demo && demo.status !== 200 && !isGet) return { answer: answerOf(demo) };
  const voucher = asNode(token['voucher']);
  const note = noteOn(call, id);
  const balance = note.balanceInCent ?? Number(voucher['balanceInCent']);
  const echo = {
    chargedInCent: amountInCent,
    balanceInCent: balance,
    currency: voucher['currency'],
  };
  if (charge?.isDeclined) return { ...choose(200, 'charge-failed'), echo };
  const isNotEnded = isGet && charge?.isTakenAtEnd === true && !charge.isBooked;
  const isRunning =
    isNotEnded ||
    charge?.isAsked === true ||
    (demo?.example === 'charge-processing' && !isReady(noteOn(call, id, CHARGE_ID), now));
  if (demo?.example === 'charge-failed') return { ...choose(200, 'charge-failed'), echo };
  if (isRunning) {
    const after = () => {
      if (charge && !isGet) session.charges.set(id, { ...charge, isTakenAtEnd: false });
    };
    return { ...choose(200, 'charge-processing'), echo, after };
  }
  const balanceInCent = charge?.isBooked ? balance : balance + amountInCent;
  return {
    ...choose(200, 'charge-received'),
    echo: { ...echo, balanceInCent },
    token: {
      payload: { ...token, voucher: { ...voucher, balanceInCent } },
      lifeInSeconds: DEFAULT_LIFE_IN_SECONDS,
    },
    after: () => {
      note.balanceInCent = balanceInCent;
      session.charges.set(id, { chargeId: CHARGE_ID, ...charge, amountInCent, isBooked: true });
    },
  };
};
