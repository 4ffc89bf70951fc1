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
const balanceOf = (token: unknown) => asNode(asNode(readToken(token)).voucher).balanceInCent;

describe('what the visitor redeems comes back', () => {
  test('on the thank-you page, on the code page and on the voucher', async () => {
    const visitor = visit(mock);
    const headers = { 'x-jwt-token': await visitor.token('DEMO-50') };
    const redeemed = await visitor.post(REDEEM, redeemRequest({ delivery: 'screen' }), headers);
    expect(redeemed.body).toMatchObject({
      status: 'completed',
      delivery: 'screen',
      redeemedInCent: 2000,
      remainingInCent: 3000,
      currency: 'EUR',
      shopId: 1002,
    });
    const { body } = await visitor.post(REVEAL, LINK);
    expect(body.shop).toMatchObject({ id: 1002, name: 'Buchwinkel' });
    expect(body.codes).toMatchObject([{ valueInCent: 2000, currency: 'EUR' }]);
    expect(balanceOf(await visitor.token('DEMO-50'))).toBe(3000);
    // The token of before the redemption cannot spend the money twice.
    const again = redeemRequest({ items: [{ valueInCent: 5000, quantity: 1 }], redeemValue: 5000 });
    expect((await visitor.post(REDEEM, again, headers)).body.code).toBe('CREDIT_INSUFFICIENT');
  });

  test('until nothing is left', async () => {
    const visitor = visit(mock);
    const headers = { 'x-jwt-token': await visitor.token('DEMO-25') };
    const all = redeemRequest({ items: [{ valueInCent: 2500, quantity: 1 }], redeemValue: 2500 });
    expect((await visitor.post(REDEEM, all, headers)).body.remainingInCent).toBe(0);
    const entered = await visitor.post(TOKEN, tokenRequest('DEMO-25'));
    expect(entered.body.code).toBe('VOUCHER_ALREADY_REDEEMED');
  });

  test('as two codes when two values were chosen', async () => {
    const visitor = visit(mock);
    const headers = { 'x-jwt-token': await visitor.token('DEMO-100') };
    const items = [{ valueInCent: 1500, quantity: 2 }];
    await visitor.post(REDEEM, redeemRequest({ items, redeemValue: 3000 }), headers);
    const { body } = await visitor.post(REVEAL, LINK);
    expect(body.codes).toMatchObject([{ valueInCent: 1500 }, { valueInCent: 1500 }]);
  });

  test('and nobody else sees it', async () => {
    const visitor = visit(mock);
    await visitor.post(REDEEM, redeemRequest(), { 'x-jwt-token': await visitor.token('DEMO-50') });
    const { body } = await visit(mock).post(REVEAL, LINK);
    expect(body.shop).toMatchObject({ name: 'Nordlicht' });
    expect(balanceOf(await visit(mock).token('DEMO-50'))).toBe(5000);
  });
});

describe('a repeated Idempotency-Key', () => {
  const key = { 'idempotency-key': '3f0c7a0e-8f5b-4b5e-9c1e-0d6a2f7b9c11' };

  test('gets the first answer and redeems once', async () => {
    const visitor = visit(mock);
    const headers = { ...key, 'x-jwt-token': await visitor.token('DEMO-50') };
    const first = await visitor.post(REDEEM, redeemRequest(), headers);
    const second = await visitor.post(REDEEM, redeemRequest(), headers);
    expect(second.text).toBe(first.text);
    expect(balanceOf(await visitor.token('DEMO-50'))).toBe(3000);
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

  test('with another body is a bug of the client', async () => {
    const visitor = visit(mock);
    const headers = { ...key, 'x-jwt-token': await visitor.token('DEMO-50') };
    await visitor.post(REDEEM, redeemRequest(), headers);
    const other = await visitor.post(REDEEM, redeemRequest({ shopId: 1003 }), headers);
    expect(other).toMatchObject({ status: 400, body: { title: 'Contract violation' } });
  });

  test('after a refusal is a new try', async () => {
    const visitor = visit(mock);
    const headers = { ...key, 'x-jwt-token': await visitor.token('DEMO-50') };
    const refused = redeemRequest({ customer: { email: 'mia@example.ru' } });
    expect((await visitor.post(REDEEM, refused, headers)).body.code).toBe('EMAIL_DOMAIN_REFUSED');
    expect((await visitor.post(REDEEM, redeemRequest(), headers)).status).toBe(201);
  });
});

test.each([
  ['a missing field', TOKEN, { code: 'DEMO-50', captcha: 'any' }],
  ['a wrong type', TOKEN, { ...tokenRequest('DEMO-50'), voucherCategory: 'one' }],
  ['a broken pattern', REVEAL, { redeemLinkToken: 'no spaces!' }],
])('%s is a contract violation, not a refusal by the domain', async (_name, path, request) => {
  const { status, body } = await visit(mock).post(path, request);
  expect(status).toBe(400);
  expect(body.title).toBe('Contract violation');
  expect(body.violations).not.toHaveLength(0);
});

describe('tokens', () => {
  const shop = redeemRequest();

  test('a call without a token is answered as an expired session', async () => {
    const { status, body } = await visit(mock).post(REDEEM, shop);
    expect([status, body.code]).toEqual([401, 'SESSION_EXPIRED']);
  });

  test('a refresh gives the same voucher half an hour more', async () => {
    const visitor = visit(mock);
    const before = await visitor.token('DEMO-REFRESH');
    const refreshed = await visitor.post('/api/v2/voucher/token/refresh', undefined, {
      'x-jwt-token': before,
    });
    const [old, fresh] = [readToken(before), readToken(refreshed.body.token)];
    expect(fresh?.voucher).toEqual(old?.voucher);
    expect(Number(fresh?.exp) - Number(old?.exp)).toBeGreaterThan(1700);
  });

  test('a refresh is not offered for the vouchers that show the end of a session', async () => {
    const visitor = visit(mock);
    const headers = { 'x-jwt-token': await visitor.token('DEMO-20S') };
    const { status } = await visitor.post('/api/v2/voucher/token/refresh', undefined, headers);
    expect(status).toBe(404);
  });
});

test('something delayed becomes ready after four looks', async () => {
  const visitor = visit(mock);
  const looks: unknown[] = [];
  for (let look = 0; look < 4; look += 1) {
    looks.push((await visitor.post(REVEAL, { redeemLinkToken: 'demo-delayed' })).body.status);
  }
  expect(looks).toEqual(['delayed', 'delayed', 'delayed', 'ready']);
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
  expect(text).toContain('>Grünzeug</text>');
});

test('a path that is not in the contract is not answered', async () => {
  const { status, body } = await visit(mock).get('/api/v3/anything');
  expect([status, body.title]).toEqual([404, 'Not part of the contract']);
});
