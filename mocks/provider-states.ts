import { asNode, type Answer, type Contract } from './contract.ts';
import { demoLinks, demoOrders, demoShops, demoVouchers, findVoucher } from './demo-data.ts';
import * as flows from './demo-flows.ts';
import { DEFAULT_LIFE_IN_SECONDS, mintToken, readToken } from './token.ts';

/** An answer that is given while a state holds. */
export interface StateAnswer extends Answer {
  /** Every operation that documents the answer gives it when this is absent. */
  readonly operationId?: string;
}

const redemption = (status: number, example: string): readonly StateAnswer[] => [
  { operationId: 'getRedemption', status, example },
];

const tooLarge: readonly StateAnswer[] = [{ status: 413, example: 'upload-too-large' }];

/** The end of a payment with any provider. */
const charge = (status: number, example: string): readonly StateAnswer[] => {
  const ids = ['finalizeCharge*', ...(status === 200 || status === 404 ? ['getCharge'] : [])];
  return ids.map((operationId) => ({ operationId, status, example }));
};

/**
 * The states of the pacts that no request shows by itself, by the words of the pact. An empty list
 * says that the mock is always in this state.
 */
export const providerStates: Readonly<Record<string, readonly StateAnswer[]>> = {
  'the service runs': [],
  'the service knows the places of the world': [],
  // It is for this one place.
  'the service has had too many questions': [],
  'too many attempts were made': [{ status: 429, example: 'rate-limited' }],
  'the service fails': [{ status: 500, example: 'unknown' }],
  'the service is overloaded': [{ status: 503, example: 'temporary-failure' }],
  'the service is under maintenance': [{ status: 503, example: 'maintenance' }],
  'the first request with the key is still running': [
    { status: 409, example: 'request-in-progress' },
  ],
  'the key was used for another request': [{ status: 422, example: 'idempotency-key-reused' }],
  'the site does not exist': [{ operationId: 'getSiteConfig', status: 404, example: 'not-found' }],
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
  'there are texts': [],
  'there are only a few texts': [
    { operationId: 'getTranslationDump', status: 200, example: 'texts-too-few' },
  ],
  'shops around the place take the voucher': [],
  'no shop around the place takes the voucher': [],
  'the postal code does not exist': [],
  'customer service takes messages': [],
  'an old code, and uploads are limited': tooLarge,
  'customer service takes messages, and uploads are limited': tooLarge,
  'an identity check that waits for data, and uploads are limited': tooLarge,
  'a voucher of which nothing is left': [
    { operationId: 'createShoppingAccount', status: 409, example: 'voucher-already-redeemed' },
  ],
  'the charge is received': charge(200, 'charge-received'),
  'the difference is paid': charge(200, 'charge-received-voucher'),
  'the charge is being processed': [
    ...charge(200, 'charge-processing'),
    { operationId: 'cancelCharge', status: 200, example: 'cannot-be-cancelled' },
  ],
  'the charge is open': [
    { operationId: 'cancelCharge', status: 200, example: 'cancelled' },
    { operationId: 'getVoucherActivity', status: 200, example: 'activity-open' },
    { operationId: 'initCharge*', status: 409, example: 'charge-open' },
  ],
  'the charge failed': charge(200, 'charge-failed'),
  'the charge does not exist': charge(404, 'not-found'),
  'the charge is refused': charge(402, 'payment-failed'),
  'the card of the charge cannot be charged': charge(409, 'voucher-not-chargeable'),
  'the card of the charge was charged before': charge(409, 'voucher-already-charged'),
  'only customer service can finish the charge': charge(409, 'contact-support'),
  'the redemption is being processed': redemption(200, 'status-processing'),
  'the redemption is delayed': redemption(200, 'status-delayed'),
  "the redemption's code is ready": redemption(200, 'status-ready'),
  "the redemption's code was sent": [
    ...redemption(200, 'status-sent'),
    { operationId: 'getVoucherActivity', status: 200, example: 'activity-redeemed' },
  ],
  'the redemption can be taken back': [
    { operationId: 'revokeRedemption', status: 200, example: 'status-revoked' },
  ],
  "the redemption's code was seen": [
    { operationId: 'revokeRedemption', status: 200, example: 'status-ready' },
  ],
  'the redemption was taken back': redemption(200, 'status-revoked'),
  'the redemption failed': redemption(200, 'status-failed'),
  'the redemption is in review': redemption(200, 'status-in-review'),
  'a redemption took place with the key': [
    { operationId: 'closeRedemption', status: 200, example: 'status-ready' },
  ],
  'no redemption took place with the key': [],
  'there is no such redemption': [
    ...redemption(404, 'order-not-found'),
    { operationId: 'revokeRedemption', status: 404, example: 'order-not-found' },
  ],
  'the status of the redemption is unknown': redemption(409, 'order-status-unknown'),
};

/** Allowed values of a state's parameters, by parameter. */
const demoThings: Readonly<Record<string, readonly unknown[]>> = {
  voucher: [...demoVouchers, ...flows.reactivations, ...flows.resends].map(({ code }) => code),
  link: demoLinks.map(({ token }) => token),
  order: demoOrders.map(({ orderNumber }) => orderNumber),
  shop: demoShops.map(({ id }) => id),
  partnerLink: flows.partnerLinks.map(({ ident }) => ident),
  download: flows.downloads.map(({ ident }) => ident),
  check: flows.identityChecks.map(({ ident }) => ident),
  activation: flows.activations.map(({ orderHash }) => orderHash),
  card: flows.cards.map(({ serialNumber }) => serialNumber),
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
  // Other parameters describe the request.
  const wanted = Object.entries(params).filter(([kind]) => kind in demoThings);
  const isKnown = wanted.every(
    ([kind, value]) =>
      demoThings[kind]?.includes(value) || (kind === 'shop' && hasShop(contract, value)),
  );
  if (!isKnown) return undefined;
  const { voucher, link, order, shop, activation, card, session } = params;
  const ident = params['partnerLink'] ?? params['download'] ?? params['check'];
  return {
    ...(voucher !== undefined && { code: voucher }),
    ...(findVoucher(voucher) && {
      token: tokenOf(contract, String(voucher), session, now),
      otherToken: tokenOf(contract, `${String(voucher)}-other`, session, now),
    }),
    ...(link !== undefined && { redeemLinkToken: link }),
    ...(order !== undefined && { orderNumber: order }),
    ...(shop !== undefined && { shopId: shop }),
    ...(ident !== undefined && { ident }),
    ...(activation !== undefined && { orderHash: activation }),
    ...(card !== undefined && {
      serialNumber: card,
      token: tokenOfCard(contract, String(card), session, now),
      otherToken: tokenOfCard(contract, `${String(card)}-other`, session, now),
    }),
  };
}

function hasShop(contract: Contract, id: unknown): boolean {
  return contract.example('getShop', { status: 200, example: `shop-${String(id)}` }) !== undefined;
}

/** A token as the voucher's own call would give it; refused vouchers have the usual credit. */
function tokenOf(contract: Contract, code: string, session: unknown, now: number): string {
  const example = findVoucher(code)?.status === 200 ? findVoucher(code)?.example : 'balance-50';
  return mint(contract, 'createVoucherToken', example, code, session, now);
}

function tokenOfCard(contract: Contract, card: string, session: unknown, now: number): string {
  const entry = flows.cards.find(({ serialNumber }) => serialNumber === card);
  const example = entry?.status === 200 ? entry.example : 'prepaid-30';
  return mint(contract, 'lookUpPrepaidVoucher', example, card, session, now);
}

function mint(
  contract: Contract,
  operationId: string,
  example: string | undefined,
  jti: string,
  session: unknown,
  now: number,
): string {
  const { token } = asNode(contract.example(operationId, { status: 200, example: example ?? '' }));
  const life = session === 'expired' ? -1 : DEFAULT_LIFE_IN_SECONDS;
  return mintToken({ ...readToken(token), jti }, life, now);
}
