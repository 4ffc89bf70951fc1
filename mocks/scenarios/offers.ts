import { asNode } from '../contract.ts';
import { isExpired } from '../token.ts';
import { refuseEmail } from './form.ts';
import { answerOf, choose, type Scenario } from './scenario.ts';

export const getPrepaidPackagePromotion: Scenario = ({ token, voucher, now }) => {
  if (isExpired(token, now)) return choose(401, 'session-expired');
  if (voucher?.promotion) return { answer: answerOf(voucher.promotion) };
  const { isPrepaid, currency } = asNode(token?.voucher);
  // Nobody is offered what the voucher already is.
  return isPrepaid === true ? choose(204) : { ...choose(200, 'promotion'), echo: { currency } };
};

export const createShoppingAccount: Scenario = (call) => {
  const { token, voucher, session, now } = call;
  if (isExpired(token, now)) return choose(401, 'session-expired');
  if (voucher?.account) return { answer: answerOf(voucher.account) };
  const left = voucher && session.notes.get(voucher.code)?.balanceInCent;
  if (left === 0) return choose(409, 'voucher-already-redeemed');
  return refuseEmail(call) ?? choose(202, 'account');
};

/** The server's texts with placeholders as the caller wants them; another wrap than `{{}}` finds none. */
export const getTranslationDump: Scenario = ({ query }) =>
  choose(200, [undefined, '{{}}'].includes(query.placeholderWrap) ? 'texts' : 'texts-too-few');
