import { fromState } from '../support/from-state.ts';
import { interactionsOf, refusing } from '../support/interaction.ts';

const credit = { voucher: 'DEMO-50' } as const;
const ended = { voucher: 'DEMO-50', session: 'expired' } as const;

// A line each reads as the table that it is.
// oxfmt-ignore
export const giveaway = [
  ...interactionsOf('getActiveGiveaway', [
    ['a giveaway with codes', credit, 200, 'giveaway', { exact: ['needsCodes', 'visible'] }],
    ['a giveaway that is only a banner', { voucher: 'DEMO-BANNER' }, 200, 'giveaway-banner', { uses: ['banner'], exact: ['needsCodes', 'visible'] }],
    ['a giveaway that must not be shown', { voucher: 'DEMO-HIDDEN-GIVEAWAY' }, 200, 'giveaway-hidden', { exact: ['visible'] }],
    ['there is no giveaway', { voucher: 'DEMO-NO-GIVEAWAY' }, 204],
    ['an ended session', ended, 401, 'session-expired'],
    ['a session of a serial number', { card: '123456789' }, 403, 'token-purpose'],
  ]),
  ...interactionsOf('redeemGiveawayCode', [
    ['a giveaway with codes', credit, 200, 'code-sent'],
    ['an ended session', ended, 401, 'session-expired'],
    ['a session of a serial number', { card: '123456789' }, 403, 'token-purpose'],
    ['a giveaway that only customer service can help with', credit, 409, 'contact-support', { body: { email: fromState('email', 'hilfe@example.com') } }],
    ['a giveaway with codes', { ...credit, ...refusing }, 422, 'email-domain-refused', { body: { email: 'mia.sommer@example.ru' } }],
    ['the giveaway was sent to the address before', credit, 422, 'giveaway-refused', { body: { email: fromState('email', 'schon@example.com') } }],
  ]),
];
