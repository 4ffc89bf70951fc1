// Mistakes of sums, of what is offered, and of currencies.
import type { Mistake } from '../reference-server/server.ts';
import {
  before,
  inBody,
  jsonOf,
  ofCall,
  refused,
  voucherOf,
  withFields,
  withJson,
  type Body,
  type Planted,
} from './mistake-tools.ts';

const EURO = 100;
const inRedemption = (change: (body: Body) => Body): Mistake => inBody(change, 'redeemVoucher');
const rounded = (value: unknown): number => Math.round(Number(value) / EURO) * EURO;
const LARGE = 10_000_000;

export const ofSums: readonly Planted[] = [
  {
    name: 'a failed payment counts',
    check: 'failed-charge',
    mistake: ofCall(
      'redeemVoucher',
      before(({ store }) => {
        for (const charge of store.charges) charge.status = 'received';
      }),
    ),
  },
  {
    name: 'a payment that is not named is not there',
    check: 'paid-unnamed',
    mistake: ofCall('redeemVoucher', (passing) => {
      const voucher = voucherOf(passing);
      const [charge] = passing.store.charges;
      const isNamed = jsonOf(passing)['chargeId'] !== undefined;
      if (voucher && charge?.isBooked && !isNamed) voucher.balanceInCent -= charge.amountInCent;
      return passing.answer();
    }),
  },
  {
    name: 'steps of a range are counted from nothing',
    check: 'value-range',
    mistake: ofCall(
      'redeemVoucher',
      before(({ store }) => {
        const { valueRange: range } = store;
        if (range === undefined) return;
        const minInCent = Math.ceil(range.minInCent / range.stepInCent) * range.stepInCent;
        store.valueRange = { ...range, minInCent };
      }),
    ),
  },
  {
    name: 'steps of a range begin at the smallest value or at nothing',
    check: 'value-range',
    mistake: ofCall(
      'redeemVoucher',
      before((passing) => {
        const { valueRange: range } = passing.store;
        const value = Number(jsonOf(passing)['redeemValue']);
        if (range === undefined || value < range.minInCent) return;
        if (value % range.stepInCent === 0)
          passing.store.valueRange = { ...range, minInCent: value };
      }),
    ),
  },
  {
    name: 'one value in two items is one',
    check: 'same-value-twice',
    mistake: ofCall('redeemVoucher', (passing) => {
      const { items = [] } = jsonOf(passing) as { items?: readonly Body[] };
      const values = new Set(items.map(({ valueInCent }) => valueInCent));
      return values.size < items.length
        ? refused('VALIDATION_FAILED', ['/items'])
        : passing.answer();
    }),
  },
  {
    name: 'a donation to nobody',
    check: 'unknown-organisation',
    mistake: ofCall(
      'redeemVoucher',
      withJson((body) => ({
        ...body,
        ...(body['donationOrganisationId'] !== undefined && { donationOrganisationId: 1 }),
      })),
    ),
  },
  {
    name: 'only addresses in Germany have a town',
    check: 'address',
    mistake: ofCall('redeemVoucher', (passing) => {
      const body = jsonOf(passing);
      const customer = body['customer'] as Body | undefined;
      if (customer?.['country'] === 'CH') {
        const address = { postalCode: '8001', city: 'Bern', ...customer };
        passing.incoming.bytes = Buffer.from(JSON.stringify({ ...body, customer: address }));
      }
      return passing.answer();
    }),
  },
  {
    name: 'a value between two steps',
    check: 'value-range',
    mistake: before(({ store }) => {
      if (store.valueRange) store.valueRange = { ...store.valueRange, stepInCent: 1 };
    }),
  },
  {
    name: 'steps are counted from zero',
    check: 'value-range',
    mistake: before(({ store }) => {
      if (store.valueRange) store.valueRange = { ...store.valueRange, minInCent: 400 };
    }),
  },
  {
    name: 'the largest value is too large',
    check: 'value-range',
    mistake: before(({ store: { valueRange: range }, store }) => {
      if (range) store.valueRange = { ...range, maxInCent: range.maxInCent - 1 };
    }),
  },
  {
    name: 'what is left in whole euros',
    check: 'odd-value',
    mistake: inRedemption((body) => ({
      ...body,
      remainingInCent: rounded(body['remainingInCent']),
    })),
  },
  {
    name: 'a value is debited in whole euros',
    check: 'odd-value',
    mistake: ofCall('redeemVoucher', (passing) => {
      const answer = passing.answer();
      const voucher = voucherOf(passing);
      if (voucher && answer.status === 201) voucher.balanceInCent = rounded(voucher.balanceInCent);
      return answer;
    }),
  },
  {
    name: 'the difference in whole euros',
    check: 'odd-difference',
    mistake: inRedemption((body) =>
      body['status'] === 'payment_required'
        ? { ...body, differenceInCent: Math.ceil(Number(body['differenceInCent']) / EURO) * EURO }
        : body,
    ),
  },
  {
    name: 'what is missing, however little',
    check: 'small-difference',
    mistake: inRedemption((body) =>
      body['status'] === 'payment_required' ? { ...body, differenceInCent: 1 } : body,
    ),
  },
  {
    name: 'a difference that nobody can pay',
    check: 'large-difference',
    mistake: ofCall(
      'redeemVoucher',
      before((passing) => Object.assign(voucherOf(passing) ?? {}, { maxChargeInCent: LARGE })),
    ),
  },
  {
    name: 'an offer that leaves nothing is none',
    check: 'offer-that-fits',
    mistake: ofCall('getPrepaidPackagePromotion', (passing) => {
      const { costInCent } = (passing.answer().body ?? {}) as Body;
      return voucherOf(passing)?.balanceInCent === costInCent ? { status: 204 } : passing.answer();
    }),
  },
  {
    name: 'a receipt from whoever gives none',
    check: 'no-receipt',
    mistake: before(({ store }) => (store.hasReceipts = true)),
  },
  {
    name: 'a shop of another category',
    check: 'shop-of-another-category',
    mistake: before(({ store }) => (store.shopCategory = 1)),
  },
  {
    name: 'a payment in whole euros',
    check: 'odd-amount:initChargePaypal',
    mistake: inBody(
      (body) => ({ ...body, chargedInCent: rounded(body['chargedInCent']) }),
      'getCharge',
    ),
  },
  {
    name: 'a payment that has begun is on the voucher',
    check: 'odd-amount:initChargePaypal',
    mistake: ofCall('initChargePaypal', (passing) => {
      const voucher = voucherOf(passing);
      if (voucher) voucher.balanceInCent += Number(jsonOf(passing)['amount']);
      return passing.answer();
    }),
  },
  {
    name: 'the sum of the wallet without its last zero',
    check: 'odd-amount-of-wallet',
    mistake: inBody((body, passing) => {
      const amount = String(Number(jsonOf(passing)['amount']) / EURO);
      const chargeAmount = { amount, currencyCode: 'EUR' };
      return { ...body, payload: JSON.stringify({ paymentDetails: { chargeAmount } }) };
    }, 'initChargeAmazonpay'),
  },
  ...['redeemVoucher', 'lookUpPrepaidVoucher', 'initChargePaypal', 'getCharge'].map(
    (operation) => ({
      name: `everything is in euros (${operation})`,
      check: `in-francs:${operation}`,
      mistake: before(({ store }) => {
        for (const one of store.vouchers) one.currency = 'EUR';
      }),
    }),
  ),
  {
    name: 'the currency of the site in an answer',
    check: 'in-francs:getCharge',
    mistake: withFields({ currency: 'EUR' }, 'getCharge'),
  },
];
