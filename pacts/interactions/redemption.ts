import { agreed, fromState } from '../support/from-state.ts';
import { interactionsOf, refusing } from '../support/interaction.ts';

const credit = { voucher: 'DEMO-50' } as const;
const ended = { voucher: 'DEMO-50', session: 'expired' } as const;
const left = 'a voucher with 50 left';

/** The website shows the steps that there are. */
const anySteps = { atLeast: { steps: 0 } };
const noMail = { ...anySteps, uses: ['mailProblem'], exact: ['mailProblem'] };
const withLink = ['redeemLinkToken'];
const address = {
  salutation: 'mrs',
  firstName: 'Mia',
  lastName: 'Sommer',
  street: 'Lindenweg',
  streetNumber: '4',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'mia.sommer@example.com',
  email2: 'mia.sommer@example.com',
};
const byPost = { delivery: agreed('delivery', 'post'), customer: address };
const withVouchers = {
  orderPrepaidVouchers: agreed('orderPrepaidVouchers', true),
  orderPrepaidVouchersConfirmed: true,
};
const refusedEmail = {
  customer: {
    salutation: 'mrs',
    firstName: 'Mia',
    lastName: 'Sommer',
    email: 'mia.sommer@example.ru',
    email2: 'mia.sommer@example.ru',
  },
};
const donation = {
  shopId: undefined,
  delivery: agreed('delivery', 'donation'),
  donationOrganisationId: fromState('donationOrganisationId', 1),
  donationReceipt: agreed('donationReceipt', false),
  customer: { email: 'mia.sommer@example.com', email2: 'mia.sommer@example.com' },
};
/** The key of the state. */
const key = fromState('idempotencyKey', '0f9d3c1e-5a7b-4c2d-8e6f-1a2b3c4d5e6f');
const ofKey = { headers: { 'Idempotency-Key': key } };
const afterPayment = {
  body: {
    delivery: agreed('delivery', 'screen'),
    customer: {
      salutation: 'mrs',
      firstName: 'Mia',
      lastName: 'Sommer',
      email: 'mia.sommer@example.com',
    },
    paymentRequired: true,
    chargeId: fromState('chargeId', 'chg-20261121-0001'),
  },
  uses: withLink,
  about: 'with the difference paid',
};
const receipt = {
  ...donation,
  donationReceipt: agreed('donationReceipt', true),
  customer: address,
};

// A line each reads as the table that it is.
// oxfmt-ignore
export const redemption = [
  ...interactionsOf('redeemVoucher', [
    [left, credit, 201, 'completed-email'],
    [left, credit, 201, 'completed-pdf', { uses: withLink, body: { delivery: agreed('delivery', 'pdf') } }],
    [left, credit, 201, 'completed-screen', { uses: withLink, body: { delivery: agreed('delivery', 'screen') } }],
    [left, credit, 201, 'completed-post', { body: byPost }],
    ['a voucher whose redemptions can be taken back', { voucher: 'DEMO-REVOCABLE' }, 201, 'completed-revocable', { uses: [...withLink, 'revocableUntil'], body: { delivery: agreed('delivery', 'screen') } }],
    [left, credit, 201, 'completed-donation', { body: donation }],
    [left, credit, 201, 'completed-donation', { body: receipt, about: 'with a receipt' }],
    ['a voucher with 100 left, and an offer of top-up vouchers', { voucher: 'DEMO-100' }, 201, 'completed-with-vouchers', { uses: ['orderedVouchers'], body: withVouchers }],
    ['a voucher whose code comes later', { voucher: 'DEMO-DELAYED' }, 201, 'delayed'],
    ['a voucher whose owner is checked first', { voucher: 'DEMO-FRAUD' }, 201, 'fraud-check'],
    ['a voucher with a difference to pay', { voucher: 'DEMO-PAY' }, 201, 'payment-required'],
    ['the difference is paid', { voucher: 'DEMO-50', amount: 1500 }, 201, 'completed-screen', afterPayment],
    ['an ended session', ended, 401, 'session-expired'],
    ['a voucher whose payment fails', { voucher: 'DEMO-PAY-FAILS', amount: 1500 }, 402, 'payment-failed', { body: afterPayment.body }],
    ['a voucher with less than the value left', { voucher: 'DEMO-CREDIT' }, 409, 'credit-insufficient', { uses: ['differenceInCent', 'balanceInCent', 'currency'] }],
    ['the shop is not available for the moment', { voucher: 'DEMO-SHOP-PAUSED' }, 409, 'partner-unavailable'],
    ['a voucher that was redeemed meanwhile', { voucher: 'DEMO-REDEEMED-MEANWHILE' }, 409, 'voucher-already-redeemed'],
    ['a voucher that was cancelled meanwhile', { voucher: 'DEMO-CANCELLED-MEANWHILE' }, 409, 'voucher-cancelled'],
    ['a voucher that was blocked meanwhile', { voucher: 'DEMO-BLOCKED-MEANWHILE' }, 409, 'voucher-blocked'],
    ['a voucher that cannot be redeemed', { voucher: 'DEMO-REFUSED' }, 409, 'voucher-not-redeemable'],
    ['a voucher that only customer service can help with', { voucher: 'DEMO-SUPPORT' }, 409, 'contact-support'],
    [left, credit, 412, 'changed', { headers: { 'If-Match': '"of-another-time"' } }],
    ['the shop left meanwhile', { voucher: 'DEMO-SHOP-GONE' }, 410, 'shop-gone'],
    ['a voucher that expired meanwhile', { voucher: 'DEMO-EXPIRED-MEANWHILE' }, 410, 'voucher-expired'],
    ['an address that the server refuses', { voucher: 'DEMO-ADDRESS' }, 422, 'customer-validation-failed', { body: byPost }],
    [left, { ...credit, ...refusing }, 422, 'customer-email-refused', { body: refusedEmail }],
    [left, credit, 400, 'malformed-request', { headers: { 'Idempotency-Key': 'no-uuid' } }],
    ['a session of a serial number', { card: '123456789' }, 403, 'token-purpose'],
    ['the first request with the key is still running', credit, 409, 'request-in-progress', ofKey],
    ['the key was used for another request', credit, 422, 'idempotency-key-reused', ofKey],
    ['too many attempts were made', credit, 429, 'rate-limited'],
    ['the service fails', credit, 500, 'unknown'],
    ['the service is overloaded', credit, 503, 'temporary-failure'],
    ['the service is under maintenance', credit, 503, 'maintenance'],
  ]),
  ...interactionsOf('getRedemption', [
    ['the redemption is being processed', credit, 200, 'status-processing', anySteps],
    ['the redemption is delayed', credit, 200, 'status-delayed', anySteps],
    ["the redemption's code is ready", credit, 200, 'status-ready', anySteps],
    ["the redemption's code was sent", credit, 200, 'status-sent', anySteps],
    ['the redemption failed', credit, 200, 'status-failed', anySteps],
    ['the redemption was taken back', credit, 200, 'status-revoked', anySteps],
    ['the redemption is in review', credit, 200, 'status-in-review', anySteps],
    ['an ended session', ended, 401, 'session-expired'],
    ['a session of a serial number', { card: '123456789' }, 403, 'token-purpose'],
    ['there is no such redemption', credit, 404, 'order-not-found'],
    ['the status of the redemption is unknown', credit, 409, 'order-status-unknown'],
  ]),
  ...interactionsOf('closeRedemption', [
    ['a redemption took place with the key', credit, 200, 'status-ready', anySteps],
    ['no redemption took place with the key', credit, 204],
    ['an ended session', ended, 401, 'session-expired'],
    ['a session of a serial number', { card: '123456789' }, 403, 'token-purpose'],
    ['the first request with the key is still running', credit, 409, 'request-in-progress'],
  ]),
  ...interactionsOf('revokeRedemption', [
    ['the redemption can be taken back', credit, 200, 'status-revoked', anySteps],
    ["the redemption's code was seen", credit, 200, 'status-ready', anySteps],
    ['an ended session', ended, 401, 'session-expired'],
    ['a session of a serial number', { card: '123456789' }, 403, 'token-purpose'],
    ['there is no such redemption', credit, 404, 'order-not-found'],
  ]),
  ...interactionsOf('getOrderStatus', [
    ['an order in process', { order: 'EL-PROCESSING' }, 200, 'status-processing', anySteps],
    ['a delayed order', { order: 'EL-DELAYED' }, 200, 'status-delayed', anySteps],
    ['an order whose code is ready', { order: 'EL-READY' }, 200, 'status-ready', anySteps],
    ['an order whose code was sent', { order: 'EL-7314-2088' }, 200, 'status-sent', anySteps],
    ['an order whose address refuses e-mails', { order: 'EL-ADDRESS-REFUSED' }, 200, 'status-address-refused', noMail],
    ['an order whose mailbox is full', { order: 'EL-MAILBOX-FULL' }, 200, 'status-mailbox-full', noMail],
    ['an order that was taken back', { order: 'EL-REVOKED' }, 200, 'status-revoked', anySteps],
    ['a failed order', { order: 'EL-FAILED' }, 200, 'status-failed', anySteps],
    ['an order in review', { order: 'EL-REVIEW' }, 200, 'status-in-review', anySteps],
    ['no such order', { order: 'EL-NOT-FOUND' }, 404, 'order-not-found'],
    ['an order whose status is unknown', { order: 'EL-STATUS-UNKNOWN' }, 409, 'order-status-unknown'],
    ['an order in process', { order: 'EL-PROCESSING' }, 422, 'captcha-invalid', { body: { captcha: 'invalid' } }],
    ['too many attempts were made', { order: 'EL-PROCESSING' }, 429, 'rate-limited'],
  ]),
];
