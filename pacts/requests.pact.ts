import { expect, test } from 'vitest';
import { readContract } from '../mocks/contract.ts';
import { compareRequests } from './support/compare-requests.ts';
import type { SentRequest } from './support/sent-kinds.ts';

const contract = readContract();

const resend = { code: 'SH3-ABC', kind: 'link' };
const activation = { orderSource: 'shop', orderReference: 'A-1', orderHash: 'h', confirmed: true };
const customer = { salutation: 'mr', firstName: 'Mia', email: 'mia@example.com' };
const redemption = {
  shopId: 1,
  items: [{ valueInCent: 2000, quantity: 1 }],
  currency: 'EUR',
  delivery: 'pdf',
  customer,
};
const message = { topic: 'other', email: 'mia@example.com', message: 'Hello', files: 'image/png' };
const request = (call: string, body?: unknown, query = {}): SentRequest => ({
  call,
  body,
  query,
  hasKey: false,
});
const redeem = (body: object) => request('redeemVoucher', { ...redemption, ...body });
const points = (query: object) => request('listAcceptancePoints', undefined, query);
const picture = new File(['x'], 'x.jpg', { type: 'image/jpeg' });

/** What pages sent, as the tests record it: files by their type, addresses as text. */
const made: readonly SentRequest[] = [
  { ...request('resendRedeemLink', resend), hasKey: true },
  { ...request('resendRedeemLink', { ...resend, kind: 'email' }), hasKey: true },
  request('activateVouchers', { ...activation, all: true }),
  request('activateVouchers', { ...activation, voucherIds: ['v1', 'v2'] }),
  redeem({}),
  redeem({ customer: { email: 'mia@example.com' } }),
  points({ postalCode: '20095', country: 'de', radiusKm: '10' }),
  request('getShop', undefined, { fields: 'name,logo' }),
  request('sendContactRequest', message),
  request('getActiveGiveaway', { redeemId: 'r', voucher: { isPrepaid: false } }),
];

const differences = (asked: SentRequest) =>
  compareRequests(contract, [{ name: 'planted', request: asked }], made);

test.each<[what: string, asked: SentRequest]>([
  ['other personal values', redeem({ customer: { ...customer, firstName: 'Ada' } })],
  ['other amounts', redeem({ items: [{ valueInCent: 500, quantity: 2 }] })],
  ['more items of a list', request('activateVouchers', { ...activation, voucherIds: ['v3'] })],
  ['a captcha', { ...request('resendRedeemLink', { ...resend, captcha: 'x' }), hasKey: true }],
  ['numbers and lists of an address', points({ postalCode: '10115', country: 'at', radiusKm: 5 })],
  ['a list of the same names', request('getShop', undefined, { fields: ['logo', 'name'] })],
  ['files of a form', request('sendContactRequest', { ...message, files: [picture] })],
  ['a field that is undefined', redeem({ chargeId: undefined })],
])('a pact may have %s', (_what, asked) => {
  expect(differences(asked)).toEqual([]);
});

test.each<[what: string, asked: SentRequest, difference: RegExp]>([
  ['a call that no page makes', request('getShopWall'), /no page makes this call/],
  ['a field that no page sends', redeem({ isCompany: true }), /no page sends \/isCompany/],
  ['no field that every page sends', redeem({ delivery: undefined }), /always send \/delivery/],
  ['no key', request('resendRedeemLink', resend), /always send Idempotency-Key/],
  [
    'fields that pages send, but not together',
    request('activateVouchers', { ...activation, all: true, voucherIds: ['v1'] }),
    /no page sends exactly/,
  ],
  [
    'another member of an enum',
    redeem({ delivery: 'post' }),
    /\/delivery is "post", and pages send "pdf"/,
  ],
  [
    'a text that is no member',
    redeem({ currency: 'euro' }),
    /\/currency is text, and pages send "EUR"/,
  ],
  ['an amount as text', redeem({ items: [{ valueInCent: '20', quantity: 1 }] }), /is text/],
  ['a broken amount', redeem({ items: [{ valueInCent: 0.5, quantity: 1 }] }), /is number/],
  ['a number as an id', redeem({ shopId: 'one' }), /\/shopId is text, and pages send integer/],
  ['null', redeem({ customer: { ...customer, firstName: null } }), /firstName is null/],
  ['an empty text', redeem({ customer: { ...customer, firstName: '' } }), /is empty text/],
  ['no e-mail address', redeem({ customer: { ...customer, email: 'mia' } }), /email is text/],
  ['an object in place of a list', redeem({ items: {} }), /always send \/items\/-/],
  ['a boolean that is fixed', request('activateVouchers', { ...activation, all: false }), /\/all/],
  [
    'a boolean as text',
    request('getActiveGiveaway', { redeemId: 'r', voucher: { isPrepaid: 'no' } }),
    /isPrepaid is text/,
  ],
  [
    'a text in place of a number in the address',
    points({ postalCode: '1', country: 'at', radiusKm: 'near' }),
    /radiusKm is/,
  ],
  [
    'another list of names',
    request('getShop', undefined, { fields: ['name', 'slug'] }),
    /fields\/- is "name", "slug"/,
  ],
])('a pact with %s is refused', (_what, asked, difference) => {
  expect(differences(asked).join('\n')).toMatch(difference);
});

test('kinds that pages send, but never in one request, are refused', () => {
  const of = (body: object) => redeem({ ...body, isCompany: false });
  const pages = [of({ delivery: 'email', currency: 'EUR' }), of({ currency: 'CHF' })];
  const asked = of({ delivery: 'email', currency: 'CHF' });
  expect(compareRequests(contract, [{ name: 'x', request: asked }], pages)).toEqual([
    'x: no page sends these kinds of values together',
  ]);
});
