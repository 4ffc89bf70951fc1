import { asNode } from '../contract.ts';
import { findVoucher, type DemoVoucher } from '../demo-data.ts';
import { isOwnName, noteOn } from '../memory.ts';
import { DEFAULT_LIFE_IN_SECONDS, readToken, type TokenPayload } from '../token.ts';
import { refuseCaptcha } from './captcha.ts';
import { reactivationPending } from './reactivation.ts';
import { answerOf, choose, type Call, type Scenario } from './scenario.ts';

export const createVoucherToken: Scenario = async (call) => {
  const { body } = call;
  const refused = await refuseCaptcha(call);
  if (refused) return refused;
  const voucher = findVoucher(body['code']);
  if (!voucher) return choose(404, 'voucher-not-found');
  const note = noteOn(call, body['code']);
  if (note.busyUntil) return reactivationPending(note.busyUntil);
  if (voucher.status !== 200) return { answer: answerOf(voucher) };
  const isRefilled = !isOwnName(body['code']);
  if (note.balanceInCent === 0 && !isRefilled) return choose(409, 'voucher-already-redeemed');
  const payload = freshPayload(call, voucher, isRefilled ? undefined : note.balanceInCent);
  return {
    answer: answerOf(voucher),
    token: { payload, lifeInSeconds: voucher.lifeInSeconds ?? DEFAULT_LIFE_IN_SECONDS },
    after: () => {
      if (!isRefilled) return;
      // Payments that come later find what they add to.
      note.balanceInCent = Number(asNode(payload['voucher'])['balanceInCent']);
      delete note.isDifferenceAsked;
    },
  };
};

/** The payload of the demo voucher's example, for this site and with the balance in cents. */
function freshPayload(
  { contract, site, body }: Call,
  voucher: DemoVoucher,
  left: number | undefined,
): TokenPayload {
  const example = asNode(contract.example('createVoucherToken', answerOf(voucher)));
  const payload = readToken(example['token']) ?? {};
  const original = asNode(payload['voucher']);
  return {
    ...payload,
    // Not part of the contract: tells later calls which demo voucher this is.
    jti: body['code'],
    voucher: {
      ...original,
      balanceInCent: left ?? original['balanceInCent'],
      currency: site?.currency ?? original['currency'],
      categoryId: typeof body['voucherCategory'] === 'number' ? body['voucherCategory'] : 1,
    },
  };
}

export const refreshVoucherToken: Scenario = (call) => {
  const { token = {}, voucher } = call;
  const left = noteOn(call, token['jti']).balanceInCent;
  // "Not offered": the website falls back to asking for the code again.
  if (voucher?.refresh === false) return choose(404, 'not-found');
  return {
    answer: { status: 200, example: 'balance-50' },
    token: { payload: withBalance(token, left), lifeInSeconds: DEFAULT_LIFE_IN_SECONDS },
  };
};

/** The payload with another balance, in cents; as it is without one. */
function withBalance(payload: TokenPayload, balanceInCent: number | undefined): TokenPayload {
  if (balanceInCent === undefined) return payload;
  return { ...payload, voucher: { ...asNode(payload['voucher']), balanceInCent } };
}
