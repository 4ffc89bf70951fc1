import { asNode, type Answer, type Contract } from '../contract.ts';
import { demoShops } from '../demo-data.ts';
import { answerOf, choose, type Call, type Scenario } from './scenario.ts';

export const listShopCategories: Scenario = ({ language, contract }) => {
  const example = `categories-${language}`;
  const isThere = contract.example('listShopCategories', { status: 200, example }) !== undefined;
  return choose(200, isThere ? example : 'categories');
};

/** As many shops as the site says on its landing page (requirement 9.040). */
export const getShopWall: Scenario = ({ language, contract, site }) => {
  const choice = choose(200, language === 'en' ? 'wall-500-en' : 'wall-500');
  const example = contract.example('getShopWall', choice.answer);
  const wall = (Array.isArray(example) ? example : []).map(asNode);
  return {
    ...choice,
    echo: wall.map((shop) => inCurrencyOf(shop, site)),
    ...(site && { length: lengthOf(wall, site) }),
  };
};

/** How far the wall goes until a visitor of the site sees the promised number of shops. */
function lengthOf(
  wall: readonly Readonly<Record<string, unknown>>[],
  { numberOfShops, hiddenShopCategories: hidden }: NonNullable<Call['site']>,
): number {
  let seen = 0;
  const last = wall.findIndex(({ categories }) => {
    if (!(categories as number[]).every((id) => hidden.includes(id))) seen += 1;
    return seen === numberOfShops;
  });
  return last === -1 ? wall.length : last + 1;
}

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
