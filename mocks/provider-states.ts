import { asNode, type Answer, type Contract } from './contract.ts';
import { demoLinks, demoOrders, demoShops, demoVouchers } from './demo-data.ts';
import { flowStates } from './flow-states.ts';
import { DEFAULT_LIFE_IN_SECONDS, mintToken, readToken } from './token.ts';

/** An answer that is given while a state holds. */
export interface StateAnswer extends Answer {
  /** Every operation that documents the answer gives it when this is absent. */
  readonly operationId?: string;
}

const redemption = (status: number, example: string): readonly StateAnswer[] => [
  { operationId: 'getRedemption', status, example },
];

/**
 * The states of the pacts that no request shows by itself, by the words of the pact. An empty list
 * says that the mock is always in this state.
 */
export const providerStates: Readonly<Record<string, readonly StateAnswer[]>> = {
  ...flowStates,
  'the service runs': [],
  'too many attempts were made': [{ status: 429, example: 'rate-limited' }],
  'the service fails': [{ status: 500, example: 'unknown' }],
  'the service is overloaded': [{ status: 503, example: 'temporary-failure' }],
  'the service is under maintenance': [{ status: 503, example: 'maintenance' }],
  'there are no parameters': [{ operationId: 'getParameter', status: 404, example: 'not-found' }],
  'the variation "restaurant" exists': [],
  'there are no variations': [{ operationId: 'getVariation', status: 404, example: 'not-found' }],
  'shops take vouchers of category 1': [],
  'no shop takes vouchers of category 1': [
    { operationId: 'getShopWall', status: 200, example: 'wall-empty' },
  ],
  'organisations take donations': [],
  'no organisation takes donations': [
    { operationId: 'listDonationOrganisations', status: 200, example: 'no-organisations' },
  ],
  'the redemption is being processed': redemption(200, 'status-processing'),
  'the redemption is delayed': redemption(200, 'status-delayed'),
  "the redemption's code is ready": redemption(200, 'status-ready'),
  "the redemption's code was sent": redemption(200, 'status-sent'),
  'the redemption failed': redemption(200, 'status-failed'),
  'the redemption is in review': redemption(200, 'status-in-review'),
  'there is no such redemption': redemption(404, 'order-not-found'),
  'the status of the redemption is unknown': redemption(409, 'order-status-unknown'),
  'a giveaway that is answered without content': [
    { operationId: 'redeemGiveawayCode', status: 204 },
  ],
  'a giveaway that only customer service can help with': [
    { operationId: 'redeemGiveawayCode', status: 409, example: 'contact-support' },
  ],
};

/**
 * The values that a state's requests carry, from the demo data that its parameters name: the
 * voucher's code and a fresh token of it, the link, the order, the shop.
 * @returns undefined when there is no such demo data
 */
export function stateValues(
  contract: Contract,
  params: Readonly<Record<string, unknown>>,
  now: number,
): Readonly<Record<string, unknown>> | undefined {
  const { voucher, session, link, order, shop } = params;
  const demo = demoVouchers.find(({ code }) => code === voucher);
  const isKnown =
    (voucher === undefined || demo !== undefined) &&
    (link === undefined || demoLinks.some(({ token }) => token === link)) &&
    (order === undefined || demoOrders.some(({ orderNumber }) => orderNumber === order)) &&
    (shop === undefined || demoShops.some(({ id }) => id === shop) || hasShop(contract, shop));
  if (!isKnown) return undefined;
  return {
    ...(demo && { code: demo.code, token: tokenOf(contract, demo.code, session, now) }),
    ...(link !== undefined && { redeemLinkToken: link }),
    ...(order !== undefined && { orderNumber: order }),
    ...(shop !== undefined && { shopId: shop }),
  };
}

function hasShop(contract: Contract, id: unknown): boolean {
  return contract.example('getShop', { status: 200, example: `shop-${String(id)}` }) !== undefined;
}

/** A token as the voucher's own call would give it; refused vouchers have the usual credit. */
function tokenOf(contract: Contract, code: string, session: unknown, now: number): string {
  const demo = demoVouchers.find((voucher) => voucher.code === code && voucher.status === 200);
  const example = demo?.example ?? 'balance-50';
  const { token } = asNode(contract.example('createVoucherToken', { status: 200, example }));
  const life = session === 'expired' ? -1 : DEFAULT_LIFE_IN_SECONDS;
  return mintToken({ ...readToken(token), jti: code }, life, now);
}
