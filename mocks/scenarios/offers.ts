import { asNode } from '../contract.ts';
import { noteOn } from '../memory.ts';
import { refuseEmail } from './form.ts';
import { answerOf, choose, inLanguage, type Call, type Scenario } from './scenario.ts';

export const getPrepaidPackagePromotion: Scenario = (call) => {
  const { token, voucher } = call;
  if (voucher?.promotion) return { answer: answerOf(voucher.promotion) };
  const { currency } = asNode(token?.['voucher']);
  return hasPromotion(call) ? { ...choose(200, 'promotion'), echo: { currency } } : choose(204);
};

/** Whether the promotion is offered for a voucher: not for one that can be topped up. */
export const hasPromotion = ({ token, voucher }: Call): boolean =>
  (voucher?.promotion?.status ?? 200) === 200 && asNode(token?.['voucher'])['isPrepaid'] !== true;

export const createShoppingAccount: Scenario = (call) => {
  const { token, voucher } = call;
  if (voucher?.account) return { answer: answerOf(voucher.account) };
  if (noteOn(call, token?.['jti']).balanceInCent === 0)
    return choose(409, 'voucher-already-redeemed');
  return refuseEmail(call) ?? choose(202, 'account');
};

/** In English if the site has no German; every smallest donation in the currency of the site. */
export const listDonationOrganisations: Scenario = ({ contract, site, language }) => {
  const example = language === 'de' ? 'organisations' : 'organisations-en';
  const choice = choose(200, example);
  const list = contract.example('listDonationOrganisations', choice.answer);
  const currency = site?.currency;
  const isTheirs = ['de', 'en', ''].includes(language);
  const echo = (Array.isArray(list) ? list : []).map((each) => ({
    currency,
    ...(isTheirs ? {} : inLanguage(asNode(each), ['description'], 'en')),
  }));
  return { ...choice, echo };
};

/** The server's texts with placeholders as the caller wants them; another wrap than `{{}}` finds none. */
export const getTranslationDump: Scenario = ({ query }) =>
  choose(200, [undefined, '{{}}'].includes(query['placeholderWrap']) ? 'texts' : 'texts-too-few');
