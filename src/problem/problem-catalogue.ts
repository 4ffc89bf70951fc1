import type { ProblemCode } from '~/api';
import { messageKey } from '~/i18n/message-key';
import type { CatalogueEntry } from './catalogue-entry';

/** A failure that nobody has foreseen. */
export const unknown: CatalogueEntry = {
  title: messageKey('problem.unknown.title'),
  text: messageKey('problem.unknown.text'),
  recoveryActions: ['retry', 'help'],
};

/** No answer came. */
export const noConnection: CatalogueEntry = {
  title: messageKey('problem.no-connection.title'),
  text: messageKey('problem.no-connection.text'),
  recoveryActions: ['retry', 'help'],
};

/** A voucher that cannot be used any more: only the support can say more. */
const forSupport = (
  title: CatalogueEntry['title'],
  text: CatalogueEntry['text'],
): CatalogueEntry => ({ title, text, recoveryActions: ['contact', 'enter-code'] });

const expired = forSupport(
  messageKey('problem.voucher-expired.title'),
  messageKey('problem.voucher-expired.text'),
);

const invalidInput: CatalogueEntry = {
  title: messageKey('problem.validation-failed.title'),
  text: messageKey('problem.validation-failed.text'),
  recoveryActions: ['retry', 'help'],
};

const elsewhere = (
  title: CatalogueEntry['title'],
  text: CatalogueEntry['text'],
): CatalogueEntry => ({ title, text, recoveryActions: ['redeem-there', 'enter-code', 'help'] });

/** Every failure of the contract with its text and next steps (requirements 8.011 to 8.048). */
export const catalogue: Record<ProblemCode, CatalogueEntry> = {
  UNKNOWN: unknown,
  TEMPORARY_FAILURE: {
    title: messageKey('problem.temporary-failure.title'),
    text: messageKey('problem.temporary-failure.text'),
    recoveryActions: ['retry', 'help'],
  },
  CONTACT_SUPPORT: {
    title: messageKey('problem.contact-support.title'),
    text: messageKey('problem.contact-support.text'),
    recoveryActions: ['contact'],
  },
  VOUCHER_NOT_FOUND: {
    title: messageKey('problem.voucher-not-found.title'),
    text: messageKey('problem.voucher-not-found.text'),
    advice: [
      messageKey('problem.voucher-not-found.advice-case'),
      messageKey('problem.voucher-not-found.advice-import'),
      messageKey('problem.voucher-not-found.advice-business'),
      messageKey('problem.voucher-not-found.advice-reserve'),
    ],
    recoveryActions: ['enter-code', 'diagnose', 'help'],
  },
  VOUCHER_NOT_YET_RECORDED: {
    title: messageKey('problem.voucher-not-yet-recorded.title'),
    text: messageKey('problem.voucher-not-yet-recorded.text'),
    advice: [messageKey('problem.voucher-not-yet-recorded.advice')],
    recoveryActions: ['remind', 'diagnose', 'help'],
  },
  VOUCHER_CODE_INVALID: {
    title: messageKey('problem.voucher-code-invalid.title'),
    text: messageKey('problem.voucher-code-invalid.text'),
    advice: [messageKey('problem.voucher-code-invalid.advice')],
    recoveryActions: ['help'],
  },
  VOUCHER_OBSOLETE_FORMAT: {
    title: messageKey('problem.voucher-obsolete-format.title'),
    text: messageKey('problem.voucher-obsolete-format.text'),
    recoveryActions: ['reactivate', 'diagnose', 'help'],
  },
  VOUCHER_NOT_LOCKED: {
    title: messageKey('problem.voucher-not-locked.title'),
    text: messageKey('problem.voucher-not-locked.text'),
    recoveryActions: ['redeem'],
  },
  REACTIVATION_PENDING: {
    title: messageKey('problem.reactivation-pending.title'),
    text: messageKey('problem.reactivation-pending.text'),
    advice: [messageKey('problem.reactivation-pending.advice')],
    available: messageKey('problem.reactivation-pending.available'),
    recoveryActions: ['remind', 'help'],
  },
  VOUCHER_EXCHANGED: {
    title: messageKey('problem.voucher-exchanged.title'),
    text: messageKey('problem.voucher-exchanged.text'),
    // Nothing was redeemed with this code, so there is nothing that could be sent again.
    recoveryActions: ['contact'],
    topic: 'code-obsolete',
  },
  VOUCHER_NOT_ACTIVATED: {
    title: messageKey('problem.voucher-not-activated.title'),
    text: messageKey('problem.voucher-not-activated.text'),
    recoveryActions: ['retry', 'help'],
  },
  VOUCHER_ALREADY_REDEEMED: {
    title: messageKey('problem.voucher-already-redeemed.title'),
    text: messageKey('problem.voucher-already-redeemed.text'),
    recoveryActions: ['resend', 'contact'],
  },
  VOUCHER_NOT_REDEEMED: {
    title: messageKey('problem.voucher-not-redeemed.title'),
    text: messageKey('problem.voucher-not-redeemed.text'),
    recoveryActions: ['redeem'],
  },
  VOUCHER_CANCELLED: forSupport(
    messageKey('problem.voucher-cancelled.title'),
    messageKey('problem.voucher-cancelled.text'),
  ),
  VOUCHER_BLOCKED: forSupport(
    messageKey('problem.voucher-blocked.title'),
    messageKey('problem.voucher-blocked.text'),
  ),
  VOUCHER_NOT_REDEEMABLE: {
    title: messageKey('problem.voucher-not-redeemable.title'),
    text: messageKey('problem.voucher-not-redeemable.text'),
    recoveryActions: ['contact', 'diagnose', 'enter-code'],
  },
  VOUCHER_EXPIRED: expired,
  VOUCHER_EXTERNAL_EXPIRED: {
    ...expired,
    text: messageKey('problem.voucher-external-expired.text'),
    recoveryActions: ['enter-code', 'help'],
  },
  PARTNER_UNAVAILABLE: {
    title: messageKey('problem.partner-unavailable.title'),
    text: messageKey('problem.partner-unavailable.text'),
    recoveryActions: ['choose-shop', 'retry'],
  },
  SHOP_GONE: {
    title: messageKey('problem.shop-gone.title'),
    text: messageKey('problem.shop-gone.text'),
    recoveryActions: ['choose-shop'],
  },
  VOUCHER_TAX_SAVING_CARD: elsewhere(
    messageKey('problem.voucher-tax-saving-card.title'),
    messageKey('problem.voucher-tax-saving-card.text'),
  ),
  VOUCHER_OTHER_PARTNER: elsewhere(
    messageKey('problem.voucher-other-partner.title'),
    messageKey('problem.voucher-other-partner.text'),
  ),
  VOUCHER_WRONG_CATEGORY: elsewhere(
    messageKey('problem.voucher-wrong-category.title'),
    messageKey('problem.voucher-wrong-category.text'),
  ),
  VOUCHER_ALREADY_IN_CART: {
    title: messageKey('problem.voucher-already-in-cart.title'),
    text: messageKey('problem.voucher-already-in-cart.text'),
    // A tab that holds the voucher shows no field for a code: it is in use elsewhere.
    recoveryActions: ['retry', 'help'],
  },
  VOUCHER_ALREADY_CHARGED: {
    title: messageKey('problem.voucher-already-charged.title'),
    text: messageKey('problem.voucher-already-charged.text'),
    recoveryActions: ['redeem'],
  },
  VOUCHER_NOT_CHARGEABLE: {
    title: messageKey('problem.voucher-not-chargeable.title'),
    text: messageKey('problem.voucher-not-chargeable.text'),
    recoveryActions: ['redeem', 'enter-code', 'help'],
  },
  CHARGE_OPEN: {
    title: messageKey('problem.charge-open.title'),
    text: messageKey('problem.charge-open.text'),
    recoveryActions: ['retry', 'help'],
  },
  CHANGED: {
    title: messageKey('problem.changed.title'),
    text: messageKey('problem.changed.text'),
    recoveryActions: ['retry'],
  },
  CHARGE_BELOW_MINIMUM: {
    title: messageKey('problem.charge-below-minimum.title'),
    text: messageKey('problem.charge-below-minimum.text'),
    recoveryActions: [],
  },
  CHARGE_ABOVE_MAXIMUM: {
    title: messageKey('problem.charge-above-maximum.title'),
    text: messageKey('problem.charge-above-maximum.text'),
    recoveryActions: [],
  },
  CREDIT_INSUFFICIENT: {
    title: messageKey('problem.credit-insufficient.title'),
    text: messageKey('problem.credit-insufficient.text'),
    recoveryActions: ['choose-shop'],
  },
  PAYMENT_FAILED: {
    title: messageKey('problem.payment-failed.title'),
    text: messageKey('problem.payment-failed.text'),
    recoveryActions: ['retry', 'help'],
  },
  ORDER_NOT_FOUND: {
    title: messageKey('problem.order-not-found.title'),
    text: messageKey('problem.order-not-found.text'),
    recoveryActions: ['help'],
    topic: 'code-not-received',
  },
  ORDER_STATUS_UNKNOWN: {
    title: messageKey('problem.order-status-unknown.title'),
    text: messageKey('problem.order-status-unknown.text'),
    recoveryActions: ['help'],
    topic: 'code-not-received',
  },
  SESSION_EXPIRED: {
    title: messageKey('problem.session-expired.title'),
    text: messageKey('problem.session-expired.text'),
    recoveryActions: ['enter-code'],
  },
  REDEEM_LINK_EXPIRED: {
    title: messageKey('problem.redeem-link-expired.title'),
    text: messageKey('problem.redeem-link-expired.text'),
    recoveryActions: ['resend', 'help'],
  },
  REDEMPTION_REVOKED: {
    title: messageKey('order.revoked.title'),
    text: messageKey('order.revoked.text'),
    recoveryActions: ['enter-code'],
  },
  CAPTCHA_INVALID: {
    title: messageKey('problem.captcha-invalid.title'),
    text: messageKey('problem.captcha-invalid.text'),
    recoveryActions: ['retry', 'help'],
  },
  VALIDATION_FAILED: invalidInput,
  EMAIL_DOMAIN_REFUSED: {
    title: messageKey('problem.email-domain-refused.title'),
    text: messageKey('problem.email-domain-refused.text'),
    recoveryActions: [],
  },
  PIN_INVALID: {
    title: messageKey('problem.pin-invalid.title'),
    text: messageKey('problem.pin-invalid.text'),
    recoveryActions: [],
  },
  PIN_LOCKED: {
    title: messageKey('problem.pin-locked.title'),
    text: messageKey('problem.pin-locked.text'),
    available: messageKey('problem.pin-locked.available'),
    recoveryActions: ['retry', 'help'],
  },
  UPLOAD_TOO_LARGE: {
    title: messageKey('problem.upload-too-large.title'),
    text: messageKey('problem.upload-too-large.text'),
    recoveryActions: [],
  },
  UPLOAD_TYPE: {
    title: messageKey('problem.upload-type.title'),
    text: messageKey('problem.upload-type.text'),
    recoveryActions: [],
  },
  RATE_LIMITED: {
    title: messageKey('problem.rate-limited.title'),
    text: messageKey('problem.rate-limited.text'),
    recoveryActions: ['retry', 'help'],
  },
  MAINTENANCE: {
    title: messageKey('problem.maintenance.title'),
    text: messageKey('problem.maintenance.text'),
    recoveryActions: ['retry'],
  },
  MALFORMED_REQUEST: {
    title: messageKey('problem.malformed-request.title'),
    text: messageKey('problem.malformed-request.text'),
    recoveryActions: ['help'],
  },
  TOKEN_PURPOSE: {
    title: messageKey('problem.token-purpose.title'),
    text: messageKey('problem.token-purpose.text'),
    recoveryActions: ['enter-code'],
  },
  REQUEST_IN_PROGRESS: {
    title: messageKey('problem.request-in-progress.title'),
    text: messageKey('problem.request-in-progress.text'),
    recoveryActions: ['retry', 'help'],
  },
  IDEMPOTENCY_KEY_REUSED: {
    title: messageKey('problem.idempotency-key-reused.title'),
    text: messageKey('problem.idempotency-key-reused.text'),
    recoveryActions: ['help'],
  },
  NOT_FOUND: {
    title: messageKey('problem.not-found.title'),
    text: messageKey('problem.not-found.text'),
    recoveryActions: ['enter-code', 'help'],
  },
};
