import type { Answer } from './contract.ts';

/** An answer that an operation gives while a state holds. */
export interface StateAnswer extends Answer {
  readonly operationId: string;
}

/**
 * The states of the consumer's pacts that a request does not show by itself, by the words of the
 * pact. The backend's team implements the same table.
 */
export const providerStates: Readonly<Record<string, readonly StateAnswer[]>> = {
  'nothing special': [],
  'the service is under maintenance': [
    { operationId: 'getSiteConfig', status: 503, example: 'maintenance' },
    { operationId: 'createVoucherToken', status: 503, example: 'maintenance' },
    { operationId: 'redeemVoucher', status: 503, example: 'maintenance' },
  ],
  'too many attempts were made': [
    { operationId: 'createVoucherToken', status: 429, example: 'rate-limited' },
  ],
  'the session has expired': [
    { operationId: 'redeemVoucher', status: 401, example: 'session-expired' },
    { operationId: 'getRedemption', status: 401, example: 'session-expired' },
    { operationId: 'refreshVoucherToken', status: 401, example: 'session-expired' },
    { operationId: 'getActiveGiveaway', status: 401, example: 'session-expired' },
  ],
  'sessions cannot be extended': [
    { operationId: 'refreshVoucherToken', status: 404, example: 'not-found' },
  ],
  'the session is alive': [
    { operationId: 'refreshVoucherToken', status: 200, example: 'balance-50' },
    { operationId: 'redeemVoucher', status: 201, example: 'completed-email' },
    { operationId: 'getRedemption', status: 200, example: 'status-ready' },
    { operationId: 'getActiveGiveaway', status: 200, example: 'giveaway' },
    { operationId: 'redeemGiveawayCode', status: 200, example: 'code-sent' },
  ],
  'there is no giveaway': [{ operationId: 'getActiveGiveaway', status: 204 }],
  'the credit does not cover the value': [
    { operationId: 'redeemVoucher', status: 409, example: 'credit-insufficient' },
  ],
  'the payment fails': [{ operationId: 'redeemVoucher', status: 402, example: 'payment-failed' }],
  'the shop is gone': [{ operationId: 'redeemVoucher', status: 410, example: 'shop-gone' }],
};
