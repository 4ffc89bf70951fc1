import type { CallName } from '../support/calls.ts';
import { agreed, fromState } from '../support/from-state.ts';
import { interactionsOf } from '../support/interaction.ts';

/** Cents. */
const card = { card: '123456789', minChargeInCent: 1500, maxChargeInCent: 15_000 } as const;
const ended = { card: '123456789', session: 'expired' } as const;
/** A payment on the card has begun. */
const charged = { ...card, amount: 2500 } as const;
const filled = 'a card with 30';
/** Cents; the mock tells by the amount how a payment goes on. */
const of = (amount: number) => ({ body: { amount: agreed('amount', amount) } });

// oxfmt-ignore
const beginningFails = (call: CallName) =>
  interactionsOf(call, [
    ['an ended session', ended, 401, 'session-expired'],
    ['a card whose payment is refused', card, 402, 'payment-failed', of(6600)],
    ['a card that became not chargeable', { card: '200000001' }, 409, 'voucher-not-chargeable'],
    ['a card that was charged meanwhile', { card: '200000002' }, 409, 'voucher-already-charged'],
    ['a card that only customer service can charge', { card: '200000003' }, 409, 'contact-support'],
    ['the charge is open', charged, 409, 'charge-open'],
    [filled, card, 422, 'charge-below-minimum', { ...of(1000), uses: ['minimumInCent', 'currency'] }],
    [filled, card, 422, 'charge-above-maximum', { ...of(15_100), uses: ['maximumInCent', 'currency'] }],
  ]);

/** What a redemption with the voucher lacks, paid in the checkout. */
const difference = { voucher: 'DEMO-PAY', amount: 1500 } as const;
const lacking = (page: string) => ({
  about: 'of a difference',
  body: {
    amount: agreed('amount', 1500),
    returnUrl: fromState(
      'returnUrl',
      `https://schenkwerk.de.example${page}?flow=redeem&amount=1500&currency=EUR`,
    ),
  },
});
const paidDifference = { uses: ['token', 'balanceInCent'], about: 'of a difference' };

const unpaid = 'a voucher with a difference to pay';

const outcomes = (call: CallName) =>
  interactionsOf(call, [
    [
      'the charge is received',
      charged,
      200,
      'charge-received',
      { uses: ['token', 'balanceInCent'] },
    ],
    ['the charge is being processed', charged, 200, 'charge-processing'],
    ['the charge failed', charged, 200, 'charge-failed'],
    ['an ended session', ended, 401, 'session-expired'],
    ['the charge does not exist', charged, 404, 'not-found'],
  ]);

const endingFails = (call: CallName) =>
  interactionsOf(call, [
    ['the charge is refused', charged, 402, 'payment-failed'],
    ['the card of the charge cannot be charged', charged, 409, 'voucher-not-chargeable'],
    ['the card of the charge was charged before', charged, 409, 'voucher-already-charged'],
    ['only customer service can finish the charge', charged, 409, 'contact-support'],
  ]);

// A line each reads as the table that it is.
// oxfmt-ignore
export const payment = [
  ...interactionsOf('lookUpPrepaidVoucher', [
    [filled, card, 200, 'prepaid-30'],
    ['an empty card', { card: '100000001' }, 200, 'prepaid-0'],
    ['a full card', { card: '100000150' }, 200, 'prepaid-150'],
    ['a card with one way to pay', { card: '100000010' }, 200, 'prepaid-one-provider'],
    ['no such card', { card: '404404404' }, 404, 'voucher-not-found'],
    ['a card that cannot be charged', { card: '400000001' }, 409, 'voucher-not-chargeable'],
    ['a card that was charged before', { card: '400000002' }, 409, 'voucher-already-charged'],
    ['a card that is not activated', { card: '400000003' }, 409, 'voucher-not-activated'],
    ['a blocked card', { card: '400000004' }, 409, 'voucher-blocked'],
    ['an expired card', { card: '400000005' }, 410, 'voucher-expired'],
    [filled, card, 422, 'captcha-invalid', { body: { captcha: 'invalid' } }],
  ]),
  ...interactionsOf('initChargeAmazonpay', [
    [filled, card, 200, 'wallet-button'],
    [unpaid, { voucher: 'DEMO-PAY' }, 200, 'wallet-button', lacking('/payment/amazonpay')],
  ]),
  ...beginningFails('initChargeAmazonpay'),
  ...interactionsOf('initChargeUnzer', [
    ['the bank asks for a confirmation', card, 200, 'card-redirect', { ...of(2500), uses: ['redirectUrl'] }],
    ['the payment by card is being processed', card, 200, 'card-processing', of(7300)],
    ['the payment by card is received', card, 200, 'card-received', of(7100)],
    ['the payment by card fails', card, 200, 'card-failed', of(7200)],
  ]),
  ...beginningFails('initChargeUnzer'),
  ...interactionsOf('initChargePaypal', [
    [filled, card, 200, 'button-order'],
    [unpaid, { voucher: 'DEMO-PAY' }, 200, 'button-order', lacking('/checkout')],
  ]),
  ...beginningFails('initChargePaypal'),
  ...outcomes('finalizeChargeAmazonpay'),
  ...endingFails('finalizeChargeAmazonpay'),
  ...outcomes('finalizeChargeUnzer'),
  ...endingFails('finalizeChargeUnzer'),
  ...outcomes('finalizeChargePaypal'),
  ...endingFails('finalizeChargePaypal'),
  ...interactionsOf('finalizeChargePaypal', [
    ['the difference is paid', difference, 200, 'charge-received-voucher', paidDifference],
  ]),
  ...outcomes('getCharge'),
  ...interactionsOf('cancelCharge', [
    ['the charge is open', charged, 200, 'cancelled'],
    ['the charge is being processed', charged, 200, 'cannot-be-cancelled'],
    ['an ended session', ended, 401, 'session-expired'],
    ['the charge does not exist', charged, 404, 'not-found'],
  ]),
  ...interactionsOf('getVoucherActivity', [
    [filled, card, 200, 'activity-none'],
    ['the charge is open', charged, 200, 'activity-open', { atLeast: { charges: 1 } }],
    ["the redemption's code was sent", { voucher: 'DEMO-50' }, 200, 'activity-redeemed', { atLeast: { redemptions: 1 } }],
    ['an ended session', ended, 401, 'session-expired'],
  ]),
];
