// Writes examples/tokens.json and the other answers that carry a token: well formed, signed by nobody.
// The website never verifies a token, and the mock replaces each with a fresh one.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const farFuture = Date.UTC(2100, 0, 1) / 1000;
const nearExpiry = Date.UTC(2026, 10, 21, 12, 2) / 1000;

type Voucher = Record<string, string | number | boolean>;
type Greeting = Record<'name' | 'text', string>;

/** Every example with what differs from a plain voucher of the German sites. Amounts in cents, `exp` in seconds. */
const examples: Record<
  string,
  { summary: string; voucher: Voucher; exp?: number; partner?: string; greeting?: Greeting }
> = {
  'balance-50': { summary: '50 EUR', voucher: {} },
  'balance-10': { summary: '10 EUR', voucher: { balanceInCent: 1000 } },
  'balance-25': { summary: '25 EUR', voucher: { balanceInCent: 2500 } },
  'balance-37-50': { summary: '37.50 EUR', voucher: { balanceInCent: 3750 } },
  'balance-100': { summary: '100 EUR', voucher: { balanceInCent: 10000 } },
  'balance-150': { summary: '150 EUR', voucher: { balanceInCent: 15000 } },
  'balance-50-at': { summary: '50 EUR in Austria', voucher: { categoryId: 2 } },
  'balance-50-chf': { summary: '50 CHF', voucher: { currency: 'CHF', categoryId: 9 } },
  'balance-50-gbp': { summary: '50 GBP', voucher: { currency: 'GBP', categoryId: 27 } },
  'balance-50-usd': { summary: '50 USD', voucher: { currency: 'USD', categoryId: 33 } },
  'balance-50-cad': { summary: '50 CAD', voucher: { currency: 'CAD', categoryId: 35 } },
  'balance-50-greeting': {
    summary: '50 EUR and a greeting of the giver',
    voucher: {},
    greeting: {
      name: 'Oma Gerda',
      text: 'Liebe Mia,\n\nalles Gute zum Geburtstag! Such dir etwas aus, das dir wirklich Freude macht.',
    },
  },
  'prepaid-30': {
    summary: '30 EUR, can be topped up',
    voucher: { balanceInCent: 3000, isPrepaid: true, serialNumber: '123456789' },
  },
  'prepaid-0': {
    summary: 'Nothing left, can be topped up',
    voucher: { balanceInCent: 0, isPrepaid: true, serialNumber: '100000001' },
  },
  'no-marketplaces': { summary: '50 EUR, not for marketplaces', voucher: { noMarketplaces: true } },
  'third-party': { summary: '50 EUR through a partner', voucher: {}, partner: 'Beispielkasse' },
  'third-party-shop': {
    summary: '50 EUR through a shop of the wall',
    voucher: {},
    partner: 'Nordlicht',
  },
  'near-expiry': { summary: '50 EUR, session ends in two minutes', voucher: {}, exp: nearExpiry },
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(voucher: Voucher, exp: number, partner?: string, purpose?: 'pay') {
  const payload = {
    sub: purpose === 'pay' ? 'card-example' : 'voucher-example',
    exp,
    ...(purpose && { purpose }),
    voucher: {
      currency: 'EUR',
      isPrepaid: false,
      distribution: 'retail',
      balanceInCent: 5000,
      categoryId: 1,
      noMarketplaces: false,
      validUntil: '2029-12-31T22:59:59Z',
      ...voucher,
    },
    ...(partner && { thirdPartyRedeem: { partner } }),
  };
  return [{ alg: 'HS256', typ: 'JWT' }, payload].map(encode).join('.') + '.' + encode('example');
}

type Examples = Record<string, { summary: string; value: Record<string, unknown> }>;

function write(name: string, answers: Examples) {
  const file = join(import.meta.dirname, `../examples/${name}.json`);
  writeFileSync(file, JSON.stringify(answers, undefined, 2) + '\n');
}

const tokens = Object.entries(examples).map(
  ([name, { summary, voucher, exp, partner, greeting }]) => [
    name,
    { summary, value: { token: token(voucher, exp ?? farFuture, partner), greeting } },
  ],
);
write('tokens', Object.fromEntries(tokens) as Examples);

/** What a serial number gives: the right to pay for a card with this much on it, in cents. */
const prepaidToken = (balanceInCent: number) =>
  token({ balanceInCent, isPrepaid: true, serialNumber: '123456789' }, farFuture, undefined, 'pay');

/** A card with this much on it; the limits are those of a top-up (15 to 150), in cents. */
const lookup = (summary: string, currentValueInCent: number) => ({
  summary,
  value: {
    token: prepaidToken(currentValueInCent),
    currentValueInCent,
    minChargeInCent: 1500,
    maxChargeInCent: 15000,
    currency: 'EUR',
    providers: ['unzer', 'paypal', 'amazonpay'],
  },
});
const onlyCard = lookup('10 EUR on the card, only one provider', 1000);
write('prepaid-lookups', {
  'prepaid-30': lookup('30 EUR on the card', 3000),
  'prepaid-0': lookup('Nothing on the card', 0),
  'prepaid-150': lookup('150 EUR on the card', 15000),
  'prepaid-one-provider': { ...onlyCard, value: { ...onlyCard.value, providers: ['unzer'] } },
});

const charge = {
  chargeId: 'chg-20261121-0001',
  chargedInCent: 2500,
  currency: 'EUR',
  transactionNumber: 'TX-20261121-7741',
};
write('charge-results', {
  'charge-received': {
    summary: 'Paid, with a new session',
    value: { ...charge, status: 'received', balanceInCent: 5500, token: prepaidToken(5500) },
  },
  'charge-received-voucher': {
    summary: 'The difference of a redemption is paid: a new session that redeems',
    value: {
      ...charge,
      status: 'received',
      balanceInCent: 5500,
      token: token({ balanceInCent: 5500 }, farFuture),
    },
  },
  'charge-processing': {
    summary: 'Still running',
    value: { ...charge, status: 'processing', balanceInCent: 3000 },
  },
  'charge-failed': {
    summary: 'Refused, nothing was taken',
    value: { ...charge, status: 'failed', balanceInCent: 3000 },
  },
});
