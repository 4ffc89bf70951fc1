import { interactionsOf } from '../support/interaction.ts';

const credit = { voucher: 'DEMO-50' } as const;
const ended = { voucher: 'DEMO-50', session: 'expired' } as const;

// A line each reads as the table that it is.
// prettier-ignore
export const offers = [
  ...interactionsOf('getTranslationDump', [
    ['there are texts', {}, 200, 'texts'],
    ['there are texts', {}, 200, 'texts', { language: 'de-AT,de;q=0.9', about: 'for Austria' }],
    ['there are only a few texts', {}, 200, 'texts-too-few'],
  ]),
  ...interactionsOf('listAcceptancePoints', [
    ['shops around the place take the voucher', {}, 200, 'around-hamburg', { uses: ['items.distanceKm', 'items.openingHours'] }],
    ['no shop around the place takes the voucher', {}, 200, 'around-nowhere', { query: { postalCode: '99999' } }],
    ['shops around the place take the voucher', {}, 422, 'validation-failed', { query: { postalCode: '00000' } }],
  ]),
  ...interactionsOf('getPrepaidPackagePromotion', [
    ['there is an offer of top-up vouchers', credit, 200, 'promotion'],
    ['there is no offer of top-up vouchers', { voucher: 'DEMO-NO-OFFER' }, 204],
    ['the session is over', ended, 401, 'session-expired'],
  ]),
  ...interactionsOf('createShoppingAccount', [
    ['accounts can be opened', credit, 202, 'account', { uses: ['accountUrl'] }],
    ['the session is over', ended, 401, 'session-expired'],
    ['all of the voucher is redeemed', credit, 409, 'voucher-already-redeemed'],
    ['only customer service can help', { voucher: 'DEMO-NO-ACCOUNT' }, 409, 'contact-support'],
    ['accounts can be opened', credit, 422, 'email-domain-refused', { body: { email: 'mia.sommer@example.ru' } }],
  ]),
];
