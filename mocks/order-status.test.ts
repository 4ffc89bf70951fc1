import { describe, expect, test } from 'vitest';
import { own, redeem, startTestMock, visit } from './testing.ts';

const mock = startTestMock();
const STATUS = '/api/v2/order/status';
const CAPTCHA = { captcha: 'any' };
const EMAIL = 'mia.sommer@example.com';

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
    expect(sheet.body).toMatchObject({ status: 'ready', shop: { name: 'Buchwinkel' } });
  });

  test('a redemption that is checked has an identity check of its own', async () => {
    const { fraudIdent: ident } = (await redeem(visit(mock), own('DEMO-FRAUD'))).body;
    const lookup = await visit(mock).post('/api/v2/fraud-prevention/lookup', { ident });
    expect(lookup.body['state']).toBe('data_required');
  });
});
