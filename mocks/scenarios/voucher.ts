import { asNode } from '../contract.ts';
import { findVoucher, type DemoVoucher } from '../demo-data.ts';
import { DEFAULT_LIFE_IN_SECONDS, isExpired, readToken, type TokenPayload } from '../token.ts';
import { refuseCaptcha } from './captcha.ts';
import { reactivationPending } from './reactivation.ts';
import { answerOf, choose, type Call, type Scenario } from './scenario.ts';

export const createVoucherToken: Scenario = async (call) => {
  const { body, session } = call;
  const refused = await refuseCaptcha(call);
  if (refused) return refused;
  const voucher = findVoucher(body.code);
  if (!voucher) return choose(404, 'voucher-not-found');
  const { balanceInCent, busyUntil } = session.notes.get(voucher.code) ?? {};
  if (busyUntil) return reactivationPending(busyUntil);
  if (voucher.status !== 200) return { answer: answerOf(voucher) };
  if (balanceInCent === 0) return choose(409, 'voucher-already-redeemed');
  return {
    answer: answerOf(voucher),
    token: {
      payload: freshPayload(call, voucher),
      lifeInSeconds: voucher.lifeInSeconds ?? DEFAULT_LIFE_IN_SECONDS,
    },
  };
};

/** The payload of the demo voucher's example, for this site and after what was redeemed. */
function freshPayload(call: Call, voucher: DemoVoucher): TokenPayload {
  const { contract, session, site, body } = call;
  const example = asNode(contract.example('createVoucherToken', answerOf(voucher)));
  const payload = readToken(example.token) ?? {};
  const original = asNode(payload.voucher);
  return {
    ...payload,
    // Not part of the contract: tells later calls which demo voucher this is.
    jti: voucher.code,
    voucher: {
      ...original,
      balanceInCent: session.notes.get(voucher.code)?.balanceInCent ?? original.balanceInCent,
      currency: site?.currency ?? original.currency,
      categoryId: typeof body.voucherCategory === 'number' ? body.voucherCategory : 1,
    },
  };
}

export const refreshVoucherToken: Scenario = ({ token, voucher, now }) => {
  if (!token || isExpired(token, now)) return choose(401, 'session-expired');
  // "Not offered": the website falls back to asking for the code again.
  if (voucher?.refresh === false) return choose(404, 'not-found');
  return {
    answer: { status: 200, example: 'balance-50' },
    token: { payload: token, lifeInSeconds: DEFAULT_LIFE_IN_SECONDS },
  };
};
