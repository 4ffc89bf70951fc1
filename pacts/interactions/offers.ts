import { agreed } from '../support/from-state.ts';
import { interactionsOf, refusing } from '../support/interaction.ts';

const credit = { voucher: 'DEMO-50' } as const;
const ended = { voucher: 'DEMO-50', session: 'expired' } as const;

// A line each reads as the table that it is.
// oxfmt-ignore
export const offers = [
  ...interactionsOf('getTranslationDump', [
    ['there are texts', {}, 200, 'texts'],
    ['there are texts', {}, 200, 'texts', { language: 'de-AT,de;q=0.9', about: 'for Austria' }],
    ['there are only a few texts', {}, 200, 'texts-too-few'],
  ]),
  ...interactionsOf('listAcceptancePoints', [
    ['shops around the place take the voucher', {}, 200, 'around-hamburg'],
    ['no shop around the place takes the voucher', {}, 200, 'around-nowhere', { query: { postalCode: agreed('postalCode', '99999') } }],
    ['the postal code does not exist', {}, 422, 'validation-failed', { query: { postalCode: agreed('postalCode', '00000') } }],
  ]),
  ...interactionsOf('getPrepaidPackagePromotion', [
    ['there is an offer of top-up vouchers', credit, 200, 'promotion'],
    ['there is no offer of top-up vouchers', { voucher: 'DEMO-NO-OFFER' }, 204],
    ['an ended session', ended, 401, 'session-expired'],
    ['a session of a serial number', { card: '123456789' }, 403, 'token-purpose'],
  ]),
  ...interactionsOf('createShoppingAccount', [
    ['a voucher that may open an account', credit, 202, 'account'],
    ['an ended session', ended, 401, 'session-expired'],
    ['a session of a serial number', { card: '123456789' }, 403, 'token-purpose'],
    ['a voucher of which nothing is left', credit, 409, 'voucher-already-redeemed'],
    ['a voucher whose account only customer service can open', { voucher: 'DEMO-NO-ACCOUNT' }, 409, 'contact-support'],
    ['a voucher that may open an account', { ...credit, ...refusing }, 422, 'email-domain-refused', { body: { email: 'mia.sommer@example.ru' } }],
  ]),
];
