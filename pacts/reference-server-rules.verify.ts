// What the contract asks of a server and no request of the website shows.
import { expect, onTestFinished, test } from 'vitest';
import { startReferenceServer } from './reference-server/server.ts';

type Body = Readonly<Record<string, unknown>>;

/** A server in a state, with the values for its requests. */
async function serverIn(state: string, params: Body = {}) {
  const server = await startReferenceServer();
  onTestFinished(() => server.close());
  const post = async (path: string, body: Body, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
  const { body: values } = await post('/test/states', { state, params });
  return { post, values };
}

test.each([
  ['https://site.example/back', 200],
  ['https://attacker.example/back', 422],
  ['https://site.example.attacker.example/back', 422],
])('a payment that leads back to %s answers %i', async (returnUrl, status) => {
  const params = { card: '123456789', returnUrl: 'https://site.example/payment' };
  const { post, values } = await serverIn('a card with 30', params);
  const headers = {
    'x-jwt-token': String(values['token']),
    'Idempotency-Key': crypto.randomUUID(),
  };
  const start = { amount: 2500, currency: 'EUR', returnUrl };
  const answer = await post('/api/v2/voucher/charge/init/paypal', start, headers);
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.body['errors']).toMatchObject([{ pointer: '/returnUrl' }]);
});

test('places around nowhere are no request', async () => {
  const server = await startReferenceServer();
  onTestFinished(() => server.close());
  const statusOf = async (query: string) =>
    (await fetch(`${server.url}/api/v2/region/acceptance-points?country=de${query}`)).status;
  expect(await statusOf('')).toBe(422);
  expect(await statusOf('&lat=53.55&lng=10')).toBe(200);
});

test('a captcha solution is good once', async () => {
  const { post, values } = await serverIn('a voucher with 50 left');
  const body = { code: values['code'], voucherCategory: 1, captcha: values['captcha'] };
  expect(await post('/api/v2/voucher/token', body)).toMatchObject({ status: 200 });
  expect(await post('/api/v2/voucher/token', body)).toMatchObject({
    status: 422,
    body: { code: 'CAPTCHA_INVALID' },
  });
});

test('the beginning of a link is no link, nor is an ident that is stored short', async () => {
  const { post, values } = await serverIn('an identity check that waits for data');
  const path = '/api/v2/fraud-prevention/lookup';
  expect(String(values['ident']).length).toBeGreaterThanOrEqual(22);
  expect(await post(path, { ident: values['ident'] })).toMatchObject({ status: 200 });
  const cutOff = String(values['ident']).slice(0, 12);
  expect(await post(path, { ident: cutOff })).toMatchObject({ status: 404 });
  const short = await serverIn('an identity check that waits for data', { ident: 'short' });
  expect(await short.post(path, { ident: 'short' })).toMatchObject({ status: 404 });
});
