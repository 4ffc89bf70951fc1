import { randomUUID } from 'node:crypto';
import { asNode } from '../contract.ts';
import { demoOrders, demoShops, findVoucher } from '../demo-data.ts';
import { balanceOf, stageOf } from '../ledger.ts';
import { findRedemption, isOwnName, isRunning, keepRedemption, noteOn } from '../memory.ts';
import type { Redemption } from '../session.ts';
import { refuseCaptcha } from './captcha.ts';
import { hasPromotion } from './offers.ts';
import { findShop, sells } from './shops.ts';
import { answerOf, choose, invalid, type Call, type Choice, type Scenario } from './scenario.ts';
import { isReady } from './waiting.ts';

/** What vouchers that ask for a difference ask for, in cents. */
const DIFFERENCE_IN_CENT = 1500;
const ASKS_DIFFERENCE = ['payment-required', 'credit-insufficient'];

export const redeemVoucher: Scenario = (call) => {
  const { token } = call;
  const isClosed = noteOn(
    call,
    token?.['jti'],
    closedKey(call.headers['idempotency-key']),
  ).isClosed;
  if (isClosed) return choose(422, 'idempotency-key-reused');
  return refuseRedemption(call) ?? refuseFields(call) ?? refuseBalance(call) ?? redeem(call);
};

function refuseRedemption({ contract, body, voucher }: Call): Choice | undefined {
  const wanted = voucher?.redeem;
  const isRefused =
    wanted && wanted.status !== 201 && !ASKS_DIFFERENCE.includes(wanted.example ?? '');
  if (isRefused) return { answer: answerOf(wanted) };
  const customer = asNode(body['customer']);
  if (String(customer['email']).endsWith('.ru')) return choose(422, 'customer-email-refused');
  if (customer['postalCode'] === '00000') return choose(422, 'customer-validation-failed');
  const shop = demoShops.find(({ id }) => id === body['shopId']);
  const { shopId } = body;
  const isKnown = shopId === undefined || findShop(contract, shopId) !== undefined;
  return isKnown && shop?.status !== 410 ? undefined : choose(410, 'shop-gone');
}

/** Rules that no schema can express: sums, currencies, and the offers of other calls. */
function refuseFields(call: Call): Choice | undefined {
  const { body, token, contract } = call;
  const sum = valuesOf(body['items']).reduce((total, value) => total + value, 0);
  const organisation = organisationOf(call);
  const shop = findShop(contract, body['shopId']);
  const items = (body['items'] as unknown[]).map(asNode);
  const unsold = shop ? items.findIndex(({ valueInCent }) => !sells(shop, valueInCent)) : -1;
  const errors = [
    unsold !== -1 && { pointer: `/items/${unsold}/valueInCent`, code: 'not-offered' },
    body['redeemValue'] !== sum && { pointer: '/redeemValue', code: 'sum' },
    body['currency'] !== asNode(token?.['voucher'])['currency'] && {
      pointer: '/currency',
      code: 'currency',
    },
    body['delivery'] === 'donation' &&
      !organisation && { pointer: '/donationOrganisationId', code: 'unknown' },
    Number(organisation?.['minInCent']) > sum && { pointer: '/redeemValue', code: 'minimum' },
    body['orderPrepaidVouchers'] === true &&
      !hasPromotion(call) && { pointer: '/orderPrepaidVouchers', code: 'not-offered' },
    body['orderPrepaidVouchers'] === true &&
      body['orderPrepaidVouchersConfirmed'] !== true && {
        pointer: '/orderPrepaidVouchersConfirmed',
        code: 'required',
      },
  ].filter((error) => error !== false);
  return errors.length > 0 ? invalid(...errors) : undefined;
}

function organisationOf({ contract, body }: Call): Readonly<Record<string, unknown>> | undefined {
  const answer = { status: 200, example: 'organisations' };
  const list = contract.example('listDonationOrganisations', answer);
  const found = (Array.isArray(list) ? list : []).find(
    (each) => asNode(each)['id'] === body['donationOrganisationId'],
  ) as unknown;
  return found === undefined ? undefined : asNode(found);
}

/** Nothing is left, or less than all together costs. */
function refuseBalance(call: Call): Choice | undefined {
  const { token, voucher } = call;
  const note = noteOn(call, token?.['jti']);
  const { balanceInCent: known, currency } = asNode(token?.['voucher']);
  const left = balanceOf(call);
  if (left === 0) return choose(409, 'voucher-already-redeemed');
  const cost = Number(call.body['redeemValue']) + (orderedVouchers(call)?.costInCent ?? 0);
  const asked = ASKS_DIFFERENCE.includes(voucher?.redeem?.example ?? '')
    ? voucher?.redeem
    : undefined;
  const isAsking = asked !== undefined && note.isDifferenceAsked !== true;
  const really = isAsking ? Math.max(0, cost - DIFFERENCE_IN_CENT) : left;
  if (cost <= really) return undefined;
  const isKnown = Number(known) < cost;
  const answer = isKnown ? choose(201, 'payment-required') : choose(409, 'credit-insufficient');
  return {
    answer: isAsking ? answerOf(asked) : answer.answer,
    echo: { differenceInCent: cost - really, balanceInCent: really, currency },
    after: () => {
      Object.assign(note, { balanceInCent: really, isDifferenceAsked: true });
    },
  };
}

/** The promotion's vouchers as the request orders them. */
function orderedVouchers({ contract, body, token }: Call) {
  if (body['orderPrepaidVouchers'] !== true) return undefined;
  const answer = { status: 200, example: 'promotion' };
  const offer = asNode(contract.example('getPrepaidPackagePromotion', answer));
  const { currency } = asNode(token?.['voucher']);
  return {
    vouchers: Number(offer['vouchers']),
    valuePerVoucherInCent: Number(offer['valuePerVoucherInCent']),
    costInCent: Number(offer['costInCent']),
    currency,
    delivery: 'email',
  };
}

function redeem(call: Call): Choice {
  const { body, voucher, token } = call;
  const completed = { status: 201, example: `completed-${String(body['delivery'])}` };
  const isOther = voucher?.redeem && !ASKS_DIFFERENCE.includes(voucher.redeem.example ?? '');
  const answer = isOther && voucher.redeem ? answerOf(voucher.redeem) : completed;
  const ordered = orderedVouchers(call);
  const value = Number(body['redeemValue']);
  const cost = value + (ordered?.costInCent ?? 0);
  const redemption = toRedemption(call, String(answer.example), cost);
  const remaining = balanceOf(call) - cost;
  const { redeemId, orderNumber, transactionNumber, redeemLinkToken } = redemption;
  return {
    answer,
    echo: {
      redeemId,
      orderNumber,
      transactionNumber,
      delivery: body['delivery'],
      redeemedInCent: value,
      remainingInCent: remaining,
      currency: asNode(token?.['voucher'])['currency'],
      shopId: body['shopId'],
      orderedVouchers: ordered,
      redeemLinkToken,
      revocableUntil: revocableUntil(redemption),
      fraudIdent: answer.example === 'fraud-check' ? checkOf(redeemId) : undefined,
    },
    after: () => {
      Object.assign(noteOn(call, token?.['jti']), { balanceInCent: remaining, isRedeemed: true });
      keepRedemption(call, redemption);
    },
  };
}

/** A redemption of a code with a name of its own has numbers of its own, else those of the example. */
function toRedemption(
  { contract, body, headers, token, now, voucher }: Call,
  example: string,
  costInCent: number,
): Redemption {
  const code = String(token?.['jti']);
  const shown = asNode(contract.example('redeemVoucher', { status: 201, example }));
  const own = isOwnName(code) ? randomUUID().replaceAll('-', '') : undefined;
  const numbered = (name: string, value: string | undefined) => value ?? String(shown[name]);
  const { shopId } = body;
  return {
    redeemId: numbered('redeemId', own && `rdm-${own}`),
    orderNumber: numbered('orderNumber', own && `EL-${own.slice(0, 8).toUpperCase()}`),
    transactionNumber: numbered('transactionNumber', own && `TX-${own.slice(8, 20)}`),
    ...(shown['redeemLinkToken'] !== undefined && {
      redeemLinkToken: numbered('redeemLinkToken', own),
    }),
    key: String(headers['idempotency-key']),
    code,
    ...(typeof shopId === 'number' && { shopId }),
    valuesInCent: valuesOf(body['items']),
    currency: String(body['currency']),
    delivery: String(body['delivery']),
    email: String(asNode(body['customer'])['email']),
    example,
    ...(voucher?.isRevocable && shopId !== undefined && { revocableInCent: costInCent }),
    waiting: { since: now, polls: 0 },
  };
}

const DAY_IN_MS = 24 * 3_600_000;

/** Until when it can be taken back; undefined if it is final. */
const revocableUntil = ({ revocableInCent, waiting }: Redemption): string | undefined =>
  revocableInCent === undefined
    ? undefined
    : new Date(Number(waiting.since) + DAY_IN_MS).toISOString();

/** The ident of a redemption's own identity check. */
const checkOf = (redeemId: string): string => `demo-fraud-data-${redeemId}`;

/** One value per voucher of the shop, in cents. */
function valuesOf(items: unknown): number[] {
  return (Array.isArray(items) ? items : []).flatMap((item) => {
    const { valueInCent, quantity } = asNode(item);
    const count = Number.isInteger(quantity) ? Math.min(Math.max(0, Number(quantity)), 100) : 0;
    return Array.from({ length: count }, () => Number(valueInCent));
  });
}

export const getRedemption: Scenario = (call) => {
  const redemption = ownRedemption(call, call.params['redeemId']);
  return redemption ? statusOf(call, redemption) : choose(404, 'order-not-found');
};

export const closeRedemption: Scenario = (call) => {
  const { params, token } = call;
  const key = String(params['key']);
  if (isRunning(call, 'redeemVoucher', token?.['jti'], key)) return choose(409, IN_PROGRESS);
  const redemption = ownRedemption(call, key);
  if (redemption) return statusOf(call, redemption);
  // A client that closed this key was answered that nothing happened: it must stay true.
  const after = () => void (noteOn(call, token?.['jti'], closedKey(key)).isClosed = true);
  return { ...choose(204), after };
};

export const revokeRedemption: Scenario = (call) => {
  const { now, token } = call;
  const redemption = ownRedemption(call, call.params['redeemId']);
  const isKnown = (findVoucher(redemption?.code)?.orderStatus?.status ?? 200) === 200;
  if (!redemption || !isKnown) return choose(404, 'order-not-found');
  const { revocableInCent, isSeen, isRevoked, waiting } = redemption;
  const isInTime = now < Number(waiting.since) + DAY_IN_MS;
  if (revocableInCent !== undefined && isInTime && !isSeen && !isRevoked) {
    redemption.isRevoked = true;
    noteOn(call, token?.['jti']).balanceInCent = balanceOf(call) + revocableInCent;
  }
  return statusOf(call, redemption);
};

const IN_PROGRESS = 'request-in-progress';

function ownRedemption(call: Call, name: unknown): Redemption | undefined {
  const redemption = findRedemption(call, name);
  return redemption?.code === call.token?.['jti'] ? redemption : undefined;
}

const closedKey = (key: unknown): string => `closed key ${String(key)}`;

export const getOrderStatus: Scenario = async (call) => {
  const { orderNumber, email } = call.body;
  const refused = await refuseCaptcha(call);
  if (refused) return refused;
  const redemption = findRedemption(call, orderNumber);
  if (redemption) {
    const isTheirs = redemption.email.toLowerCase() === String(email).toLowerCase();
    return isTheirs ? statusOf(call, redemption) : choose(404, 'order-not-found');
  }
  const order = demoOrders.find((each) => each.orderNumber === orderNumber);
  if (!order) return choose(404, 'order-not-found');
  return { answer: answerOf(order), ...(order.status === 200 && { echo: { orderNumber } }) };
};

/** Where a redemption stands. */
function statusOf(call: Call, redemption: Redemption): Choice {
  const { orderNumber, transactionNumber, email } = redemption;
  const answer =
    findVoucher(redemption.code)?.orderStatus ??
    stageOf(redemption, isCodeThere(redemption, call.now));
  if (answer.status !== 200) return { answer: answerOf(answer) };
  const deliveryEmailMasked = email.replace(/^(.).*@/, '$1•••@');
  return {
    answer: answerOf(answer),
    echo: { orderNumber, transactionNumber, deliveryEmailMasked },
  };
}

/** Whether the code of a redemption is there. Counts as a look. */
export const isCodeThere = (redemption: Redemption, now: number): boolean =>
  redemption.example !== 'delayed' || isReady(redemption.waiting, now);
