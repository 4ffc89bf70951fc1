import { isExpired } from '../token.ts';
import { answerOf, choose, type Scenario } from './scenario.ts';

export const getActiveGiveaway: Scenario = ({ token, voucher, site, now }) => {
  if (isExpired(token, now)) return choose(401, 'session-expired');
  if (voucher?.giveaway) return { answer: answerOf(voucher.giveaway) };
  return site?.hasGiveaway === false ? choose(204) : choose(200, 'giveaway');
};

export const redeemGiveawayCode: Scenario = ({ token, body, now }) => {
  if (isExpired(token, now)) return choose(401, 'session-expired');
  return body.email === 'schon@example.com'
    ? choose(422, 'giveaway-refused')
    : choose(200, 'code-sent');
};
