/**
 * Calls of the contract that no page makes yet, so no pact asks for them. Whoever builds the page
 * writes the interactions and removes the call here; the completeness test holds both to it.
 */
export const WAITING_FOR_PACTS: ReadonlySet<string> = new Set([
  'getTranslationDump',
  'listAcceptancePoints',
  'createThirdPartyRedeemToken',
  'lookUpActivation',
  'activateVouchers',
  'requestReactivation',
  'lookUpPrepaidVoucher',
  'initChargeAmazonpay',
  'initChargeUnzer',
  'initChargePaypal',
  'finalizeChargeAmazonpay',
  'finalizeChargeUnzer',
  'finalizeChargePaypal',
  'getCharge',
  'lookUpVoucherPdf',
  'downloadVoucherPdf',
  'resendRedeemLink',
  'getPrepaidPackagePromotion',
  'createShoppingAccount',
  'sendContactRequest',
  'lookUpFraudCheck',
  'submitFraudCheck',
  'verifyFraudCheckPin',
]);
