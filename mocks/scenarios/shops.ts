import { asNode, type Answer, type Contract } from '../contract.ts';
import { demoShops } from '../demo-data.ts';
import { answerOf, choose, inLanguage, type Call, type Scenario } from './scenario.ts';

/** The shops that a voucher category opens, by its number; all others open the German retailers. */
const CATALOGUES: Readonly<Record<number, 'english' | 'neutral' | 'local' | 'restaurants'>> = {
  27: 'english', // Great Britain
  33: 'english', // United States
  9: 'neutral', // Switzerland
  15: 'neutral', // Italy
  20: 'neutral', // France
  34: 'neutral', // Belgium
  35: 'neutral', // Canada
  31: 'local',
  36: 'restaurants',
};

/** A call by hand says its voucher category in the address; a visitor's is that of the site. */
export const catalogueOf = ({ site, params }: Call) =>
  CATALOGUES[site?.voucherCategory ?? Number(params['voucherCategory'])];

/** The language of a catalogue's shops, by the first digit of their ids; all others are in German. */
const LANGUAGES: Readonly<Record<string, string>> = { 2: 'en', 3: 'fr' };

export const listShopCategories: Scenario = (call) =>
  choose(
    200,
    firstExample(call, [
      `categories-${catalogueOf(call)}`,
      `categories-${call.language}`,
      'categories',
    ]),
  );

/** As many shops as the site says on its landing page (requirement 9.040). */
export const getShopWall: Scenario = (call) => {
  const { contract, site, language } = call;
  const catalogue = catalogueOf(call);
  const choice = choose(
    200,
    firstExample(call, [
      `wall-${catalogue}-${language}`,
      `wall-${catalogue}`,
      ...(catalogue ? [`wall-${catalogue}-fr`] : []),
      'wall-500',
    ]),
  );
  const example = contract.example('getShopWall', choice.answer);
  const wall = (Array.isArray(example) ? example : []).map(asNode);
  return {
    ...choice,
    echo: wall.map((shop) => inCurrencyOf(shop, site)),
    ...(site && { length: lengthOf(wall, site) }),
  };
};

/** The first of the names that the operation has an example of. */
const firstExample = ({ operation }: Call, names: readonly string[]): string | undefined =>
  names.find((name) => operation.answers.some(({ example }) => example === name));

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

/** The shop, in the visitor's language if it has one, with no other fields than were asked for. */
export const getShop: Scenario = (call) => {
  const { params, query, contract, site, language } = call;
  const demo = demoShops.find((shop) => String(shop.id) === params['id']);
  if (demo) return { answer: answerOf(demo) };
  const shop = findShop(contract, params['id']);
  if (!shop) return choose(404, 'not-found');
  const name = `shop-${params['id']}`;
  const choice = choose(200, firstExample(call, [`${name}-${language}`, name]));
  const own = LANGUAGES[String(params['id']).slice(0, 1)] ?? 'de';
  const isTheirs = choice.answer.example !== name || [own, ''].includes(language);
  return {
    ...choice,
    echo: {
      ...inCurrencyOf(shop, site),
      ...(isTheirs ? {} : inLanguage(shop, ['description', 'redeemWarnings'], own)),
    },
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

/** Whether the shop sells a voucher of this value, in cents. */
export function sells(shop: Readonly<Record<string, unknown>>, valueInCent: unknown): boolean {
  const { voucherValues = [] } = shop as { voucherValues?: { valueInCent: number }[] };
  const { minInCent, maxInCent, stepInCent } = asNode(shop['valueRange']);
  const value = Number(valueInCent);
  const isInRange = value >= Number(minInCent) && value <= Number(maxInCent);
  return (
    voucherValues.some((each) => each.valueInCent === value) ||
    (isInRange && (value - Number(minInCent)) % Number(stepInCent) === 0)
  );
}
