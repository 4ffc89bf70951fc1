import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { asNode } from './contract.ts';
import { own, redeemRequest, startTestMock, visit, type Reply } from './testing.ts';

const mock = startTestMock();
const CHARGE = '/api/v2/voucher/charge';
const REDEEM = '/api/v2/redeem';

/** A device that holds a voucher and knows what is under way on it. */
async function device(code: string) {
  const visitor = visit(mock);
  const token = { 'x-jwt-token': await visitor.token(code) };
  const look = () => visitor.get('/api/v2/voucher/activity', token);
  const shown = async () => ({ 'if-match': String((await look()).headers.get('etag')) });
  const begin = (provider: string, more: Record<string, string> = {}) =>
    visitor.post(
      `${CHARGE}/init/${provider}`,
      {
        amount: 2500,
        currency: 'EUR',
        returnUrl: 'https://schenkwerk.de.example/back',
        ...(provider === 'unzer' && { paymentTypeId: 's-crd-1' }),
      },
      { ...token, ...more },
    );
  const end = ({ body }: Reply, more: Record<string, string> = {}) =>
    visitor.post(
      `${CHARGE}/finalize/paypal`,
      { chargeId: body['chargeId'], orderId: body['orderId'] },
      { ...token, ...more },
    );
  const cancel = ({ body }: Reply) =>
    visitor.post(`${CHARGE}/${String(body['chargeId'])}/cancel`, undefined, token);
  const notify = ({ body }: Reply) =>
    visitor.post('/__mock/notices', { voucher: code, chargeId: body['chargeId'] });
  const redeem = (more: Record<string, string> = {}) =>
    visitor.post(REDEEM, redeemRequest(), { ...token, ...more });
  return { visitor, token, look, shown, begin, end, cancel, notify, redeem };
}

const chargesOf = ({ body }: Reply) =>
  (body['charges'] as unknown[]).map((each) => asNode(each)['status']);

describe('what is known', () => {
  test('is the same on every device, newest first, with a version that changes with it', async () => {
    const code = own('DEMO-50');
    const [one, other] = [await device(code), await device(code)];
    const before = await other.look();
    expect(before.body).toEqual({
      balanceInCent: 5000,
      currency: 'EUR',
      charges: [],
      redemptions: [],
    });
    const [payKey, redeemKey, orderKey] = [randomUUID(), randomUUID(), randomUUID()];
    const start = {
      amount: 2500,
      currency: 'EUR',
      returnUrl: 'https://schenkwerk.de.example/',
      orderKey,
    };
    const headers = { ...one.token, 'idempotency-key': payKey };
    const begun = await one.visitor.post(`${CHARGE}/init/amazonpay`, start, headers);
    await one.redeem({ 'idempotency-key': redeemKey });
    const after = await other.look();
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect((await one.look()).headers.get('etag')).toBe(after.headers.get('etag'));
    const { chargeId } = begun.body;
    expect(after.body).toMatchObject({
      balanceInCent: 3000,
      charges: [{ chargeId, key: payKey, orderKey, provider: 'amazonpay', status: 'open' }],
      redemptions: [{ key: redeemKey, status: 'sent' }],
    });
  });

  test('has no secret of a redemption', async () => {
    const code = own('DEMO-PDF');
    const { look, redeem } = await device(code);
    const { body } = await redeem();
    const { text } = await look();
    expect(text).not.toContain(code);
    for (const secret of ['redeemLinkToken', 'orderNumber', 'redeemId']) {
      if (body[secret] !== undefined) expect(text).not.toContain(String(body[secret]));
    }
  });

  test('is for a serial number the payments of its card', async () => {
    const visitor = visit(mock);
    const lookup = { serialNumber: '123456789', voucherCategory: 1, captcha: 'any' };
    const card = await visitor.post('/api/v2/voucher/prepaid/lookup', lookup);
    const token = { 'x-jwt-token': String(card.body['token']) };
    const { status, body } = await visitor.get('/api/v2/voucher/activity', token);
    expect([status, body['balanceInCent'], body['redemptions']]).toEqual([200, 3000, []]);
  });
});

describe('one payment at a time', () => {
  test('a second one is refused while the first is open, and begins after it is called off', async () => {
    const code = own('DEMO-50');
    const [one, other] = [await device(code), await device(code)];
    const first = await one.begin('paypal', await one.shown());
    const refused = await other.begin('amazonpay', await other.shown());
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'CHARGE_OPEN',
      chargeId: first.body['chargeId'],
    });
    expect((await other.cancel(first)).body).toMatchObject({ status: 'cancelled' });
    expect((await other.begin('amazonpay', await other.shown())).status).toBe(200);
  });

  test('one that is called off is never taken', async () => {
    const { begin, cancel, end, look, notify, visitor, token } = await device(own('DEMO-50'));
    const charge = await begin('paypal');
    await cancel(charge);
    expect((await notify(charge)).body).toMatchObject({ status: 'cancelled' });
    expect((await end(charge)).body).toMatchObject({ status: 'failed', balanceInCent: 5000 });
    const known = await visitor.get(`${CHARGE}/${String(charge.body['chargeId'])}`, token);
    expect(known.body).toMatchObject({ status: 'failed' });
    expect((await look()).body).toMatchObject({
      balanceInCent: 5000,
      charges: [{ status: 'cancelled' }],
    });
  });

  test('one that was left is booked when its notice comes, once', async () => {
    const { begin, cancel, look, notify } = await device(own('DEMO-50'));
    const charge = await begin('amazonpay');
    await notify(charge);
    await notify(charge);
    expect((await cancel(charge)).body).toMatchObject({ status: 'received' });
    expect((await look()).body).toMatchObject({ balanceInCent: 7500 });
  });

  test('a card that its bank may have charged cannot be called off', async () => {
    const { begin, cancel, look, visitor } = await device(own('DEMO-50'));
    const charge = await begin('unzer');
    expect(chargesOf(await look())).toEqual(['open']);
    await visitor.post('/mock-providers/confirm', {});
    expect((await cancel(charge)).body).toMatchObject({ status: 'processing' });
    expect((await look()).body).toMatchObject({ balanceInCent: 7500 });
  });

  test('two at once begin one', async () => {
    const { begin, shown, look } = await device(own('DEMO-50'));
    const version = await shown();
    const both = await Promise.all([begin('paypal', version), begin('amazonpay', version)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(chargesOf(await look())).toEqual(['open']);
  });
});

describe('what was seen counts', () => {
  test('another version does nothing, the same request is answered as before', async () => {
    const code = own('DEMO-50');
    const [one, other] = [await device(code), await device(code)];
    const seen = await one.shown();
    const key = { 'idempotency-key': randomUUID() };
    const first = await one.redeem({ ...seen, ...key });
    expect(first.status).toBe(201);
    expect((await one.redeem({ ...seen, ...key })).body).toEqual(first.body);
    expect((await other.redeem(seen)).body['code']).toBe('CHANGED');
    expect((await other.begin('paypal', seen)).body['code']).toBe('CHANGED');
    const charge = await other.begin('paypal', await other.shown());
    expect((await other.end(charge, seen)).body['code']).toBe('CHANGED');
    expect((await other.look()).body).toMatchObject({ balanceInCent: 3000 });
    const weak = { 'if-match': `W/${(await other.shown())['if-match']}` };
    expect((await other.end(charge, weak)).body).toMatchObject({ status: 'received' });
  });

  test('an answer that was lost is in it', async () => {
    const { look, redeem, visitor } = await device(own('DEMO-50'));
    await visitor.post('/__mock/faults', {
      operationId: 'redeemVoucher',
      fault: 'drop',
      after: true,
    });
    const key = randomUUID();
    await expect(redeem({ 'idempotency-key': key })).rejects.toThrow('fetch failed');
    expect((await look()).body).toMatchObject({ redemptions: [{ key }] });
  });
});
