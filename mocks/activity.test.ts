import { expect, test } from 'vitest';
import { own, startTestMock, visit } from './testing.ts';

// `npm run pacts verify` plays the checks of what is known about a voucher. Here: a provider's late notice,
// which no backend's contract has, and the end of a payment.

const mock = startTestMock();
const CHARGE = '/api/v2/voucher/charge';

test('a notice books a payment that was left, once, and none that was called off', async () => {
  const code = own('DEMO-50');
  const visitor = visit(mock);
  const token = { 'x-jwt-token': await visitor.token(code) };
  const start = { amount: 2500, currency: 'EUR', returnUrl: 'https://schenkwerk.de.example/back' };
  const begin = async (provider: string) =>
    (await visitor.post(`${CHARGE}/init/${provider}`, start, token)).body['chargeId'];
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
