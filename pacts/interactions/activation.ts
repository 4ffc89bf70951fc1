import { interactionsOf } from '../support/interaction.ts';

const tokenOf = ['token'];

// A line each reads as the table that it is.
// prettier-ignore
export const activation = [
  ...interactionsOf('createThirdPartyRedeemToken', [
    ['a link of a partner', {}, 200, 'third-party', { uses: tokenOf }],
    ['it does not exist', {}, 404, 'not-found'],
    ['the voucher is not recorded yet', {}, 409, 'voucher-not-yet-recorded'],
    ['the voucher has the old format', {}, 409, 'voucher-obsolete-format'],
    ['the reactivation is under review', {}, 409, 'reactivation-pending'],
    ['the voucher was exchanged', {}, 409, 'voucher-exchanged'],
    ['the voucher is not activated', {}, 409, 'voucher-not-activated'],
    ['the voucher is redeemed', {}, 409, 'voucher-already-redeemed'],
    ['the voucher is cancelled', {}, 409, 'voucher-cancelled'],
    ['the voucher is blocked', {}, 409, 'voucher-blocked'],
    ['the voucher cannot be redeemed', {}, 409, 'voucher-not-redeemable'],
    ['the partner is not available', {}, 409, 'partner-unavailable'],
    ['only customer service can help', {}, 409, 'contact-support'],
    ['the link has expired', {}, 410, 'redeem-link-expired'],
    ['the voucher has expired', {}, 410, 'voucher-expired'],
    ['the voucher of an external partner has expired', {}, 410, 'voucher-external-expired'],
    ['the captcha is refused', {}, 422, 'captcha-invalid'],
  ]),
  ...interactionsOf('lookUpActivation', [
    ['an order of several inactive vouchers', {}, 200, 'activation-several', { atLeast: { vouchers: 2 } }],
    ['an order of one inactive voucher', {}, 200, 'activation-single'],
    ['an order of which a part is active', {}, 200, 'activation-partly-active', { atLeast: { vouchers: 2 } }],
    ['an order whose vouchers are all active', {}, 200, 'activation-all-active'],
    ['the order does not exist', {}, 404, 'order-not-found'],
    ['the voucher is cancelled', {}, 409, 'voucher-cancelled'],
    ['the status of the order is unknown', {}, 409, 'order-status-unknown'],
    ['the link has expired', {}, 410, 'redeem-link-expired'],
  ]),
  ...interactionsOf('activateVouchers', [
    ['all vouchers of the order can be activated', {}, 200, 'activated-all'],
    ['the only voucher of the order can be activated', {}, 200, 'activated-one'],
    ['some vouchers of the order can be activated', {}, 200, 'activated-partly', { body: { all: undefined, voucherIds: ['v1', 'v2', 'v3', 'v4'] } }],
    ['no voucher of the order can be activated', {}, 200, 'activated-none'],
    ['the order does not exist', {}, 404, 'order-not-found'],
    ['the voucher is cancelled', {}, 409, 'voucher-cancelled'],
    ['only customer service can help', {}, 409, 'contact-support'],
    ['the link has expired', {}, 410, 'redeem-link-expired'],
  ]),
  ...interactionsOf('resendRedeemLink', [
    ['the link can be sent again', {}, 202, 'link-resent', { uses: ['emailMasked', 'resendAllowedAt'] }],
    ['the e-mail can be sent again', {}, 202, 'email-resent', { uses: ['emailMasked', 'resendAllowedAt'], body: { kind: 'email' } }],
    ['the voucher does not exist', {}, 404, 'voucher-not-found'],
    ['the voucher is not redeemed', {}, 409, 'voucher-not-redeemed'],
    ['the voucher is blocked', {}, 409, 'voucher-blocked'],
    ['the voucher is cancelled', {}, 409, 'voucher-cancelled'],
    ['only customer service can help', {}, 409, 'contact-support'],
    ['the code is invalid', {}, 422, 'voucher-code-invalid'],
    ['the captcha is refused', {}, 422, 'captcha-invalid', { body: { captcha: 'invalid' } }],
  ]),
];
