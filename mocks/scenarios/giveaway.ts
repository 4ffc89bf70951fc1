import { refuseEmail } from './form.ts';
import { answerOf, choose, type Scenario } from './scenario.ts';

export const getActiveGiveaway: Scenario = ({ voucher, site }) => {
  if (voucher?.giveaway) return { answer: answerOf(voucher.giveaway) };
  return site?.hasGiveaway === false ? choose(204) : choose(200, 'giveaway');
};

export const redeemGiveawayCode: Scenario = (call) => {
  switch (call.body['email']) {
    case 'schon@example.com':
      return choose(422, 'giveaway-refused');
    case 'hilfe@example.com':
      return choose(409, 'contact-support');
    case 'leer@example.com':
      return choose(204);
    default:
      return refuseEmail(call) ?? choose(200, 'code-sent');
  }
};
