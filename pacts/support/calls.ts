// What the website sends with each call, in the client's own types.
import type * as api from '~/api';
import { agreed, fromState } from './from-state.ts';
import type { StateParams } from './state-params.ts';

/** What a generated call takes; the headers are added to every call alike. */
type Input<Call> = Call extends (options: infer Options) => unknown
  ? Omit<NonNullable<Options>, 'headers'>
  : never;

type Calls = { readonly [C in keyof typeof api]?: (params: StateParams) => Input<(typeof api)[C]> };

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
const heldVoucher: api.Voucher = {
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

const chargeId = () => fromState('chargeId', 'chg-20261121-0001');
const ident = (value: string) => ({ ident: fromState('ident', value) });
const activationOrder = ({ activation = 'demo-several' }: StateParams) => ({
  orderSource: agreed('orderSource', 'shop'),
  orderReference: fromState('orderReference', 'A-4711'),
  orderHash: fromState('orderHash', activation),
});
const amount = { amount: agreed('amount', 2500), currency: 'EUR' } as const;
/** Where a provider sends the visitor back to, on a host of the site; says what is paid. */
const returnUrl = (page: string) =>
  fromState(
    'returnUrl',
    `https://schenkwerk.de.example${page}?flow=prepaid&amount=2500&currency=EUR`,
  );

/** The start of a picture, enough to be recognised as one. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
const picture = () => new File([PICTURE], 'document.png', { type: 'image/png' });

/** The options that the website calls each operation with, by operationId; fields of forms are agreed. */
export const calls = {
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
  revokeRedemption: () => ({ path: { redeemId: redeemId() } }),
  closeRedemption: () => ({
    path: { key: fromState('idempotencyKey', '0f9d3c1e-5a7b-4c2d-8e6f-1a2b3c4d5e6f') },
  }),
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
  getActiveGiveaway: () => ({ body: { voucher: heldVoucher, redeemId: redeemId() } }),
  redeemGiveawayCode: () => ({
    body: { voucher: heldVoucher, email, id: fromState('giveawayId', 71), redeemId: redeemId() },
  }),
  getTranslationDump: () => ({ query: { placeholderWrap: '{{}}' } }),
  listAcceptancePoints: () => ({
    query: {
      postalCode: agreed('postalCode', '20095'),
      country: agreed('country', 'de'),
      radiusKm: 10,
    },
  }),
  createThirdPartyRedeemToken: ({ partnerLink = 'demo-partner' }) => ({ body: ident(partnerLink) }),
  lookUpActivation: (params) => ({ body: activationOrder(params) }),
  activateVouchers: (params) => ({
    body: { ...activationOrder(params), all: true, confirmed: true },
  }),
  requestReactivation: ({ voucher = 'OLD-REVIEW' }) => ({
    body: {
      code: agreed('code', voucher),
      email,
      repeatEmail: email,
      captcha: agreed('captcha', 'solved'),
      attachment: picture(),
    },
  }),
  lookUpPrepaidVoucher: ({ card = '123456789' }) => ({
    body: {
      serialNumber: fromState('serialNumber', card),
      voucherCategory: agreed('voucherCategory', 1),
      captcha: captcha(),
    },
  }),
  initChargeAmazonpay: () => ({
    body: { ...amount, returnUrl: returnUrl('/payment/amazonpay') },
  }),
  initChargeUnzer: () => ({
    body: {
      ...amount,
      returnUrl: returnUrl('/payment/unzer'),
      paymentTypeId: agreed('paymentTypeId', 's-crd-example'),
    },
  }),
  initChargePaypal: () => ({
    body: { ...amount, returnUrl: returnUrl('/prepaid/checkout') },
  }),
  finalizeChargeAmazonpay: () => ({
    body: {
      checkoutSessionId: fromState('checkoutSessionId', 'bd504926-f659-4ad7-a1a9-9a747aaf5275'),
      ...amount,
    },
  }),
  finalizeChargeUnzer: () => ({ body: { chargeId: chargeId() } }),
  finalizeChargePaypal: () => ({
    body: { chargeId: chargeId(), orderId: fromState('orderId', '5O190127TN364715T') },
  }),
  getCharge: () => ({ path: { chargeId: chargeId() } }),
  cancelCharge: () => ({ path: { chargeId: chargeId() } }),
  getVoucherActivity: () => ({}),
  lookUpVoucherPdf: ({ download = 'demo-pdf' }) => ({ body: ident(download) }),
  downloadVoucherPdf: ({ download = 'demo-pdf' }) => ({
    body: { ...ident(download), pin: fromState('pin', '1234'), format: 'pdf' },
  }),
  resendRedeemLink: ({ voucher = 'RESEND-DONE' }) => ({
    body: { code: fromState('code', voucher), kind: 'link', captcha: captcha() },
  }),
  getPrepaidPackagePromotion: () => ({}),
  createShoppingAccount: () => ({ body: { email, termsAccepted: true } }),
  sendContactRequest: () => ({
    body: {
      topic: 'code_not_received',
      email,
      message: 'Nothing has come yet.',
      captcha: agreed('captcha', 'solved'),
      files: [picture()],
    },
  }),
  lookUpFraudCheck: ({ check = 'demo-fraud-data' }) => ({ body: ident(check) }),
  submitFraudCheck: ({ check = 'demo-fraud-data' }) => ({
    body: {
      // As long as the server makes them.
      ident: agreed('ident', `${check}-nFy3Wq8ZkT5vLr2X`),
      firstName: 'Mia',
      lastName: 'Sommer',
      birthDate: '1990-04-17',
      street: 'Lindenweg',
      streetNumber: '15',
      postalCode: '10178',
      city: 'Berlin',
      country: 'DE',
      email,
      acceptsRegisteredAddress: true,
      acceptsConditions: true,
      acceptsDataForwarding: true,
      acceptsGiftReceived: true,
      acceptsPersonalUse: true,
      acceptsOwnAccount: true,
      acceptsTruthfulData: true,
      documentKind: 'identity_card',
      documents: [picture()],
    },
  }),
  verifyFraudCheckPin: ({ check = 'demo-fraud-pin' }) => ({
    body: {
      ...ident(check),
      transactionNumber: fromState('transactionNumber', 'TX-20261121-5590'),
      pin: fromState('pin', '123456'),
    },
  }),
} satisfies Calls;

/** The generated calls of src/api, by operationId. */
export type CallName = keyof typeof calls;
