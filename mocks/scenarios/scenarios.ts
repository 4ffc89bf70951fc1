import { getActiveGiveaway, redeemGiveawayCode } from './giveaway.ts';
import {
  downloadMerchantCodePdf,
  requestMerchantCodeLink,
  revealMerchantCode,
} from './merchant-code.ts';
import { getOrderStatus, getRedemption, redeemVoucher } from './redemption.ts';
import * as flows from './flows.ts';
import { finishCharge, initChargeAmazonpay, initChargePaypal, initChargeUnzer } from './charge.ts';
import type { Scenario } from './scenario.ts';
import { getShop, getShopWall, listShopCategories } from './shops.ts';
import { getParameter, getSiteConfig, getVariation } from './site.ts';
import { createVoucherToken, refreshVoucherToken } from './voucher.ts';

/** By operationId. An operation that is missing here gets its first example from Prism. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  getSiteConfig,
  getParameter,
  getVariation,
  listShopCategories,
  getShopWall,
  getShop,
  createVoucherToken,
  refreshVoucherToken,
  redeemVoucher,
  getRedemption,
  getOrderStatus,
  revealMerchantCode,
  downloadMerchantCodePdf,
  requestMerchantCodeLink,
  getActiveGiveaway,
  redeemGiveawayCode,
  ...flows,
  initChargeAmazonpay,
  initChargeUnzer,
  initChargePaypal,
  finalizeChargeAmazonpay: finishCharge,
  finalizeChargeUnzer: finishCharge,
  finalizeChargePaypal: finishCharge,
  getCharge: finishCharge,
};
