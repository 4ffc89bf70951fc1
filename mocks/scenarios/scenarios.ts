import { isMeant } from '../contract.ts';
import { activateVouchers, createThirdPartyRedeemToken, lookUpActivation } from './activation.ts';
import { getVoucherActivity } from './activity.ts';
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
import {
  createShoppingAccount,
  getPrepaidPackagePromotion,
  getTranslationDump,
  listDonationOrganisations,
} from './offers.ts';
import { requestReactivation } from './reactivation.ts';
import {
  closeRedemption,
  getOrderStatus,
  getRedemption,
  redeemVoucher,
  revokeRedemption,
} from './redemption.ts';
import { listAcceptancePoints } from './region.ts';
import { resendRedeemLink } from './resend.ts';
import type { Scenario } from './scenario.ts';
import { getShop, getShopWall, listShopCategories } from './shops.ts';
import { getParameter, getSiteConfig, getVariation } from './site.ts';
import { downloadVoucherPdf, lookUpVoucherPdf } from './voucher-pdf.ts';
import { createVoucherToken, refreshVoucherToken } from './voucher.ts';

/** By operationId, or by the common beginning of several. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  getSiteConfig,
  getParameter,
  getVariation,
  getTranslationDump,
  listShopCategories,
  getShopWall,
  getShop,
  listAcceptancePoints,
  listDonationOrganisations,
  geocode,
  createVoucherToken,
  refreshVoucherToken,
  createThirdPartyRedeemToken,
  redeemVoucher,
  getRedemption,
  closeRedemption,
  revokeRedemption,
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
  initChargeUnzer: charge.initChargeUnzer,
  'initCharge*': charge.startCharge,
  'finalizeCharge*': charge.finishCharge,
  getCharge: charge.finishCharge,
  cancelCharge: charge.cancelCharge,
  getVoucherActivity,
  getPrepaidPackagePromotion,
  createShoppingAccount,
  lookUpVoucherPdf,
  downloadVoucherPdf,
  sendContactRequest,
  lookUpFraudCheck,
  submitFraudCheck,
  verifyFraudCheckPin,
};

/** How an operation is answered; one without a scenario gets its first example from Prism. */
export const scenarioOf = (operationId: string): Scenario | undefined =>
  scenarios[operationId] ??
  Object.entries(scenarios).find(([pattern]) => isMeant(pattern, operationId))?.[1];
