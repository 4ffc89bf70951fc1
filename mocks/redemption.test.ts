import { describe, expect, test } from 'vitest';
import { readToken } from './token.ts';
import { own, redeem, startTestMock, visit } from './testing.ts';

const mock = startTestMock();
const CAPTCHA = { captcha: 'any' };
const EMAIL = 'mia.sommer@example.com';
const all = (redeemValue: number) => ({
  items: [{ valueInCent: redeemValue, quantity: 1 }],
  redeemValue,
});

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

test('the balance of a code as it is listed is full again when it is entered', async () => {
  const visitor = visit(mock);
  await redeem(visitor, 'DEMO-50', all(5000));
  const request = { code: 'DEMO-50', voucherCategory: 1, ...CAPTCHA };
  const { body } = await visitor.post('/api/v2/voucher/token', request);
  expect(readToken(body['token'])?.['voucher']).toMatchObject({ balanceInCent: 5000 });
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

  test.each([
    ['branches only', 1003, false],
    ['a place on the web', 1005, true],
  ])('the code of a shop with %s', async (_, shopId, hasUrl) => {
    const items = [{ valueInCent: 5000, quantity: 1 }];
    const change = { shopId, items, redeemValue: 5000 };
    const { body } = await redeem(visit(mock), own('DEMO-50'), change);
    const { redeemLinkToken } = body;
    const sheet = await visit(mock).post('/api/v2/merchant-code/reveal', { redeemLinkToken });
    const [code] = sheet.body['codes'] as Record<string, unknown>[];
    expect(code?.['url'] !== undefined).toBe(hasUrl);
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
