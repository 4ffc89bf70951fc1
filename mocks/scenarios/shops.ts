import { asNode, type Answer, type Contract } from '../contract.ts';
import { demoShops } from '../demo-data.ts';
import { answerOf, choose, type Scenario } from './scenario.ts';

export const listShopCategories: Scenario = ({ language, contract }) => {
  const example = `categories-${language}`;
  const isThere = contract.example('listShopCategories', { status: 200, example }) !== undefined;
  return choose(200, isThere ? example : 'categories');
};

export const getShopWall: Scenario = ({ language }) =>
  choose(200, language === 'en' ? 'wall-en' : 'wall');

export const getShop: Scenario = ({ params, contract }) => {
  const demo = demoShops.find((shop) => String(shop.id) === params.id);
  if (demo) return { answer: answerOf(demo) };
  return findShop(contract, params.id)
    ? choose(200, `shop-${params.id}`)
    : choose(404, 'not-found');
};

/** The shop's detail example. */
export function findShop(
  contract: Contract,
  id: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const answer: Answer = { status: 200, example: `shop-${String(id)}` };
  const shop = contract.example('getShop', answer);
  return shop === undefined ? undefined : asNode(shop);
}
