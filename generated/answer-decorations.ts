// Written by `npm run generate` from `x-decorates` in the contract; never edited.

/** By method and path: the operation, and the places in its answers that decorate; `*` is any item. */
export const answerDecorations: Readonly<
  Record<string, { operationId: string; decorating: readonly string[] }>
> = {
  "GET /api/redeem-site-config/{country}": {
    "operationId": "getSiteConfig",
    "decorating": [
      "amazonPay",
      "amazonPay.language",
      "amazonPay.ledgerCurrency",
      "apiBanner",
      "b2bLinks",
      "b2bLinks.b2bContactForm",
      "b2bLinks.b2bWebsite",
      "brand",
      "brandingColor",
      "captcha",
      "captcha.active",
      "captcha.siteKey",
      "cookieConsentKey",
      "cookieConsentSiteId",
      "copyright",
      "customMeta",
      "customMeta.description",
      "customMeta.title",
      "distribution",
      "domains",
      "domains.*",
      "externalCssFile",
      "externalRatingButtons",
      "externalRatingButtons.*",
      "faviconPath",
      "flags",
      "flags.*",
      "footerLinks",
      "footerLinks.*",
      "footerLinks.*.suffix",
      "heading",
      "hiddenShopCategories",
      "hiddenShopCategories.*",
      "instructionsImage",
      "keyVisualImage",
      "languages",
      "languages.*",
      "layout",
      "logo",
      "maintenanceMode",
      "name",
      "navbarLinks",
      "navbarLinks.buy",
      "navbarLinks.buy.*",
      "navbarLinks.charge",
      "navbarLinks.start",
      "numberOfShops",
      "overrideApiErrorMessageHtml",
      "paymentOptions",
      "paymentOptions.*",
      "paymentOptions.*.clientId",
      "paymentOptions.*.publicKey",
      "redeemCampaign",
      "redeemValueChooseable",
      "refuseRu",
      "shoppingAccountUrl",
      "showApiBanner",
      "showBrandInVault",
      "showChargeableVoucherOrder",
      "showCustomerInquiry",
      "showCustomerSurvey",
      "showGiveaway",
      "showHowToRedeem",
      "showInfoAfterRedeemButton",
      "showInfoBeforeRedeemButton",
      "showKeyVisualText",
      "showMerchantCodePdfDownload",
      "showMerchantCodeRedirect",
      "showPaybackInquiry",
      "showRechargeCheckbox",
      "showShopNameOnShopWall",
      "showShopPromotion",
      "showUseDataConfirmation",
      "showVariation",
      "support",
      "support.email",
      "support.phone",
      "support.url",
      "surveyUrl",
      "tagManagerId",
      "text",
      "thankYouText",
      "voucherCategory",
      "website",
      "zendesk",
      "zendesk.isActive",
      "zendesk.key"
    ]
  },
  "GET /api/v2/parameter": {
    "operationId": "listParameters",
    "decorating": []
  },
  "GET /api/v2/parameter/{key}": {
    "operationId": "getParameter",
    "decorating": []
  },
  "GET /api/v2/redeem/variation/{country}/{variationUrl}": {
    "operationId": "getVariation",
    "decorating": [
      "config.amazonPay",
      "config.amazonPay.language",
      "config.amazonPay.ledgerCurrency",
      "config.apiBanner",
      "config.b2bLinks",
      "config.b2bLinks.b2bContactForm",
      "config.b2bLinks.b2bWebsite",
      "config.brand",
      "config.brandingColor",
      "config.captcha",
      "config.captcha.active",
      "config.captcha.siteKey",
      "config.cookieConsentKey",
      "config.cookieConsentSiteId",
      "config.copyright",
      "config.customMeta",
      "config.customMeta.description",
      "config.customMeta.title",
      "config.distribution",
      "config.domains",
      "config.domains.*",
      "config.externalCssFile",
      "config.externalRatingButtons",
      "config.externalRatingButtons.*",
      "config.faviconPath",
      "config.flags",
      "config.flags.*",
      "config.footerLinks",
      "config.footerLinks.*",
      "config.footerLinks.*.suffix",
      "config.heading",
      "config.hiddenShopCategories",
      "config.hiddenShopCategories.*",
      "config.instructionsImage",
      "config.keyVisualImage",
      "config.languages",
      "config.languages.*",
      "config.layout",
      "config.logo",
      "config.maintenanceMode",
      "config.name",
      "config.navbarLinks",
      "config.navbarLinks.buy",
      "config.navbarLinks.buy.*",
      "config.navbarLinks.charge",
      "config.navbarLinks.start",
      "config.numberOfShops",
      "config.overrideApiErrorMessageHtml",
      "config.paymentOptions",
      "config.paymentOptions.*",
      "config.paymentOptions.*.clientId",
      "config.paymentOptions.*.publicKey",
      "config.redeemCampaign",
      "config.redeemValueChooseable",
      "config.refuseRu",
      "config.shoppingAccountUrl",
      "config.showApiBanner",
      "config.showBrandInVault",
      "config.showChargeableVoucherOrder",
      "config.showCustomerInquiry",
      "config.showCustomerSurvey",
      "config.showGiveaway",
      "config.showHowToRedeem",
      "config.showInfoAfterRedeemButton",
      "config.showInfoBeforeRedeemButton",
      "config.showKeyVisualText",
      "config.showMerchantCodePdfDownload",
      "config.showMerchantCodeRedirect",
      "config.showPaybackInquiry",
      "config.showRechargeCheckbox",
      "config.showShopNameOnShopWall",
      "config.showShopPromotion",
      "config.showUseDataConfirmation",
      "config.showVariation",
      "config.support",
      "config.support.email",
      "config.support.phone",
      "config.support.url",
      "config.surveyUrl",
      "config.tagManagerId",
      "config.text",
      "config.thankYouText",
      "config.voucherCategory",
      "config.website",
      "config.zendesk",
      "config.zendesk.isActive",
      "config.zendesk.key"
    ]
  },
  "GET /api/v2/shop/categories/{id}": {
    "operationId": "listShopCategories",
    "decorating": [
      "*",
      "*.image",
      "*.instructions"
    ]
  },
  "GET /api/v2/shop/wall/{id}": {
    "operationId": "getShopWall",
    "decorating": [
      "*",
      "*.bestseller",
      "*.color",
      "*.keywords.*",
      "*.marketplace",
      "*.valueRange",
      "*.voucherValues.*"
    ]
  },
  "GET /api/v2/shop/{id}": {
    "operationId": "getShop",
    "decorating": [
      "acceptancePoints",
      "categories",
      "categories.*",
      "codeTypes",
      "codeTypes.*",
      "deliveries.*",
      "description",
      "isNewShopCustomerInquiry",
      "link",
      "logo",
      "name",
      "numberOfShops",
      "redeemWarnings",
      "redeemable",
      "redeemable.*",
      "slug",
      "voucherValues.*"
    ]
  },
  "GET /api/v2/donation-organisations/{categoryId}": {
    "operationId": "listDonationOrganisations",
    "decorating": [
      "*",
      "*.logo"
    ]
  },
  "GET /api/v2/translation/dump/FrontendNew": {
    "operationId": "getTranslationDump",
    "decorating": []
  },
  "GET /api/v2/region/acceptance-points": {
    "operationId": "listAcceptancePoints",
    "decorating": [
      "items.*",
      "items.*.categories.*",
      "items.*.openingHours",
      "items.*.shopId"
    ]
  },
  "GET /api/v2/captcha/challenge": {
    "operationId": "getCaptchaChallenge",
    "decorating": []
  },
  "GET /api/v2/voucher/activity": {
    "operationId": "getVoucherActivity",
    "decorating": []
  },
  "POST /api/v2/voucher/token": {
    "operationId": "createVoucherToken",
    "decorating": [
      "greeting"
    ]
  },
  "POST /api/v2/voucher/token/refresh": {
    "operationId": "refreshVoucherToken",
    "decorating": [
      "greeting"
    ]
  },
  "POST /api/v2/third-party-redeem/token": {
    "operationId": "createThirdPartyRedeemToken",
    "decorating": [
      "greeting"
    ]
  },
  "POST /api/v2/voucher/activation/lookup": {
    "operationId": "lookUpActivation",
    "decorating": [
      "vouchers.*.label"
    ]
  },
  "POST /api/v2/voucher/activation": {
    "operationId": "activateVouchers",
    "decorating": [
      "failed.*"
    ]
  },
  "POST /api/v2/voucher/reactivation": {
    "operationId": "requestReactivation",
    "decorating": []
  },
  "POST /api/v2/voucher/prepaid/lookup": {
    "operationId": "lookUpPrepaidVoucher",
    "decorating": [
      "providers.*"
    ]
  },
  "POST /api/v2/voucher/charge/init/amazonpay": {
    "operationId": "initChargeAmazonpay",
    "decorating": []
  },
  "POST /api/v2/voucher/charge/init/unzer": {
    "operationId": "initChargeUnzer",
    "decorating": []
  },
  "POST /api/v2/voucher/charge/init/paypal": {
    "operationId": "initChargePaypal",
    "decorating": []
  },
  "POST /api/v2/voucher/charge/finalize/amazonpay": {
    "operationId": "finalizeChargeAmazonpay",
    "decorating": [
      "token"
    ]
  },
  "POST /api/v2/voucher/charge/finalize/unzer": {
    "operationId": "finalizeChargeUnzer",
    "decorating": [
      "token"
    ]
  },
  "POST /api/v2/voucher/charge/finalize/paypal": {
    "operationId": "finalizeChargePaypal",
    "decorating": [
      "token"
    ]
  },
  "GET /api/v2/voucher/charge/{chargeId}": {
    "operationId": "getCharge",
    "decorating": [
      "token"
    ]
  },
  "POST /api/v2/voucher/charge/{chargeId}/cancel": {
    "operationId": "cancelCharge",
    "decorating": []
  },
  "POST /api/v2/voucher-pdf/lookup": {
    "operationId": "lookUpVoucherPdf",
    "decorating": [
      "expiresAt",
      "formats.*"
    ]
  },
  "POST /api/v2/voucher-pdf/download": {
    "operationId": "downloadVoucherPdf",
    "decorating": []
  },
  "POST /api/v2/redeem": {
    "operationId": "redeemVoucher",
    "decorating": [
      "expectedBy",
      "orderedVouchers",
      "redeemLinkToken",
      "revocableUntil",
      "surveyUrl"
    ]
  },
  "POST /api/v2/redeem/resend": {
    "operationId": "resendRedeemLink",
    "decorating": []
  },
  "GET /api/v2/redeem/{redeemId}": {
    "operationId": "getRedemption",
    "decorating": [
      "deliveryEmailMasked",
      "expectedBy",
      "mailProblem",
      "resendAllowedAt",
      "steps.*"
    ]
  },
  "POST /api/v2/redeem/{key}/close": {
    "operationId": "closeRedemption",
    "decorating": [
      "deliveryEmailMasked",
      "expectedBy",
      "mailProblem",
      "resendAllowedAt",
      "steps.*"
    ]
  },
  "POST /api/v2/redeem/{redeemId}/revoke": {
    "operationId": "revokeRedemption",
    "decorating": [
      "deliveryEmailMasked",
      "expectedBy",
      "mailProblem",
      "resendAllowedAt",
      "steps.*"
    ]
  },
  "POST /api/v2/order/status": {
    "operationId": "getOrderStatus",
    "decorating": [
      "deliveryEmailMasked",
      "expectedBy",
      "mailProblem",
      "resendAllowedAt",
      "steps.*"
    ]
  },
  "POST /api/v2/merchant-code/reveal": {
    "operationId": "revealMerchantCode",
    "decorating": [
      "codes.*.barcodeFormat",
      "codes.*.barcodeValue",
      "codes.*.code",
      "codes.*.currency",
      "codes.*.passes",
      "codes.*.passes.apple",
      "codes.*.passes.google",
      "codes.*.pin",
      "codes.*.url",
      "codes.*.validUntil",
      "codes.*.valueInCent",
      "expectedBy",
      "linkExpiresAt",
      "orderNumber",
      "redeemInstructions",
      "shop",
      "shop.id",
      "shop.link",
      "shop.logo",
      "status",
      "warnings"
    ]
  },
  "POST /api/v2/merchant-code/pdf": {
    "operationId": "downloadMerchantCodePdf",
    "decorating": []
  },
  "POST /api/v2/merchant-code/new-link": {
    "operationId": "requestMerchantCodeLink",
    "decorating": []
  },
  "POST /api/v2/giveaway/get-one-active-with-unused-codes": {
    "operationId": "getActiveGiveaway",
    "decorating": [
      "banner"
    ]
  },
  "POST /api/v2/giveaway/redeem-advertisement-popup-code": {
    "operationId": "redeemGiveawayCode",
    "decorating": []
  },
  "GET /api/v2/promotion/prepaid-package": {
    "operationId": "getPrepaidPackagePromotion",
    "decorating": []
  },
  "POST /api/v2/shopping-account": {
    "operationId": "createShoppingAccount",
    "decorating": []
  },
  "POST /api/v2/contact": {
    "operationId": "sendContactRequest",
    "decorating": []
  },
  "POST /api/v2/fraud-prevention/lookup": {
    "operationId": "lookUpFraudCheck",
    "decorating": [
      "documentKinds.*",
      "expectedBy"
    ]
  },
  "POST /api/v2/fraud-prevention/submit": {
    "operationId": "submitFraudCheck",
    "decorating": [
      "documentKinds.*",
      "expectedBy"
    ]
  },
  "POST /api/v2/fraud-prevention/pin": {
    "operationId": "verifyFraudCheckPin",
    "decorating": [
      "documentKinds.*",
      "expectedBy"
    ]
  }
};
