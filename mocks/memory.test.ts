import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { asNode } from './contract.ts';
import { redeemRequest, startTestMock, visit, type Visit } from './testing.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
let passedInSeconds = 0;
const mock = startTestMock({ now: () => start + passedInSeconds * 1000 });
const CAPTCHA = { captcha: 'any' };
const MAIL = 'mia.sommer@example.com';
const PERSON = {
  ident: 'demo-fraud-data',
  firstName: 'Mia',
  lastName: 'Sommer',
  birthDate: '1990-04-17',
  street: 'Lindenweg',
  streetNumber: '15',
  postalCode: '10178',
  city: 'Berlin',
  country: 'DE',
  email: MAIL,
  acceptsRegisteredAddress: 'true',
  acceptsConditions: 'true',
  acceptsDataForwarding: 'true',
  acceptsGiftReceived: 'true',
  acceptsPersonalUse: 'true',
  acceptsOwnAccount: 'true',
  acceptsTruthfulData: 'true',
};

describe('wrong PINs', () => {
  const ident = 'demo-pdf';
  const path = '/api/v2/voucher-pdf/download';
  const enter = (visitor: Visit, pin: string) => visitor.post(path, { ident, pin, format: 'pdf' });

  test('are counted, lock the link and are forgotten after a minute', async () => {
    const visitor = visit(mock);
    expect((await enter(visitor, '0000')).body).toMatchObject({ attemptsLeft: 2 });
    expect((await enter(visitor, '0000')).body).toMatchObject({ attemptsLeft: 1 });
    const locked = await enter(visitor, '0000');
    expect(locked.body).toMatchObject({ code: 'PIN_LOCKED', attemptsLeft: 0 });
    expect(locked.headers.get('retry-after')).toBe('60');
    expect((await enter(visitor, '1234')).status).toBe(429);
    passedInSeconds += 61;
    expect((await enter(visitor, '0000')).body).toMatchObject({ attemptsLeft: 2 });
    expect((await enter(visitor, '1234')).status).toBe(200);
  });
});

test('an identity check goes on from form to PIN to review', async () => {
  const ident = 'demo-fraud-data';
  const headers = { 'x-mock-session': 'identity', 'x-forwarded-host': 'schenkwerk-de.localhost' };
  const json = { ...headers, 'content-type': 'application/json' };
  const post = (path: string, body: FormData | string, more: Record<string, string>) =>
    fetch(`${mock.url}/api/v2/fraud-prevention/${path}`, {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID(), ...more },
      body,
    });
  const state = async () => {
    const answer = await post('lookup', JSON.stringify({ ident }), json);
    return asNode(await answer.json())['state'];
  };
  const states = [await state()];
  const form = new FormData();
  for (const [name, value] of Object.entries(PERSON)) form.append(name, value);
  form.append('documents', new Blob(['%PDF-x']), 'front.png');
  form.append('documents', new Blob(['%PDF-y']), 'back.png');
  expect((await post('submit', form, headers)).status).toBe(200);
  states.push(await state());
  const pin = { ident, transactionNumber: 'TX-20261121-5590', pin: '123456' };
  expect((await post('pin', JSON.stringify(pin), json)).status).toBe(200);
  states.push(await state());
  expect(states).toEqual(['data_required', 'pin_sent', 'in_review']);
});

test('an activated voucher is active at the next look', async () => {
  const visitor = visit(mock);
  const link = { orderSource: 'shop', orderReference: 'A-1', orderHash: 'demo-several' };
  const states = async () => {
    const { body } = await visitor.post('/api/v2/voucher/activation/lookup', link);
    return (body['vouchers'] as { state: string }[]).map(({ state }) => state);
  };
  const activate = async (wish: object) => {
    const request = { ...link, ...wish, confirmed: true };
    return (await visitor.post('/api/v2/voucher/activation', request)).body;
  };
  expect(await activate({ voucherIds: ['v2'] })).toEqual({ activated: ['v2'], failed: [] });
  expect(await states()).toEqual(['inactive', 'active', 'inactive', 'inactive']);
  expect(await activate({ all: true })).toEqual({
    activated: ['v1', 'v2', 'v3'],
    failed: [{ id: 'v4', code: 'VOUCHER_CANCELLED' }],
  });
  expect(await states()).toEqual(['active', 'active', 'active', 'inactive']);
});

test('a code is reviewed once, however often it is requested', async () => {
  const visitor = visit(mock);
  const session = { 'x-mock-session': 'review' };
  const ask = async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ code: 'OLD-FORMAT', email: MAIL, ...CAPTCHA })) {
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

describe('offers', () => {
  const PROMOTION = '/api/v2/promotion/prepaid-package';
  const ACCOUNT = '/api/v2/shopping-account';

  test.each([
    ['DEMO-50', 200],
    ['DEMO-PREPAID', 204],
    ['DEMO-NO-OFFER', 204],
  ])('top-up vouchers for %s: %i', async (code, status) => {
    const visitor = visit(mock);
    const headers = { 'x-jwt-token': await visitor.token(code) };
    expect((await visitor.get(PROMOTION, headers)).status).toBe(status);
  });

  test.each([
    ['DEMO-50', MAIL, 202],
    ['DEMO-50', 'mia@example.ru', 422],
    ['DEMO-NO-ACCOUNT', MAIL, 409],
  ])('a shopping account for %s and %s: %i', async (code, email, status) => {
    const visitor = visit(mock);
    const headers = { 'x-jwt-token': await visitor.token(code) };
    const answer = await visitor.post(ACCOUNT, { email, termsAccepted: true }, headers);
    expect(answer.status).toBe(status);
  });
});
