import { activateVouchers, createThirdPartyRedeemToken, lookUpActivation } from './activation.ts';
import * as charge from './charge.ts';
import { lookUpFraudCheck, submitFraudCheck, verifyFraudCheckPin } from './fraud-check.ts';
import { geocode } from './geocode.ts';
import { getActiveGiveaway, redeemGiveawayCode } from './giveaway.ts';
import { sendContactRequest } from './help.ts';
import {
  downloadMerchantCodePdf,
  requestMerchantCodeLink,
  revealMerchantCode,
} from './merchant-code.ts';
import { createShoppingAccount, getPrepaidPackagePromotion, getTranslationDump } from './offers.ts';
import { requestReactivation } from './reactivation.ts';
import { getOrderStatus, getRedemption, redeemVoucher } from './redemption.ts';
import { listAcceptancePoints } from './region.ts';
import { resendRedeemLink } from './resend.ts';
import type { Scenario } from './scenario.ts';
import { getShop, getShopWall, listShopCategories } from './shops.ts';
import { getParameter, getSiteConfig, getVariation } from './site.ts';
import { downloadVoucherPdf, lookUpVoucherPdf } from './voucher-pdf.ts';
import { createVoucherToken, refreshVoucherToken } from './voucher.ts';

/** By operationId. An operation that is missing here gets its first example from Prism. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  getSiteConfig,
  getParameter,
  getVariation,
  getTranslationDump,
  listShopCategories,
  getShopWall,
  getShop,
  listAcceptancePoints,
  geocode,
  createVoucherToken,
  refreshVoucherToken,
  createThirdPartyRedeemToken,
  redeemVoucher,
  getRedemption,
  getOrderStatus,
  resendRedeemLink,
  revealMerchantCode,
  downloadMerchantCodePdf,
  requestMerchantCodeLink,
  getActiveGiveaway,
  redeemGiveawayCode,
  lookUpActivation,
  activateVouchers,
  requestReactivation,
  lookUpPrepaidVoucher: charge.lookUpPrepaidVoucher,
  initChargeAmazonpay: charge.initChargeAmazonpay,
  initChargeUnzer: charge.initChargeUnzer,
  initChargePaypal: charge.initChargePaypal,
  finalizeChargeAmazonpay: charge.finishCharge,
  finalizeChargeUnzer: charge.finishCharge,
  finalizeChargePaypal: charge.finishCharge,
  getCharge: charge.finishCharge,
  getPrepaidPackagePromotion,
  createShoppingAccount,
  lookUpVoucherPdf,
  downloadVoucherPdf,
  sendContactRequest,
  lookUpFraudCheck,
  submitFraudCheck,
  verifyFraudCheckPin,
};
