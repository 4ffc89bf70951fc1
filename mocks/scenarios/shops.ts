import { asNode, type Answer, type Contract } from '../contract.ts';
import { demoShops } from '../demo-data.ts';
import { answerOf, choose, type Call, type Scenario } from './scenario.ts';

export const listShopCategories: Scenario = ({ language, contract }) => {
  const example = `categories-${language}`;
  const isThere = contract.example('listShopCategories', { status: 200, example }) !== undefined;
  return choose(200, isThere ? example : 'categories');
};

export const getShopWall: Scenario = ({ language, contract, site }) => {
  const choice = choose(200, language === 'en' ? 'wall-en' : 'wall');
  const wall = contract.example('getShopWall', choice.answer);
  return {
    ...choice,
    echo: (Array.isArray(wall) ? wall : []).map((shop) => inCurrencyOf(asNode(shop), site)),
  };
};

/** The shop, with no other fields than those that were asked for. */
export const getShop: Scenario = ({ params, query, contract, site }) => {
  const demo = demoShops.find((shop) => String(shop.id) === params['id']);
  if (demo) return { answer: answerOf(demo) };
  const shop = findShop(contract, params['id']);
  if (!shop) return choose(404, 'not-found');
  return {
    ...choose(200, `shop-${params['id']}`),
    echo: inCurrencyOf(shop, site),
    ...(query['fields'] && { fields: ['id', ...query['fields'].split(',')] }),
  };
};

/** A range of values in the currency of the site. */
const inCurrencyOf = (shop: Readonly<Record<string, unknown>>, site: Call['site']) =>
  shop['valueRange'] && site ? { valueRange: { currency: site.currency } } : undefined;

/** The shop's detail example. */
export function findShop(
  contract: Contract,
  id: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const answer: Answer = { status: 200, example: `shop-${String(id)}` };
  const shop = contract.example('getShop', answer);
  return shop === undefined ? undefined : asNode(shop);
}
