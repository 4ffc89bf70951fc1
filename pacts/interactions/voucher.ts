import { interactionsOf } from '../support/interaction.ts';

const austrian = { language: 'de-AT,de;q=0.9', about: 'asked for in Austrian German' };
const badCaptcha = { body: { captcha: 'invalid' } };

// A line each reads as the table that it is.
// oxfmt-ignore
const states = interactionsOf('createVoucherToken', [
  ['a voucher with 50 left', { voucher: 'DEMO-50' }, 200, 'balance-50'],
  ['a voucher with 50 left', { voucher: 'DEMO-50' }, 200, 'balance-50', austrian],
  ['a voucher with a greeting of its giver', { voucher: 'DEMO-GREETING' }, 200, 'balance-50-greeting', { uses: ['greeting.name', 'greeting.text'] }],
  ['a prepaid voucher with 30 left', { voucher: 'DEMO-PREPAID' }, 200, 'prepaid-30'],
  ['no such voucher', { voucher: 'NOT-FOUND' }, 404, 'voucher-not-found'],
  ['a voucher that was bought minutes ago', { voucher: 'NOT-YET-RECORDED' }, 409, 'voucher-not-yet-recorded'],
  ['a voucher of the old format', { voucher: 'OLD-FORMAT' }, 409, 'voucher-obsolete-format'],
  ['a voucher whose reactivation is under review', { voucher: 'REACTIVATION-PENDING' }, 409, 'reactivation-pending'],
  ['a voucher that was exchanged for another', { voucher: 'EXCHANGED' }, 409, 'voucher-exchanged'],
  ['a voucher that its giver has not activated', { voucher: 'NOT-ACTIVATED' }, 409, 'voucher-not-activated'],
  ['a redeemed voucher', { voucher: 'ALREADY-REDEEMED' }, 409, 'voucher-already-redeemed'],
  ['a cancelled voucher', { voucher: 'CANCELLED' }, 409, 'voucher-cancelled'],
  ['a blocked voucher', { voucher: 'BLOCKED' }, 409, 'voucher-blocked'],
  ['a voucher that cannot be redeemed', { voucher: 'NOT-REDEEMABLE' }, 409, 'voucher-not-redeemable'],
  ['a voucher whose partner is not available', { voucher: 'PARTNER-UNAVAILABLE' }, 409, 'partner-unavailable'],
  ['a voucher of a tax-saving card', { voucher: 'TAX-SAVING-CARD' }, 409, 'voucher-tax-saving-card'],
  ['a voucher of another partner', { voucher: 'OTHER-PARTNER' }, 409, 'voucher-other-partner'],
  ['a voucher of another category', { voucher: 'WRONG-CATEGORY' }, 409, 'voucher-wrong-category'],
  ['a voucher that is in a cart', { voucher: 'ALREADY-IN-CART' }, 409, 'voucher-already-in-cart'],
  ['a voucher that only customer service can help with', { voucher: 'CONTACT-SUPPORT' }, 409, 'contact-support'],
  ['a voucher older than three years', { voucher: 'EXPIRED' }, 410, 'voucher-expired'],
  ['an expired voucher of an external partner', { voucher: 'EXTERNAL-EXPIRED' }, 410, 'voucher-external-expired'],
  ['a voucher that its shop has to answer for', { voucher: 'CODE-INVALID' }, 422, 'voucher-code-invalid'],
  ['a code that the server finds not valid', { voucher: 'VALIDATION-FAILED' }, 422, 'validation-failed'],
  ['a voucher with 50 left', { voucher: 'DEMO-50' }, 422, 'captcha-invalid', badCaptcha],
  ['too many attempts were made', { voucher: 'DEMO-50' }, 429, 'rate-limited'],
  ['the service fails', { voucher: 'DEMO-50' }, 500, 'unknown'],
  ['the service is overloaded', { voucher: 'DEMO-50' }, 503, 'temporary-failure'],
  ['the service is under maintenance', { voucher: 'DEMO-50' }, 503, 'maintenance'],
]);

// oxfmt-ignore
export const voucher = [
  ...states,
  ...interactionsOf('refreshVoucherToken', [
    ['a voucher with 50 left', { voucher: 'DEMO-50' }, 200, 'balance-50'],
    ['an ended session', { voucher: 'DEMO-50', session: 'expired' }, 401, 'session-expired'],
    ['a session that cannot be extended', { voucher: 'DEMO-150S' }, 404, 'not-found'],
  ]),
];
