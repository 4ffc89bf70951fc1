import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asNode } from './contract.ts';
import { redeemRequest, startTestMock, visit } from './testing.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
let passedInSeconds = 0;
const mock = startTestMock({ now: () => start + passedInSeconds * 1000 });
const CAPTCHA = { captcha: 'any' };

test('wrong PINs are counted, lock the link and are forgotten after a minute', async () => {
  const visitor = visit(mock);
  const enter = (pin: string) =>
    visitor.post('/api/v2/voucher-pdf/download', { ident: 'demo-pdf', pin, format: 'pdf' });
  expect((await enter('0000')).body).toMatchObject({ attemptsLeft: 2 });
  expect((await enter('0000')).body).toMatchObject({ attemptsLeft: 1 });
  const locked = await enter('0000');
  expect(locked.body).toMatchObject({ code: 'PIN_LOCKED', attemptsLeft: 0 });
  expect(locked.headers.get('retry-after')).toBe('60');
  expect((await enter('1234')).status).toBe(429);
  passedInSeconds += 61;
  expect((await enter('0000')).body).toMatchObject({ attemptsLeft: 2 });
  expect((await enter('1234')).status).toBe(200);
});

test('a code is reviewed once, however often it is requested', async () => {
  const visitor = visit(mock);
  const session = { 'x-mock-session': 'review' };
  const ask = async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      code: 'OLD-FORMAT',
      email: 'mia.sommer@example.com',
      ...CAPTCHA,
    })) {
      body.append(name, value);
    }
    const path = `${mock.url}/api/v2/voucher/reactivation`;
    const headers = { ...session, 'idempotency-key': randomUUID() };
    return asNode(await (await fetch(path, { method: 'POST', headers, body })).json());
  };
  const { expectedBy } = await ask();
  passedInSeconds += 600;
  expect(await ask()).toMatchObject({ code: 'REACTIVATION_PENDING', availableFrom: expectedBy });
  const request = { code: 'OLD-FORMAT', voucherCategory: 1, ...CAPTCHA };
  const token = await visitor.post('/api/v2/voucher/token', request, session);
  expect(token.body).toMatchObject({ code: 'REACTIVATION_PENDING', availableFrom: expectedBy });
});

test('the e-mail of a redemption is sent again at most once a minute', async () => {
  const visitor = visit(mock);
  const resend = () =>
    visitor.post('/api/v2/redeem/resend', { code: 'DEMO-50', kind: 'link', ...CAPTCHA });
  expect((await resend()).body['code']).toBe('VOUCHER_NOT_REDEEMED');
  const headers = { 'x-jwt-token': await visitor.token('DEMO-50') };
  await visitor.move('/api/v2/redeem', redeemRequest(), headers);
  const { body } = await resend();
  expect(Date.parse(String(body['resendAllowedAt']))).toBe(start + passedInSeconds * 1000 + 60_000);
  passedInSeconds += 20;
  const hasty = await resend();
  expect([hasty.status, hasty.headers.get('retry-after')]).toEqual([429, '40']);
  passedInSeconds += 41;
  expect((await resend()).status).toBe(202);
});
