// What the website sends with the calls besides redeeming: activation, payment, help and checks.
import type * as api from '~/api';
import { agreed, fromState } from './from-state.ts';
import type { StateParams } from './interaction.ts';

/** The generated calls of these flows, by operationId. */
export type FlowCallName =
  | 'getTranslationDump'
  | 'listAcceptancePoints'
  | 'createThirdPartyRedeemToken'
  | 'lookUpActivation'
  | 'activateVouchers'
  | 'requestReactivation'
  | 'lookUpPrepaidVoucher'
  | 'initChargeAmazonpay'
  | 'initChargeUnzer'
  | 'initChargePaypal'
  | 'finalizeChargeAmazonpay'
  | 'finalizeChargeUnzer'
  | 'finalizeChargePaypal'
  | 'getCharge'
  | 'lookUpVoucherPdf'
  | 'downloadVoucherPdf'
  | 'resendRedeemLink'
  | 'getPrepaidPackagePromotion'
  | 'createShoppingAccount'
  | 'sendContactRequest'
  | 'lookUpFraudCheck'
  | 'submitFraudCheck'
  | 'verifyFraudCheckPin';

/** What a call takes; the headers are added to every call alike. */
type Input<C extends FlowCallName> = Omit<NonNullable<Parameters<(typeof api)[C]>[0]>, 'headers'>;

const email = 'mia.sommer@example.com';
const captcha = () => fromState('captcha', 'solved');
const chargeId = () => fromState('chargeId', 'chg-20261121-0001');
const ident = (value: string) => ({ ident: fromState('ident', value) });
const order = ({ activation = 'demo-several' }: StateParams) => ({
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

/** The options that the website calls each operation with; fields of forms are agreed. */
export const flowCalls: { readonly [C in FlowCallName]: (params: StateParams) => Input<C> } = {
  getTranslationDump: () => ({ query: { placeholderWrap: '{{}}' } }),
  listAcceptancePoints: () => ({
    query: {
      postalCode: agreed('postalCode', '20095'),
      country: agreed('country', 'de'),
      radiusKm: 10,
    },
  }),
  createThirdPartyRedeemToken: ({ partnerLink = 'demo-partner' }) => ({ body: ident(partnerLink) }),
  lookUpActivation: (params) => ({ body: order(params) }),
  activateVouchers: (params) => ({ body: { ...order(params), all: true, confirmed: true } }),
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
};

/** Calls of these flows that send an `Idempotency-Key`. */
export const flowsWithIdempotencyKey = [
  'activateVouchers',
  'requestReactivation',
  'initChargeAmazonpay',
  'initChargeUnzer',
  'initChargePaypal',
  'finalizeChargeAmazonpay',
  'finalizeChargeUnzer',
  'finalizeChargePaypal',
  'resendRedeemLink',
  'createShoppingAccount',
  'sendContactRequest',
  'submitFraudCheck',
  'verifyFraudCheckPin',
] as const satisfies readonly FlowCallName[];

/** Calls that send a form with files in place of JSON. */
export const sentAsForm: ReadonlySet<string> = new Set<FlowCallName>([
  'requestReactivation',
  'sendContactRequest',
  'submitFraudCheck',
]);
