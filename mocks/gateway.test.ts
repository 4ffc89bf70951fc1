import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { asNode } from './contract.ts';
import { readToken } from './token.ts';
import { redeemRequest, startTestMock, visit } from './testing.ts';

const TOKEN = '/api/v2/voucher/token';
const REDEEM = '/api/v2/redeem';
const REVEAL = '/api/v2/merchant-code/reveal';
const LINK = { redeemLinkToken: 'nFy3Wq8ZkT5vLr2XbS9dHc6M' };
const mock = startTestMock();
const tokenRequest = (code: string) => ({ code, voucherCategory: 1, captcha: 'any' });
const balanceOf = (token: unknown) => asNode(asNode(readToken(token))['voucher'])['balanceInCent'];

describe('the redeemed values come back', () => {
  test('on the thank-you page, on the code page and on the voucher', async () => {
    const visitor = visit(mock);
    const code = `DEMO-50-${randomUUID()}`;
    const headers = { 'x-jwt-token': await visitor.token(code) };
    const redeemed = await visitor.post(REDEEM, redeemRequest({ delivery: 'screen' }), headers);
    expect(redeemed.body).toMatchObject({
      status: 'completed',
      delivery: 'screen',
      redeemedInCent: 2000,
      remainingInCent: 3000,
      currency: 'EUR',
      shopId: 1002,
    });
    const { redeemLinkToken } = redeemed.body;
    const { body } = await visitor.post(REVEAL, { redeemLinkToken });
    expect(body['shop']).toMatchObject({ id: 1002, name: 'Buchwinkel' });
    expect(body['codes']).toMatchObject([{ valueInCent: 2000, currency: 'EUR' }]);
    expect(balanceOf(await visitor.token(code))).toBe(3000);
    expect(balanceOf(await visit(mock).token(code))).toBe(3000);
    // The token of before the redemption cannot spend the money twice.
    const again = redeemRequest({ items: [{ valueInCent: 5000, quantity: 1 }], redeemValue: 5000 });
    expect((await visitor.post(REDEEM, again, headers)).body['code']).toBe('CREDIT_INSUFFICIENT');
  });

  test('until nothing is left', async () => {
    const visitor = visit(mock);
    const code = `DEMO-25-${randomUUID()}`;
    const headers = { 'x-jwt-token': await visitor.token(code) };
    const all = redeemRequest({ items: [{ valueInCent: 2500, quantity: 1 }], redeemValue: 2500 });
    expect((await visitor.post(REDEEM, all, headers)).body['remainingInCent']).toBe(0);
    const entered = await visitor.post(TOKEN, tokenRequest(code));
    expect(entered.body['code']).toBe('VOUCHER_ALREADY_REDEEMED');
  });

  test('as two codes when two values were chosen', async () => {
    const visitor = visit(mock);
    const headers = { 'x-jwt-token': await visitor.token('DEMO-100') };
    const items = [{ valueInCent: 1500, quantity: 2 }];
    await visitor.post(REDEEM, redeemRequest({ items, redeemValue: 3000 }), headers);
    const { body } = await visitor.post(REVEAL, LINK);
    expect(body['codes']).toMatchObject([{ valueInCent: 1500 }, { valueInCent: 1500 }]);
  });

  test('and nobody else sees it', async () => {
    const visitor = visit(mock);
    await visitor.post(REDEEM, redeemRequest(), { 'x-jwt-token': await visitor.token('DEMO-50') });
    const { body } = await visit(mock).post(REVEAL, LINK);
    expect(body['shop']).toMatchObject({ name: 'Nordlicht' });
    expect(balanceOf(await visit(mock).token('DEMO-50'))).toBe(5000);
  });
});

describe('a repeated Idempotency-Key', () => {
  const key = { 'idempotency-key': '3f0c7a0e-8f5b-4b5e-9c1e-0d6a2f7b9c11' };

  test('gets the first answer and redeems once, also with a new token', async () => {
    const visitor = visit(mock);
    const code = `DEMO-50-${randomUUID()}`;
    const headers = { ...key, 'x-jwt-token': await visitor.token(code) };
    const first = await visitor.post(REDEEM, redeemRequest(), headers);
    const entered = { ...key, 'x-jwt-token': await visitor.token(code) };
    const second = await visitor.post(REDEEM, redeemRequest(), entered);
    expect(second.text).toBe(first.text);
    expect(balanceOf(await visitor.token(code))).toBe(3000);
    const journal = (await visitor.get('/__mock/requests')).body as unknown as object[];
    expect(journal.filter((entry) => 'replayed' in entry)).toMatchObject([
      { operationId: 'redeemVoucher', status: 201, replayed: true },
    ]);
  });

  test('redeems once when the first answer was lost on the way', async () => {
    const visitor = visit(mock);
    const headers = { ...key, 'x-jwt-token': await visitor.token('DEMO-50') };
    const lost = { operationId: 'redeemVoucher', fault: 'drop', after: true };
    expect((await visitor.post('/__mock/faults', lost)).status).toBe(201);
    await expect(visitor.post(REDEEM, redeemRequest(), headers)).rejects.toThrow();
    const second = await visitor.post(REDEEM, redeemRequest(), headers);
    expect(second.body).toMatchObject({ redeemedInCent: 2000, remainingInCent: 3000 });
  });

  test('belongs to its voucher', async () => {
    const visitor = visit(mock);
    const redeem = async (code: string) => {
      const headers = { ...key, 'x-jwt-token': await visitor.token(code) };
      return (await visitor.post(REDEEM, redeemRequest(), headers)).body['remainingInCent'];
    };
    expect([await redeem('DEMO-50'), await redeem('DEMO-100')]).toEqual([3000, 8000]);
  });

  test('of a request that still runs is asked to wait', async () => {
    const visitor = visit(mock);
    const headers = { ...key, 'x-jwt-token': await visitor.token('DEMO-50') };
    await visitor.post('/__mock/faults', {
      operationId: 'redeemVoucher',
      fault: 'latency',
      ms: 500,
    });
    const first = visitor.post(REDEEM, redeemRequest(), headers);
    const second = () => visitor.post(REDEEM, redeemRequest(), headers);
    await expect.poll(async () => (await second()).body['code']).toBe('REQUEST_IN_PROGRESS');
    expect((await second()).headers.get('retry-after')).toBe('2');
    expect((await first).status).toBe(201);
    expect((await second()).text).toBe((await first).text);
  });

  test('with another body is refused', async () => {
    const visitor = visit(mock);
    const headers = { ...key, 'x-jwt-token': await visitor.token('DEMO-50') };
    await visitor.post(REDEEM, redeemRequest(), headers);
    const other = await visitor.post(REDEEM, redeemRequest({ shopId: 1003 }), headers);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('after a refusal is a new try', async () => {
    const visitor = visit(mock);
    const headers = { ...key, 'x-jwt-token': await visitor.token('DEMO-50') };
    const refused = redeemRequest({ customer: { email: 'mia@example.ru' } });
    expect((await visitor.post(REDEEM, refused, headers)).body['code']).toBe(
      'EMAIL_DOMAIN_REFUSED',
    );
    expect((await visitor.post(REDEEM, redeemRequest(), headers)).status).toBe(201);
  });
});

test.each([
  ['a missing field', TOKEN, { code: 'DEMO-50', captcha: 'any' }, '/voucherCategory'],
  [
    'a wrong type',
    TOKEN,
    { ...tokenRequest('DEMO-50'), voucherCategory: 'one' },
    '/voucherCategory',
  ],
  ['a broken pattern', REVEAL, { redeemLinkToken: 'no spaces!' }, '/redeemLinkToken'],
])('%s is refused with a pointer', async (_name, path, request, pointer) => {
  const { status, body } = await visit(mock).post(path, request);
  expect([status, body['code']]).toEqual([422, 'VALIDATION_FAILED']);
  expect(body['errors']).toMatchObject([{ pointer }]);
  expect(body['violations']).toHaveLength(1);
});

test.each([
  ['no Idempotency-Key', { 'idempotency-key': undefined }],
  ['an Idempotency-Key that is no UUID', { 'idempotency-key': 'one' }],
])('%s cannot be read', async (_name, headers) => {
  const visitor = visit(mock);
  const token = { 'x-jwt-token': await visitor.token('DEMO-50') };
  const { status, body } = await visitor.post(REDEEM, redeemRequest(), { ...token, ...headers });
  expect([status, body['code']]).toEqual([400, 'MALFORMED_REQUEST']);
});

test('a body that is no JSON cannot be read', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(mock.url + TOKEN, { method: 'POST', headers, body: '{' });
  expect([answer.status, asNode(await answer.json())['code']]).toEqual([400, 'MALFORMED_REQUEST']);
});

describe('tokens', () => {
  const shop = redeemRequest();

  test('a call without a token is answered as an expired session', async () => {
    const { status, body } = await visit(mock).post(REDEEM, shop);
    expect([status, body['code']]).toEqual([401, 'SESSION_EXPIRED']);
  });

  test('a refresh gives the same voucher half an hour more', async () => {
    const visitor = visit(mock);
    const before = await visitor.token('DEMO-REFRESH');
    const refreshed = await visitor.post('/api/v2/voucher/token/refresh', undefined, {
      'x-jwt-token': before,
    });
    const [old, fresh] = [readToken(before), readToken(refreshed.body['token'])];
    expect(fresh?.['voucher']).toEqual(old?.['voucher']);
    expect(Number(fresh?.['exp']) - Number(old?.['exp'])).toBeGreaterThan(1700);
  });

  test('a refresh is not offered for the vouchers that show the end of a session', async () => {
    const visitor = visit(mock);
    const headers = { 'x-jwt-token': await visitor.token('DEMO-20S') };
    const { status } = await visitor.post('/api/v2/voucher/token/refresh', undefined, headers);
    expect(status).toBe(404);
  });
});

test('something delayed becomes ready after four requests', async () => {
  const visitor = visit(mock);
  const states: unknown[] = [];
  for (let look = 0; look < 4; look += 1) {
    states.push((await visitor.post(REVEAL, { redeemLinkToken: 'demo-delayed' })).body['status']);
  }
  expect(states).toEqual(['delayed', 'delayed', 'delayed', 'ready']);
});

test('the PDF is a file with the shop and the value of the redemption', async () => {
  const visitor = visit(mock);
  await visitor.post(REDEEM, redeemRequest(), { 'x-jwt-token': await visitor.token('DEMO-50') });
  const { headers, text } = await visitor.post('/api/v2/merchant-code/pdf', LINK);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(text).toMatch(/^%PDF-1\.7\n/);
  expect(text).toContain('(Buchwinkel) Tj');
  expect(text).toContain('(20.00 EUR) Tj');
  // The cross-reference table is where the file says it is.
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
});

test('a shop logo is drawn from the shop’s name', async () => {
  const { headers, text } = await visit(mock).get('/mock-assets/logos/gruenzeug.svg');
  expect(headers.get('content-type')).toContain('image/svg+xml');
  expect(text).toMatch(/>grünzeug<\/text>/i);
});

test('a path that is not in the contract is not answered', async () => {
  const { status, body } = await visit(mock).get('/api/v3/anything');
  expect([status, body['title']]).toEqual([404, 'Not part of the contract']);
});

test.each([
  ['/api/v2/shop/wall/1', 'gzip, br', 'gzip'],
  ['/api/v2/shop/wall/1', 'identity', null],
  ['/api/v2/parameter', 'gzip, br', null],
])('%s for a caller that takes %s is compressed: %s', async (path, accepted, encoding) => {
  const { status, headers } = await visit(mock).get(path, { 'accept-encoding': accepted });
  expect([status, headers.get('content-encoding')]).toEqual([200, encoding]);
});
