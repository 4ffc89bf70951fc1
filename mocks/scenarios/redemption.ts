import { asNode, type Answer } from '../contract.ts';
import { demoOrders, demoShops, findVoucher } from '../demo-data.ts';
import { noteOn } from '../session.ts';
import { isExpired } from '../token.ts';
import { refuseCaptcha } from './captcha.ts';
import { answerOf, choose, type Call, type Choice, type Scenario } from './scenario.ts';
import { beginWaiting, isReady } from './waiting.ts';

const REDEMPTION = 'redemption';

export const redeemVoucher: Scenario = (call) => {
  const { token, voucher, now } = call;
  if (isExpired(token, now)) return choose(401, 'session-expired');
  return refuseRedemption(call) ?? redeem(call, voucher?.redeem);
};

function refuseRedemption({ body, voucher, session, token }: Call): Choice | undefined {
  const redeemAnswer = voucher?.redeem;
  if (redeemAnswer && redeemAnswer.status !== 201) return { answer: answerOf(redeemAnswer) };
  const customer = asNode(body.customer);
  if (String(customer.email).endsWith('.ru')) return choose(422, 'email-domain-refused');
  if (customer.postalCode === '00000') return choose(422, 'customer-validation-failed');
  const shop = demoShops.find(({ id }) => id === body.shopId);
  if (shop?.status === 410) return choose(410, 'shop-gone');
  const balance = balanceInCent({ session, token, voucher });
  if (balance === 0) return choose(409, 'voucher-already-redeemed');
  const isTooMuch = typeof body.redeemValue === 'number' && body.redeemValue > balance;
  return isTooMuch && !redeemAnswer ? choose(409, 'credit-insufficient') : undefined;
}

/** What the session knows is left, else what the token says. */
function balanceInCent({ session, token, voucher }: Pick<Call, 'session' | 'token' | 'voucher'>) {
  const remembered = voucher && session.notes.get(voucher.code)?.balanceInCent;
  return remembered ?? Number(asNode(token?.voucher).balanceInCent ?? 0);
}

function redeem(call: Call, wanted: Answer | undefined): Choice {
  const { body, session, voucher, token, now } = call;
  const answer = wanted ?? { status: 201, example: `completed-${String(body.delivery)}` };
  const currency = asNode(token?.voucher).currency;
  const balance = balanceInCent(call);
  // With a payment outstanding nothing is redeemed yet.
  const value = answer.example === 'payment-required' ? 0 : Number(body.redeemValue);
  const remaining = Math.max(0, balance - value);
  const { shopId } = body;
  return {
    answer,
    echo: {
      delivery: body.delivery,
      redeemedInCent: value,
      remainingInCent: remaining,
      currency,
      shopId,
    },
    after: () => {
      if (voucher) noteOn(session, voucher.code).balanceInCent = remaining;
      session.redemption = {
        ...(voucher && { code: voucher.code }),
        ...(typeof shopId === 'number' && { shopId }),
        valuesInCent: valuesOf(body.items),
        currency: String(currency),
        delivery: String(body.delivery),
        example: String(answer.example),
        at: now,
      };
      beginWaiting(session, REDEMPTION, now);
    },
  };
}

/** One value per voucher of the shop, in cents. */
function valuesOf(items: unknown): number[] {
  return (Array.isArray(items) ? items : []).flatMap((item) => {
    const { valueInCent, quantity } = asNode(item);
    return Array.from({ length: Number(quantity) }, () => Number(valueInCent));
  });
}

export const getRedemption: Scenario = (call) => {
  const { params, contract, token, now } = call;
  if (isExpired(token, now)) return choose(401, 'session-expired');
  const example = { status: 201, example: 'completed-email' };
  const { redeemId } = asNode(contract.example('redeemVoucher', example));
  return params.redeemId === redeemId ? rememberedStatus(call) : choose(404, 'order-not-found');
};

export const getOrderStatus: Scenario = async (call) => {
  const refused = await refuseCaptcha(call);
  if (refused) return refused;
  const order = demoOrders.find(({ orderNumber }) => orderNumber === call.body.orderNumber);
  if (!order) return choose(404, 'order-not-found');
  return order.remembers ? rememberedStatus(call) : { answer: answerOf(order) };
};

/** Where the session's redemption stands. */
function rememberedStatus({ session, now }: Call): Choice {
  const { redemption } = session;
  const status = findVoucher(redemption?.code)?.orderStatus;
  if (status) return { answer: answerOf(status) };
  switch (redemption?.example) {
    case 'delayed':
      return choose(200, isRedemptionReady(session, now) ? 'status-ready' : 'status-delayed');
    case 'fraud-check':
      return choose(200, 'status-in-review');
    case 'payment-required':
    case 'completed-post':
      return choose(200, 'status-processing');
    case 'completed-pdf':
    case 'completed-screen':
      return choose(200, 'status-ready');
    default:
      return choose(200, 'status-sent');
  }
}

/** Whether the code of the session's delayed redemption is there. Counts as a look. */
export function isRedemptionReady(session: Call['session'], now: number): boolean {
  return isReady(session, REDEMPTION, now);
}
