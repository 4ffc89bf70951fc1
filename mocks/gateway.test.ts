import { createChallenge, solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import { redeemRequest, startTestMock, visit } from './testing.ts';

const REDEEM = '/api/v2/redeem';
const REVEAL = '/api/v2/merchant-code/reveal';
const LINK = { redeemLinkToken: 'nFy3Wq8ZkT5vLr2XbS9dHc6M' };
const mock = startTestMock();

describe('a repeated Idempotency-Key', () => {
  const key = { 'idempotency-key': '3f0c7a0e-8f5b-4b5e-9c1e-0d6a2f7b9c11' };

  test('belongs to its voucher', async () => {
    const visitor = visit(mock);
    const redeem = async (code: string) => {
      const headers = { ...key, 'x-jwt-token': await visitor.token(code) };
      return (await visitor.move(REDEEM, redeemRequest(), headers)).body['remainingInCent'];
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
    const first = visitor.move(REDEEM, redeemRequest(), headers);
    const second = () => visitor.move(REDEEM, redeemRequest(), headers);
    await expect.poll(async () => (await second()).body['code']).toBe('REQUEST_IN_PROGRESS');
    expect((await second()).headers.get('retry-after')).toBe('2');
    expect((await first).status).toBe(201);
    expect((await second()).text).toBe((await first).text);
  });
});

test('a refresh is not offered for the vouchers that show the end of a session', async () => {
  const visitor = visit(mock);
  const headers = { 'x-jwt-token': await visitor.token('DEMO-20S') };
  const { status } = await visitor.post('/api/v2/voucher/token/refresh', undefined, headers);
  expect(status).toBe(404);
});

test('the PDF is a file with the shop and the value of the redemption', async () => {
  const visitor = visit(mock);
  await visitor.move(REDEEM, redeemRequest(), { 'x-jwt-token': await visitor.token('DEMO-50') });
  const { headers, text } = await visitor.post('/api/v2/merchant-code/pdf', LINK);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(text).toMatch(/^%PDF-1\.7\n/);
  expect(text).toContain('(Nordlicht) Tj');
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

test('the sheet of a code is in the language of the visitor', async () => {
  const shown = async (language: string) => {
    const headers = { 'accept-language': language };
    const { body } = await visit(mock).post(REVEAL, LINK, headers);
    return [body['redeemInstructions'], body['warnings']].join('');
  };
  expect(await shown('de-DE')).toContain('Wähle im Laden');
  expect(await shown('fr-FR')).toMatch(/Choisissez .*argent/);
});

test('the server’s words about a field are in the language of the visitor, or left out', async () => {
  const said = async (language: string) => {
    const visitor = visit(mock);
    const token = await visitor.token('DEMO-ADDRESS');
    const headers = { 'x-jwt-token': token, 'accept-language': language };
    return (await visitor.move(REDEEM, redeemRequest(), headers)).text;
  };
  expect(await said('de-DE')).toContain('Die Postleitzahl fehlt.');
  expect(await said('en-GB')).toMatch(/postalCode(?!.*detail)/s);
});

test.each([
  ['another path', 'GET', '/api/v3/anything'],
  ['another letter case', 'GET', '/api/v2/Parameter'],
  ['a slash at the end', 'GET', '/api/v2/parameter/'],
  ['a slash at the end of a POST', 'POST', '/api/v2/redeem/'],
  ['another method', 'PUT', '/api/v2/redeem'],
])('%s is no part of the contract: %s %s', async (_, method, path) => {
  const response = await fetch(`${mock.url}${path}`, { method });
  const body: unknown = await response.json();
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(body).toMatchObject({ status: 404, code: 'NOT_FOUND', type: 'urn:problem:not-found' });
});

test.each([
  ['/api/v2/shop/wall/1', 'gzip, br', 'gzip'],
  ['/api/v2/shop/wall/1', 'identity', null],
  ['/api/v2/parameter', 'gzip, br', null],
])('%s for a caller that takes %s is compressed: %s', async (path, accepted, encoding) => {
  const { status, headers } = await visit(mock).get(path, { 'accept-encoding': accepted });
  expect([status, headers.get('content-encoding')]).toEqual([200, encoding]);
});

const TOKEN = '/api/v2/voucher/token';

describe('the captcha', () => {
  const ask = async (captcha: string | undefined, host?: string) => {
    const request = { code: 'DEMO-50', voucherCategory: 1, ...(captcha && { captcha }) };
    return (await visit(mock, host).post(TOKEN, request)).status;
  };

  test.each([
    ['missing where the site asks for one', undefined, 422],
    ['the word invalid', 'invalid', 422],
    ['any other text', 'any', 200],
  ])('%s', async (_name, captcha, status) => {
    expect(await ask(captcha)).toBe(status);
  });

  test('the solution of the challenge passes, that of another challenge does not', async () => {
    const offered = (await visit(mock).get('/api/v2/captcha/challenge')).body;
    const foreign = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 5,
      deriveKey,
      hmacSignatureSecret: 'another',
    });
    for (const [challenge, status] of [
      [offered as unknown as Challenge, 200],
      [foreign, 422],
    ] as const) {
      const solution = await solveChallenge({ challenge, deriveKey });
      const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
      expect(await ask(payload)).toBe(status);
    }
  });
});

test('a country without a site has no configuration', async () => {
  const { status, body } = await visit(mock, 'nowhere.example').get('/api/redeem-site-config/xx');
  expect([status, body['code']]).toEqual([404, 'NOT_FOUND']);
});
