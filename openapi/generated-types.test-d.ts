// Compiles only while the test doubles can stand in for the shipped types: the two come from
// different generators, and a double of another shape would make a test prove nothing.
import type * as shipped from '~generated/client';
import type * as doubles from '~generated/testing/api.faker';

type Double = keyof typeof doubles;
type Returned<Name extends Double> = (typeof doubles)[Name] extends (
  ...parameters: never[]
) => infer Result
  ? Result
  : never;

/** Refuses to compile when the double is not assignable to what the client answers. */
type StandsIn<Name extends Double, Answer> =
  Returned<Name> extends Answer ? true : ['the double differs', Name];

export const standsIn = {
  getSiteConfig: true satisfies StandsIn<
    'getGetSiteConfigResponseMock',
    shipped.GetSiteConfigResponse
  >,
  listParameters: true satisfies StandsIn<
    'getListParametersResponseMock',
    shipped.ListParametersResponse
  >,
  getParameter: true satisfies StandsIn<
    'getGetParameterResponseMock',
    shipped.GetParameterResponse
  >,
  getVariation: true satisfies StandsIn<
    'getGetVariationResponseMock',
    shipped.GetVariationResponse
  >,
  listShopCategories: true satisfies StandsIn<
    'getListShopCategoriesResponseMock',
    shipped.ListShopCategoriesResponse
  >,
  getShopWall: true satisfies StandsIn<'getGetShopWallResponseMock', shipped.GetShopWallResponse>,
  getShop: true satisfies StandsIn<'getGetShopResponseMock', shipped.GetShopResponse>,
  listDonationOrganisations: true satisfies StandsIn<
    'getListDonationOrganisationsResponseMock',
    shipped.ListDonationOrganisationsResponse
  >,
  getCaptchaChallenge: true satisfies StandsIn<
    'getGetCaptchaChallengeResponseMock',
    shipped.GetCaptchaChallengeResponse
  >,
  createVoucherToken: true satisfies StandsIn<
    'getCreateVoucherTokenResponseMock',
    shipped.CreateVoucherTokenResponse
  >,
  refreshVoucherToken: true satisfies StandsIn<
    'getRefreshVoucherTokenResponseMock',
    shipped.RefreshVoucherTokenResponse
  >,
  redeemVoucher: true satisfies StandsIn<
    'getRedeemVoucherResponseMock',
    shipped.RedeemVoucherResponse
  >,
  getRedemption: true satisfies StandsIn<
    'getGetRedemptionResponseMock',
    shipped.GetRedemptionResponse
  >,
  getOrderStatus: true satisfies StandsIn<
    'getGetOrderStatusResponseMock',
    shipped.GetOrderStatusResponse
  >,
  revealMerchantCode: true satisfies StandsIn<
    'getRevealMerchantCodeResponseMock',
    shipped.RevealMerchantCodeResponse
  >,
  requestMerchantCodeLink: true satisfies StandsIn<
    'getRequestMerchantCodeLinkResponseMock',
    shipped.RequestMerchantCodeLinkResponse
  >,
  getActiveGiveaway: true satisfies StandsIn<
    'getGetActiveGiveawayResponseMock',
    shipped.GetActiveGiveawayResponse
  >,
  resendRedeemLink: true satisfies StandsIn<
    'getResendRedeemLinkResponseMock',
    shipped.ResendRedeemLinkResponse
  >,
  createThirdPartyRedeemToken: true satisfies StandsIn<
    'getCreateThirdPartyRedeemTokenResponseMock',
    shipped.CreateThirdPartyRedeemTokenResponse
  >,
  lookUpActivation: true satisfies StandsIn<
    'getLookUpActivationResponseMock',
    shipped.LookUpActivationResponse
  >,
  activateVouchers: true satisfies StandsIn<
    'getActivateVouchersResponseMock',
    shipped.ActivateVouchersResponse
  >,
  requestReactivation: true satisfies StandsIn<
    'getRequestReactivationResponseMock',
    shipped.RequestReactivationResponse
  >,
  lookUpPrepaidVoucher: true satisfies StandsIn<
    'getLookUpPrepaidVoucherResponseMock',
    shipped.LookUpPrepaidVoucherResponse
  >,
  initChargeAmazonpay: true satisfies StandsIn<
    'getInitChargeAmazonpayResponseMock',
    shipped.InitChargeAmazonpayResponse
  >,
  initChargeUnzer: true satisfies StandsIn<
    'getInitChargeUnzerResponseMock',
    shipped.InitChargeUnzerResponse
  >,
  initChargePaypal: true satisfies StandsIn<
    'getInitChargePaypalResponseMock',
    shipped.InitChargePaypalResponse
  >,
  finalizeChargeAmazonpay: true satisfies StandsIn<
    'getFinalizeChargeAmazonpayResponseMock',
    shipped.FinalizeChargeAmazonpayResponse
  >,
  finalizeChargeUnzer: true satisfies StandsIn<
    'getFinalizeChargeUnzerResponseMock',
    shipped.FinalizeChargeUnzerResponse
  >,
  finalizeChargePaypal: true satisfies StandsIn<
    'getFinalizeChargePaypalResponseMock',
    shipped.FinalizeChargePaypalResponse
  >,
  getCharge: true satisfies StandsIn<'getGetChargeResponseMock', shipped.GetChargeResponse>,
  lookUpVoucherPdf: true satisfies StandsIn<
    'getLookUpVoucherPdfResponseMock',
    shipped.LookUpVoucherPdfResponse
  >,
  sendContactRequest: true satisfies StandsIn<
    'getSendContactRequestResponseMock',
    shipped.SendContactRequestResponse
  >,
  lookUpFraudCheck: true satisfies StandsIn<
    'getLookUpFraudCheckResponseMock',
    shipped.LookUpFraudCheckResponse
  >,
  submitFraudCheck: true satisfies StandsIn<
    'getSubmitFraudCheckResponseMock',
    shipped.SubmitFraudCheckResponse
  >,
  verifyFraudCheckPin: true satisfies StandsIn<
    'getVerifyFraudCheckPinResponseMock',
    shipped.VerifyFraudCheckPinResponse
  >,
  listAcceptancePoints: true satisfies StandsIn<
    'getListAcceptancePointsResponseMock',
    shipped.ListAcceptancePointsResponse
  >,
  createShoppingAccount: true satisfies StandsIn<
    'getCreateShoppingAccountResponseMock',
    shipped.CreateShoppingAccountResponse
  >,
  getTranslationDump: true satisfies StandsIn<
    'getGetTranslationDumpResponseMock',
    shipped.GetTranslationDumpResponse
  >,
};

/** Every status has what its screen needs, and none can be left out. */
export function whatTheScreenNeeds(result: shipped.RedeemResult): string | number {
  switch (result.status) {
    case 'completed':
      return result.orderNumber;
    case 'delayed':
      return result.redeemId;
    case 'fraud_check':
      return result.fraudIdent;
    case 'payment_required':
      return result.differenceInCent;
  }
}

const redemption: shipped.RedeemBase & { customer: shipped.Customer } = {
  items: [{ valueInCent: 2500, quantity: 1 }],
  redeemValue: 2500,
  currency: 'EUR',
  termsAccepted: true,
  customer: { email: 'mia.sommer@example.com' },
};

/**
 * What cannot be asked for. Each expected error is the assertion: the file stops compiling when one of
 * these requests can be written.
 */
export const refused: shipped.RedeemRequest[] = [
  // @ts-expect-error a shop or an organisation is missing
  { ...redemption, delivery: 'email' },
  // @ts-expect-error a donation names an organisation, not a shop
  { ...redemption, delivery: 'donation', shopId: 1001 },
  // @ts-expect-error a letter needs an address
  { ...redemption, delivery: 'post', shopId: 1001 },
];
