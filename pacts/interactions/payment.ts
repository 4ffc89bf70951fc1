import type { FlowCallName } from '../support/flow-calls.ts';
import { interactionsOf } from '../support/interaction.ts';

const card = { voucher: 'DEMO-PREPAID' } as const;
const ended = { voucher: 'DEMO-PREPAID', session: 'expired' } as const;

const beginningFails = (call: FlowCallName) =>
  interactionsOf(call, [
    ['the session is over', ended, 401, 'session-expired'],
    ['the payment is refused', card, 402, 'payment-failed'],
    ['the card cannot be charged', card, 409, 'voucher-not-chargeable'],
    ['the card was charged before', card, 409, 'voucher-already-charged'],
    ['only customer service can help', card, 409, 'contact-support'],
    ['the amount is too small', card, 422, 'charge-below-minimum'],
    ['the amount is too large', card, 422, 'charge-above-maximum'],
  ]);

const outcomes = (call: FlowCallName) =>
  interactionsOf(call, [
    ['the charge is received', card, 200, 'charge-received', { uses: ['token', 'balanceInCent'] }],
    ['the charge is being processed', card, 200, 'charge-processing'],
    ['the charge failed', card, 200, 'charge-failed'],
    ['the session is over', ended, 401, 'session-expired'],
    ['it does not exist', card, 404, 'not-found'],
  ]);

const endingFails = (call: FlowCallName) =>
  interactionsOf(call, [
    ['the payment is refused', card, 402, 'payment-failed'],
    ['the card cannot be charged', card, 409, 'voucher-not-chargeable'],
    ['the card was charged before', card, 409, 'voucher-already-charged'],
    ['only customer service can help', card, 409, 'contact-support'],
  ]);

// A line each reads as the table that it is.
// prettier-ignore
export const payment = [
  ...interactionsOf('lookUpPrepaidVoucher', [
    ['a card with 30', {}, 200, 'prepaid-30'],
    ['an empty card', {}, 200, 'prepaid-0'],
    ['a full card', {}, 200, 'prepaid-150'],
    ['a card with one way to pay', {}, 200, 'prepaid-one-provider'],
    ['the voucher does not exist', {}, 404, 'voucher-not-found'],
    ['the card cannot be charged', {}, 409, 'voucher-not-chargeable'],
    ['the card was charged before', {}, 409, 'voucher-already-charged'],
    ['the voucher is not activated', {}, 409, 'voucher-not-activated'],
    ['the voucher is blocked', {}, 409, 'voucher-blocked'],
    ['the voucher has expired', {}, 410, 'voucher-expired'],
    ['the captcha is refused', {}, 422, 'captcha-invalid', { body: { captcha: 'invalid' } }],
  ]),
  ...interactionsOf('initChargeAmazonpay', [['the wallet can be charged', card, 200, 'wallet-button']]),
  ...beginningFails('initChargeAmazonpay'),
  ...interactionsOf('initChargeUnzer', [
    ['the bank asks for a confirmation', card, 200, 'card-redirect'],
    ['the payment by card is being processed', card, 200, 'card-processing'],
    ['the payment by card is received', card, 200, 'card-received'],
    ['the payment by card fails', card, 200, 'card-failed'],
  ]),
  ...beginningFails('initChargeUnzer'),
  ...interactionsOf('initChargePaypal', [['an order can be opened at the provider', card, 200, 'button-order']]),
  ...beginningFails('initChargePaypal'),
  ...outcomes('finalizeChargeAmazonpay'),
  ...endingFails('finalizeChargeAmazonpay'),
  ...outcomes('finalizeChargeUnzer'),
  ...endingFails('finalizeChargeUnzer'),
  ...outcomes('finalizeChargePaypal'),
  ...endingFails('finalizeChargePaypal'),
  ...outcomes('getCharge'),
];
