import type { Problem, ProblemCode } from '~/api';
import { messageKey } from '~/i18n/message-key';

/** A way on from a failure. The notice offers those that its surroundings can carry out. */
export type WayOn =
  /** Send the same again; nothing that was typed is lost. */
  | 'retry'
  | 'enter-code'
  /** Redeem the code that was typed: it is fine. */
  | 'redeem'
  | 'choose-shop'
  | 'reactivate'
  | 'resend'
  /** Find out with two questions what is wrong. */
  | 'diagnose'
  /** Note in the calendar when it works. */
  | 'remind'
  | 'help'
  | 'redeem-there';

/** What a visitor reads about a failure: its name, its cause and what to do (requirement 8). */
export interface CatalogueEntry {
  title: ReturnType<typeof messageKey>;
  text: ReturnType<typeof messageKey>;
  /** Further advice, one line each. */
  advice?: readonly ReturnType<typeof messageKey>[];
  waysOn: readonly WayOn[];
  /** Says what `availableFrom` means; "redeemable from" unless told. */
  available?: ReturnType<typeof messageKey>;
}

const unknown: CatalogueEntry = {
  title: messageKey('problem.unknown.title'),
  text: messageKey('problem.unknown.text'),
  waysOn: ['retry', 'help'],
};

/** A voucher that cannot be used any more: only the support can say more. */
const forSupport = (
  title: CatalogueEntry['title'],
  text: CatalogueEntry['text'],
): CatalogueEntry => ({ title, text, waysOn: ['help', 'enter-code'] });

const expired = forSupport(
  messageKey('problem.voucher-expired.title'),
  messageKey('problem.voucher-expired.text'),
);

const invalidInput: CatalogueEntry = {
  title: messageKey('problem.validation-failed.title'),
  text: messageKey('problem.validation-failed.text'),
  waysOn: [],
};

const elsewhere = (
  title: CatalogueEntry['title'],
  text: CatalogueEntry['text'],
): CatalogueEntry => ({ title, text, waysOn: ['redeem-there', 'enter-code'] });

/** Every failure of the contract with its text and its ways on (requirements 8.011 to 8.048). */
const catalogue: Partial<Record<ProblemCode, CatalogueEntry>> = {
  UNKNOWN: unknown,
  TEMPORARY_FAILURE: {
    title: messageKey('problem.temporary-failure.title'),
    text: messageKey('problem.temporary-failure.text'),
    waysOn: ['retry', 'help'],
  },
  CONTACT_SUPPORT: {
    title: messageKey('problem.contact-support.title'),
    text: messageKey('problem.contact-support.text'),
    waysOn: ['help'],
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
    waysOn: ['enter-code', 'diagnose', 'help'],
  },
  VOUCHER_NOT_YET_RECORDED: {
    title: messageKey('problem.voucher-not-yet-recorded.title'),
    text: messageKey('problem.voucher-not-yet-recorded.text'),
    advice: [messageKey('problem.voucher-not-yet-recorded.advice')],
    waysOn: ['remind', 'diagnose', 'help'],
  },
  VOUCHER_CODE_INVALID: {
    title: messageKey('problem.voucher-code-invalid.title'),
    text: messageKey('problem.voucher-code-invalid.text'),
    advice: [messageKey('problem.voucher-code-invalid.advice')],
    waysOn: ['help'],
  },
  VOUCHER_OBSOLETE_FORMAT: {
    title: messageKey('problem.voucher-obsolete-format.title'),
    text: messageKey('problem.voucher-obsolete-format.text'),
    waysOn: ['reactivate', 'diagnose', 'help'],
  },
  VOUCHER_NOT_LOCKED: {
    title: messageKey('problem.voucher-not-locked.title'),
    text: messageKey('problem.voucher-not-locked.text'),
    waysOn: ['redeem'],
  },
  REACTIVATION_PENDING: {
    title: messageKey('problem.reactivation-pending.title'),
    text: messageKey('problem.reactivation-pending.text'),
    advice: [messageKey('problem.reactivation-pending.advice')],
    available: messageKey('problem.reactivation-pending.available'),
    waysOn: ['remind', 'help'],
  },
  VOUCHER_EXCHANGED: {
    title: messageKey('problem.voucher-exchanged.title'),
    text: messageKey('problem.voucher-exchanged.text'),
    waysOn: ['resend', 'help'],
  },
  VOUCHER_NOT_ACTIVATED: {
    title: messageKey('problem.voucher-not-activated.title'),
    text: messageKey('problem.voucher-not-activated.text'),
    waysOn: ['retry', 'help'],
  },
  VOUCHER_ALREADY_REDEEMED: {
    title: messageKey('problem.voucher-already-redeemed.title'),
    text: messageKey('problem.voucher-already-redeemed.text'),
    waysOn: ['resend', 'help'],
  },
  VOUCHER_NOT_REDEEMED: {
    title: messageKey('problem.voucher-not-redeemed.title'),
    text: messageKey('problem.voucher-not-redeemed.text'),
    waysOn: ['redeem'],
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
    waysOn: ['diagnose', 'help', 'enter-code'],
  },
  VOUCHER_EXPIRED: expired,
  VOUCHER_EXTERNAL_EXPIRED: {
    ...expired,
    text: messageKey('problem.voucher-external-expired.text'),
  },
  PARTNER_UNAVAILABLE: {
    title: messageKey('problem.partner-unavailable.title'),
    text: messageKey('problem.partner-unavailable.text'),
    waysOn: ['choose-shop', 'retry'],
  },
  SHOP_GONE: {
    title: messageKey('problem.shop-gone.title'),
    text: messageKey('problem.shop-gone.text'),
    waysOn: ['choose-shop'],
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
    waysOn: ['choose-shop'],
  },
  VOUCHER_ALREADY_CHARGED: {
    title: messageKey('problem.voucher-already-charged.title'),
    text: messageKey('problem.voucher-already-charged.text'),
    waysOn: ['redeem'],
  },
  VOUCHER_NOT_CHARGEABLE: {
    title: messageKey('problem.voucher-not-chargeable.title'),
    text: messageKey('problem.voucher-not-chargeable.text'),
    waysOn: ['enter-code', 'help'],
  },
  CHARGE_BELOW_MINIMUM: {
    title: messageKey('problem.charge-below-minimum.title'),
    text: messageKey('problem.charge-below-minimum.text'),
    waysOn: [],
  },
  CHARGE_ABOVE_MAXIMUM: {
    title: messageKey('problem.charge-above-maximum.title'),
    text: messageKey('problem.charge-above-maximum.text'),
    waysOn: [],
  },
  CREDIT_INSUFFICIENT: {
    title: messageKey('problem.credit-insufficient.title'),
    text: messageKey('problem.credit-insufficient.text'),
    waysOn: ['choose-shop'],
  },
  PAYMENT_FAILED: {
    title: messageKey('problem.payment-failed.title'),
    text: messageKey('problem.payment-failed.text'),
    waysOn: ['retry', 'help'],
  },
  ORDER_NOT_FOUND: {
    title: messageKey('problem.order-not-found.title'),
    text: messageKey('problem.order-not-found.text'),
    waysOn: ['help'],
  },
  ORDER_STATUS_UNKNOWN: {
    title: messageKey('problem.order-status-unknown.title'),
    text: messageKey('problem.order-status-unknown.text'),
    waysOn: ['help'],
  },
  SESSION_EXPIRED: {
    title: messageKey('problem.session-expired.title'),
    text: messageKey('problem.session-expired.text'),
    waysOn: ['enter-code'],
  },
  REDEEM_LINK_EXPIRED: {
    title: messageKey('problem.redeem-link-expired.title'),
    text: messageKey('problem.redeem-link-expired.text'),
    waysOn: ['resend', 'help'],
  },
  CAPTCHA_INVALID: {
    title: messageKey('problem.captcha-invalid.title'),
    text: messageKey('problem.captcha-invalid.text'),
    waysOn: [],
  },
  VALIDATION_FAILED: invalidInput,
  EMAIL_DOMAIN_REFUSED: {
    title: messageKey('problem.email-domain-refused.title'),
    text: messageKey('problem.email-domain-refused.text'),
    waysOn: [],
  },
  PIN_INVALID: {
    title: messageKey('problem.pin-invalid.title'),
    text: messageKey('problem.pin-invalid.text'),
    waysOn: [],
  },
  PIN_LOCKED: {
    title: messageKey('problem.pin-locked.title'),
    text: messageKey('problem.pin-locked.text'),
    available: messageKey('problem.pin-locked.available'),
    waysOn: ['retry', 'help'],
  },
  UPLOAD_TOO_LARGE: {
    title: messageKey('problem.upload-too-large.title'),
    text: messageKey('problem.upload-too-large.text'),
    waysOn: [],
  },
  UPLOAD_TYPE: {
    title: messageKey('problem.upload-type.title'),
    text: messageKey('problem.upload-type.text'),
    waysOn: [],
  },
  RATE_LIMITED: {
    title: messageKey('problem.rate-limited.title'),
    text: messageKey('problem.rate-limited.text'),
    waysOn: ['retry'],
  },
  MAINTENANCE: {
    title: messageKey('problem.maintenance.title'),
    text: messageKey('problem.maintenance.text'),
    waysOn: ['retry'],
  },
  NOT_FOUND: {
    title: messageKey('problem.not-found.title'),
    text: messageKey('problem.not-found.text'),
    waysOn: ['enter-code', 'help'],
  },
};

/** Like the catalogue's entry, for a giver who could not be reminded (4.041). */
const withoutReminder = messageKey('problem.voucher-not-activated.text-unreminded');

/** What happened, in the words that fit what the server says about it. */
export const problemText = (entry: CatalogueEntry, problem: Problem | undefined) =>
  problem?.code === 'VOUCHER_NOT_ACTIVATED' && problem.giverReminded === false
    ? withoutReminder
    : entry.text;

/** The entry of a code; a code that nobody wrote a text for is an unknown error (8.011). */
export const catalogueEntry = (code: ProblemCode): CatalogueEntry => catalogue[code] ?? unknown;
