import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { asNode } from './contract.ts';
import { readToken } from './token.ts';
import {
  own,
  redeem,
  redeemRequest,
  startTestMock,
  visit,
  type Reply,
  type Visit,
} from './testing.ts';

const mock = startTestMock();
const REDEEM = '/api/v2/redeem';
const TOKEN = '/api/v2/voucher/token';
const CAPTCHA = { captcha: 'any' };
const EMAIL = 'mia.sommer@example.com';
const enter = (visitor: Visit, code: string) =>
  visitor.post(TOKEN, { code, voucherCategory: 1, ...CAPTCHA });
const balanceOf = ({ body }: Reply) =>
  asNode(readToken(body['token'])?.['voucher'])['balanceInCent'];
const all = (redeemValue: number) => ({
  items: [{ valueInCent: redeemValue, quantity: 1 }],
  redeemValue,
});

/** Pays an amount in cents with the payment button. @returns how the payment ended */
async function pay(visitor: Visit, token: string, amount: number): Promise<Reply> {
  const headers = { 'x-jwt-token': token };
  const start = { amount, currency: 'EUR', returnUrl: 'https://schenkwerk.de.example/back' };
  const { body } = await visitor.move('/api/v2/voucher/charge/init/paypal', start, headers);
  const { chargeId, orderId } = body;
  return visitor.move('/api/v2/voucher/charge/finalize/paypal', { chargeId, orderId }, headers);
}

const ADDRESS = {
  firstName: 'Mia',
  lastName: 'Sommer',
  street: 'Lindenweg',
  streetNumber: '4',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
};
const donation = (changes: object = {}) => ({
  shopId: undefined,
  delivery: 'donation',
  donationOrganisationId: 1,
  ...changes,
});

describe('required parts of a request', () => {
  // Which other parts an address needs depends on its country, which no schema can tell.
  const missing = ['firstName', 'lastName', 'street', 'country'].map((name) => `/customer/${name}`);

  test.each<[string, Record<string, unknown>, readonly string[]]>([
    ['post without an address', { delivery: 'post' }, missing],
    ['a receipt without an address', donation({ donationReceipt: true }), missing],
    ['shop and organisation', { donationOrganisationId: 1 }, ['/donationOrganisationId']],
    ['a donation at a shop', donation({ shopId: 1002 }), ['/shopId']],
    ['neither', { shopId: undefined }, ['/shopId']],
    [
      'no organisation',
      donation({ donationOrganisationId: undefined }),
      ['/donationOrganisationId'],
    ],
    [
      'an unknown organisation',
      donation({ donationOrganisationId: 99 }),
      ['/donationOrganisationId'],
    ],
    ['a donation that is too small', donation(all(300)), ['/redeemValue']],
    ['another sum', { redeemValue: 2500 }, ['/redeemValue']],
    ['a value that the shop does not sell', all(2500), ['/items/0/valueInCent']],
    ['a value between two steps', { shopId: 1004, ...all(1200) }, ['/items/0/valueInCent']],
    ['a value above the range', { shopId: 1004, ...all(15500) }, ['/items/0/valueInCent']],
    ['another currency', { currency: 'CHF' }, ['/currency']],
    ['no currency', { currency: undefined }, ['/currency']],
    ['no delivery', { delivery: undefined }, ['/delivery']],
    [
      'vouchers that were not confirmed',
      { orderPrepaidVouchers: true },
      ['/orderPrepaidVouchersConfirmed'],
    ],
  ])('%s is refused, and only for that', async (_name, changes, pointers) => {
    const { status, body } = await redeem(visit(mock), 'DEMO-50', changes);
    expect([status, body['code']]).toEqual([422, 'VALIDATION_FAILED']);
    const found = (body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer);
    expect(found.toSorted()).toEqual(pointers.toSorted());
  });

  test.each<[string, Record<string, unknown>]>([
    ['post', { delivery: 'post', customer: { ...ADDRESS, email: EMAIL } }],
    ['a donation', donation()],
    ['a receipt', donation({ donationReceipt: true, customer: { ...ADDRESS, email: EMAIL } })],
  ])('%s with all that is needed is redeemed', async (_name, changes) => {
    const { status, body } = await redeem(visit(mock), 'DEMO-50', changes);
    expect([status, body['status']]).toEqual([201, 'completed']);
  });
});

describe('a balance', () => {
  test('falls for everybody who enters the code', async () => {
    const code = own('DEMO-50');
    await redeem(visit(mock), code);
    expect(balanceOf(await enter(visit(mock), code))).toBe(3000);
    await redeem(visit(mock), code, {
      items: [{ valueInCent: 1000, quantity: 3 }],
      redeemValue: 3000,
    });
    expect((await enter(visit(mock), code)).body['code']).toBe('VOUCHER_ALREADY_REDEEMED');
  });

  test('of a code as it is listed is full again when it is entered', async () => {
    const visitor = visit(mock);
    await redeem(visitor, 'DEMO-50', all(5000));
    expect(balanceOf(await enter(visitor, 'DEMO-50'))).toBe(5000);
  });

  test('is forgotten with all vouchers', async () => {
    const code = own('DEMO-50');
    await redeem(visit(mock), code);
    await fetch(`${mock.url}/__mock/vouchers`, { method: 'DELETE' });
    expect(balanceOf(await enter(visit(mock), code))).toBe(5000);
  });
});

test('a value in steps is sold up to its largest', async () => {
  const largest = { shopId: 1004, ...all(15000) };
  const { status, body } = await redeem(visit(mock), own('DEMO-50'), largest);
  expect([status, body['status']]).toEqual([201, 'payment_required']);
});

test.each([
  ['DEMO-PAY', 'payment_required'],
  ['DEMO-CREDIT', 'CREDIT_INSUFFICIENT'],
])('%s asks until the difference is paid, then redeems', async (name, asked) => {
  const visitor = visit(mock);
  const code = own(name);
  const token = await visitor.token(code);
  const headers = { 'x-jwt-token': token };
  const first = await visitor.move(REDEEM, redeemRequest(), headers);
  expect(first.body['code'] ?? first.body['status']).toBe(asked);
  const second = await visitor.move(REDEEM, redeemRequest(), headers);
  // By now the token says more than there is.
  expect(second.body['code']).toBe('CREDIT_INSUFFICIENT');
  for (const { body } of [first, second]) {
    expect(body).toMatchObject({ differenceInCent: 1500, balanceInCent: 500, currency: 'EUR' });
  }
  const paid = await pay(visitor, token, 1500);
  expect(paid.body).toMatchObject({ status: 'received', balanceInCent: 2000 });
  const { body } = await visitor.move(REDEEM, redeemRequest(), {
    'x-jwt-token': String(paid.body['token']),
  });
  expect(body).toMatchObject({ status: 'completed', remainingInCent: 0 });
});

describe('a shop', () => {
  test('names the currency of the site', async () => {
    const { body } = await visit(mock, 'alpengruss-ch.localhost').get('/api/v2/shop/1004');
    expect(body['valueRange']).toMatchObject({ currency: 'CHF' });
  });
});

test('a look-up closes nothing, a closed key redeems nothing', async () => {
  const visitor = visit(mock);
  const token = { 'x-jwt-token': await visitor.token(own('DEMO-50')) };
  const close = (key: string) => visitor.post(`${REDEEM}/${key}/close`, undefined, token);
  const redeemWith = (key: string) =>
    visitor.move(REDEEM, redeemRequest(), { ...token, 'idempotency-key': key });
  const [first, second] = [randomUUID(), randomUUID()];
  expect((await visitor.get(`${REDEEM}/${first}`, token)).status).toBe(404);
  expect((await redeemWith(first)).status).toBe(201);
  expect(await close(first)).toMatchObject({ status: 200, body: { status: 'sent' } });
  expect((await close(second)).status).toBe(204);
  expect((await redeemWith(second)).body['code']).toBe('IDEMPOTENCY_KEY_REUSED');
});

const STATUS = '/api/v2/order/status';

describe('the status of an order', () => {
  const ask = (orderNumber: unknown, email = EMAIL) =>
    visit(mock).post(STATUS, { orderNumber, email, ...CAPTCHA });

  test('follows the redemption, for who knows number and address', async () => {
    const { body } = await redeem(visit(mock), own('DEMO-FRAUD'));
    const { orderNumber, transactionNumber } = body;
    const { body: status } = await ask(orderNumber, 'Mia.Sommer@example.com');
    expect(status).toMatchObject({
      orderNumber,
      transactionNumber,
      status: 'in_review',
      deliveryEmailMasked: 'm•••@example.com',
    });
    expect((await ask(orderNumber, 'other@example.com')).body['code']).toBe('ORDER_NOT_FOUND');
  });

  test('of a delayed code becomes ready, here and behind the link', async () => {
    const { body } = await redeem(visit(mock), own('DEMO-DELAYED'));
    const states: unknown[] = [];
    for (let poll = 0; poll < 4; poll += 1)
      states.push((await ask(body['orderNumber'])).body['status']);
    expect(states).toEqual(['delayed', 'delayed', 'delayed', 'ready']);
    const { redeemLinkToken } = body;
    const sheet = await visit(mock).post('/api/v2/merchant-code/reveal', { redeemLinkToken });
    expect(sheet.body).toMatchObject({ status: 'ready', shop: { name: 'Nordlicht' } });
  });

  test('a redemption that is checked has an identity check of its own', async () => {
    const { fraudIdent: ident } = (await redeem(visit(mock), own('DEMO-FRAUD'))).body;
    const lookup = await visit(mock).post('/api/v2/fraud-prevention/lookup', { ident });
    expect(lookup.body['state']).toBe('data_required');
  });
});

// `npm run pacts verify` plays the checks of what is known about a voucher. Here: a provider's late notice,
// which no backend's contract has, and the end of a payment.

const CHARGE = '/api/v2/voucher/charge';

test('a notice books a payment that was left, once, and none that was called off', async () => {
  const code = own('DEMO-50');
  const visitor = visit(mock);
  const token = { 'x-jwt-token': await visitor.token(code) };
  const start = { amount: 2500, currency: 'EUR', returnUrl: 'https://schenkwerk.de.example/back' };
  const begin = async (provider: string) =>
    (await visitor.move(`${CHARGE}/init/${provider}`, start, token)).body['chargeId'];
  const cancel = (id: unknown) => visitor.post(`${CHARGE}/${String(id)}/cancel`, undefined, token);
  const notify = (id: unknown) => visitor.post('/__mock/notices', { voucher: code, chargeId: id });
  const called = await begin('paypal');
  await cancel(called);
  expect((await notify(called)).body).toMatchObject({ status: 'cancelled' });
  const left = await begin('amazonpay');
  await notify(left);
  await notify(left);
  expect((await cancel(left)).body).toMatchObject({ status: 'received' });
  const known = await visitor.get('/api/v2/voucher/activity', token);
  expect(known.body).toMatchObject({
    balanceInCent: 7500,
    charges: [{ status: 'received' }, { status: 'cancelled' }],
  });
  const ended = await visitor.post(
    `${CHARGE}/finalize/paypal`,
    { chargeId: called, orderId: 'any' },
    { ...token, 'if-match': '"another"' },
  );
  expect(ended.body['code']).toBe('CHANGED');
});
