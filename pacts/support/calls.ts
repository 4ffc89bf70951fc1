// What the website sends with each call, in the client's own types.
import type * as api from '~/api';
import { flowCalls, flowsWithIdempotencyKey, type FlowCallName } from './flow-calls.ts';
import { agreed, fromState } from './from-state.ts';
import type { StateParams } from './interaction.ts';

/** The generated calls of src/api, by operationId. */
export type CallName =
  | 'getSiteConfig'
  | 'listParameters'
  | 'getParameter'
  | 'getVariation'
  | 'listShopCategories'
  | 'getShopWall'
  | 'getShop'
  | 'listDonationOrganisations'
  | 'getCaptchaChallenge'
  | 'createVoucherToken'
  | 'refreshVoucherToken'
  | 'redeemVoucher'
  | 'getRedemption'
  | 'getOrderStatus'
  | 'revealMerchantCode'
  | 'downloadMerchantCodePdf'
  | 'requestMerchantCodeLink'
  | 'getActiveGiveaway'
  | 'redeemGiveawayCode'
  | FlowCallName;

/** What a call takes; the headers are added to every call alike. */
type Input<C extends CallName> = Omit<NonNullable<Parameters<(typeof api)[C]>[0]>, 'headers'>;

/** What the detail view of a shop asks for, in its order. */
const SHOP_FIELDS: readonly api.ShopField[] = [
  'name',
  'logo',
  'description',
  'redeemWarnings',
  'isNewShopCustomerInquiry',
  'codeTypes',
  'link',
  'voucherValues',
  'type',
  'id',
  'slug',
  'valueRange',
  'categories',
  'redeemable',
  'acceptancePoints',
  'numberOfShops',
  'deliveries',
];
const voucher: api.Voucher = {
  currency: 'EUR',
  isPrepaid: false,
  balanceInCent: 5000,
  categoryId: 1,
};
const email = 'mia.sommer@example.com';
const captcha = () => fromState('captcha', 'solved');
const category = () => agreed('voucherCategory', 1);
const redeemId = () => fromState('redeemId', 'rdm-20261121-0001');
const link = (params: StateParams) => fromState('redeemLinkToken', params.link ?? 'demo-code128');

/** The options that the website calls each operation with. */
export const calls: { readonly [C in CallName]: (params: StateParams) => Input<C> } = {
  getSiteConfig: () => ({ path: { country: agreed('country', 'at') } }),
  listParameters: () => ({}),
  getParameter: () => ({ path: { key: agreed('parameter', 'queueFairRedeem') } }),
  getVariation: () => ({
    path: { country: agreed('country', 'de'), variationUrl: agreed('variationUrl', 'restaurant') },
  }),
  listShopCategories: () => ({ path: { id: category() } }),
  getShopWall: () => ({ path: { id: category() } }),
  getShop: ({ shop = 1002 }) => ({
    path: { id: fromState('shopId', shop) },
    query: { fields: [...SHOP_FIELDS] },
  }),
  listDonationOrganisations: () => ({ path: { categoryId: category() } }),
  getCaptchaChallenge: () => ({}),
  createVoucherToken: (params) => ({
    body: {
      code: fromState('code', params.voucher ?? 'DEMO-50'),
      voucherCategory: category(),
      captcha: captcha(),
    },
  }),
  refreshVoucherToken: () => ({}),
  redeemVoucher: () => ({
    body: {
      shopId: fromState('shopId', 1001),
      items: [{ valueInCent: agreed('valueInCent', 2000), quantity: agreed('quantity', 1) }],
      redeemValue: 2000,
      currency: 'EUR',
      delivery: agreed('delivery', 'email'),
      isCompany: false,
      customer: { salutation: 'mrs', firstName: 'Mia', lastName: 'Sommer', email, email2: email },
      redeemStartingPoint: { source: 'shop-wall' },
      termsAccepted: true,
    },
  }),
  getRedemption: () => ({ path: { redeemId: redeemId() } }),
  getOrderStatus: ({ order = 'EL-7314-2088' }) => ({
    body: {
      orderNumber: fromState('orderNumber', order),
      email: fromState('email', email),
      captcha: captcha(),
    },
  }),
  revealMerchantCode: (params) => ({ body: { redeemLinkToken: link(params) } }),
  downloadMerchantCodePdf: (params) => ({ body: { redeemLinkToken: link(params) } }),
  requestMerchantCodeLink: (params) => ({
    body: {
      ...(params.voucher
        ? { code: fromState('code', params.voucher) }
        : { redeemLinkToken: link(params) }),
      captcha: captcha(),
    },
  }),
  getActiveGiveaway: () => ({ body: { voucher, redeemId: redeemId() } }),
  redeemGiveawayCode: () => ({
    body: { voucher, email, id: fromState('giveawayId', 71), redeemId: redeemId() },
  }),
  ...flowCalls,
};

/** Calls that send an `Idempotency-Key`. */
export const withIdempotencyKey: ReadonlySet<CallName> = new Set([
  'redeemVoucher',
  'requestMerchantCodeLink',
  'redeemGiveawayCode',
  ...flowsWithIdempotencyKey,
]);
