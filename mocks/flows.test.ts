import { unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { asNode, readContract, type Answer } from './contract.ts';
import * as demo from './demo-flows.ts';
import { readToken } from './token.ts';
import { startTestMock, visit } from './testing.ts';

const contract = readContract();
const mock = startTestMock();
const codeOf = (id: string, answer: Answer) => asNode(contract.example(id, answer))['code'];
const CAPTCHA = { captcha: 'any' };

const byEntry = [
  ...demo.partnerLinks.map(
    (entry) =>
      [
        'createThirdPartyRedeemToken',
        '/api/v2/third-party-redeem/token',
        { ident: entry.ident },
        entry,
      ] as const,
  ),
  ...demo.activations.map(
    (entry) =>
      [
        'lookUpActivation',
        '/api/v2/voucher/activation/lookup',
        { orderSource: 'shop', orderReference: 'A-1', orderHash: entry.orderHash },
        entry,
      ] as const,
  ),
  ...demo.cards.map(
    (entry) =>
      [
        'lookUpPrepaidVoucher',
        '/api/v2/voucher/prepaid/lookup',
        { serialNumber: entry.serialNumber, voucherCategory: 1, ...CAPTCHA },
        entry,
      ] as const,
  ),
  ...demo.resends.map(
    (entry) =>
      [
        'resendRedeemLink',
        '/api/v2/redeem/resend',
        { code: entry.code, kind: 'link', ...CAPTCHA },
        entry,
      ] as const,
  ),
  ...demo.downloads.map(
    (entry) =>
      ['lookUpVoucherPdf', '/api/v2/voucher-pdf/lookup', { ident: entry.ident }, entry] as const,
  ),
  ...demo.identityChecks.map(
    (entry) =>
      [
        'lookUpFraudCheck',
        '/api/v2/fraud-prevention/lookup',
        { ident: entry.ident },
        entry,
      ] as const,
  ),
];

test.each(byEntry)('%s %s %o answers as listed', async (id, path, request, entry) => {
  const { status, body } = await visit(mock).post(path, request);
  expect(status).toBe(entry.status);
  expect(body['code']).toBe(codeOf(id, entry));
});

const send = async (path: string, fields: Record<string, string>, file?: Blob, name = 'files') => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (file) form.append(name, file, 'file');
  const headers = { 'idempotency-key': randomUUID() };
  const response = await fetch(mock.url + path, { method: 'POST', headers, body: form });
  return { status: response.status, body: asNode(await response.json()) };
};
/** How a PNG begins. */
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const contact = { topic: 'other', email: 'mia.sommer@example.com', message: 'Hallo', ...CAPTCHA };

test.each([
  ['a small picture', new Blob([PNG]), contact, 202, undefined],
  ['a PDF behind a byte order mark', new Blob(['\ufeff%PDF-1.7']), contact, 202, undefined],
  ['no file', undefined, contact, 202, undefined],
  [
    'a large file',
    new Blob([PNG, new Uint8Array(5_242_881)], { type: 'image/png' }),
    contact,
    413,
    'UPLOAD_TOO_LARGE',
  ],
  ['a text file', new Blob(['x'], { type: 'image/png' }), contact, 415, 'UPLOAD_TYPE'],
  ['a refused domain', undefined, { ...contact, email: 'a@b.ru' }, 422, 'EMAIL_DOMAIN_REFUSED'],
])('a message with %s', async (_name, file, fields, status, code) => {
  const answer = await send('/api/v2/contact', fields, file);
  expect(answer.status).toBe(status);
  expect(answer.body['code']).toBe(code);
});

test.each(demo.reactivations)('reactivating $code answers $status', async (entry) => {
  const fields = { code: entry.code, email: 'mia.sommer@example.com', ...CAPTCHA };
  const { status, body } = await send('/api/v2/voucher/reactivation', fields);
  expect(status).toBe(entry.status);
  expect(body['code']).toBe(codeOf('requestReactivation', entry));
});

test('an id of another order activates nothing', async () => {
  const link = { orderSource: 'shop', orderReference: 'A-4711', orderHash: 'demo-several' };
  const wanted = { ...link, voucherIds: ['v1', 'of-another-order'], confirmed: true };
  const { status, body } = await visit(mock).post('/api/v2/voucher/activation', wanted);
  expect(status).toBe(422);
  expect(body['errors']).toMatchObject([{ pointer: '/voucherIds' }]);
});

test.each([
  ['postalCode=20095', 200],
  ['lat=53.55&lng=10', 200],
  ['postalCode=00000', 422],
  ['radiusKm=10', 422],
])('places around %s answer %i', async (query, status) => {
  const path = `/api/v2/region/acceptance-points?country=de&${query}`;
  expect((await visit(mock).get(path)).status).toBe(status);
});

describe('payments', () => {
  const pay = async (amount: number) => {
    const visitor = visit(mock);
    const lookup = { serialNumber: '123456789', voucherCategory: 1, ...CAPTCHA };
    const card = await visitor.post('/api/v2/voucher/prepaid/lookup', lookup);
    const headers = { 'x-jwt-token': String(card.body['token']) };
    const start = { amount, currency: 'EUR', returnUrl: 'https://schenkwerk.de.example/back' };
    const begun = await visitor.post('/api/v2/voucher/charge/init/paypal', start, headers);
    if (begun.status !== 200) return begun;
    const { chargeId, orderId } = begun.body;
    const path = '/api/v2/voucher/charge/finalize/paypal';
    return visitor.post(path, { chargeId, orderId }, headers);
  };

  test.each(demo.charges)('$amountInCent cents: $shows', async (entry) => {
    const { status, body } = await pay(entry.amountInCent);
    expect(status).toBe(entry.status);
    const id = entry.at ? 'initChargePaypal' : 'finalizeChargePaypal';
    const example = asNode(contract.example(id, entry));
    expect(body['code']).toBe(example['code']);
    if (!example['code']) expect(body['status']).toBe(example['status']);
  });

  test.each([
    ['https://schenkwerk.de.example/back', 200],
    ['https://freudentag.at.example/back', 422],
    ['https://schenkwerk.de.example.attacker.example/back', 422],
    ['http://localhost:9/back', 422],
  ])('a payment that leads back to %s answers %i', async (returnUrl, status) => {
    const headers = { 'x-forwarded-host': 'schenkwerk-de.localhost:5173' };
    const visitor = visit(mock);
    const lookup = { serialNumber: '123456789', voucherCategory: 1, ...CAPTCHA };
    const card = await visitor.post('/api/v2/voucher/prepaid/lookup', lookup, headers);
    const start = { amount: 2500, currency: 'EUR', returnUrl };
    const path = '/api/v2/voucher/charge/init/paypal';
    const token = { 'x-jwt-token': String(card.body['token']) };
    const reply = await visitor.post(path, start, { ...headers, ...token });
    expect(reply.status).toBe(status);
    if (status === 422) expect(reply.body['errors']).toMatchObject([{ pointer: '/returnUrl' }]);
  });

  test('a repeat gets the stored answer, also when another payment begins in between', async () => {
    const begin = async (code: string) => {
      const visitor = visit(mock);
      const voucher = await visitor.post('/api/v2/voucher/token', {
        code,
        voucherCategory: 1,
        ...CAPTCHA,
      });
      const headers = { 'x-jwt-token': String(voucher.body['token']) };
      const key = randomUUID();
      const amount = { amount: 10_000, currency: 'EUR', redeemValue: 15_000 };
      const start = { ...amount, returnUrl: 'https://schenkwerk.de.example/back' };
      const { body } = await visitor.post('/api/v2/voucher/charge/init/paypal', start, headers);
      const finish = () =>
        visitor.post(
          '/api/v2/voucher/charge/finalize/paypal',
          { ...amount, chargeId: body['chargeId'], orderId: body['orderId'] },
          { ...headers, 'idempotency-key': key },
        );
      return { visitor, finish };
    };
    const { visitor, finish } = await begin('DEMO-50-first');
    const first = await finish();
    expect(first.body).toMatchObject({ status: 'received' });
    await begin('DEMO-50-second');
    expect((await finish()).body).toEqual(first.body);
    expect((await visitor.get('/__mock/requests')).text).toMatch(/"replayed": ?true/);
  });

  test('two cards in two tabs keep their payments apart', async () => {
    const visitor = visit(mock);
    const begin = async (serialNumber: string, amount: number) => {
      const lookup = { serialNumber, voucherCategory: 1, ...CAPTCHA };
      const card = await visitor.post('/api/v2/voucher/prepaid/lookup', lookup);
      const headers = { 'x-jwt-token': String(card.body['token']) };
      const returnUrl = 'https://schenkwerk.de.example/back';
      const start = { amount, currency: 'EUR', returnUrl };
      const { body } = await visitor.post('/api/v2/voucher/charge/init/paypal', start, headers);
      const { chargeId, orderId } = body;
      const path = '/api/v2/voucher/charge/finalize/paypal';
      return () => visitor.post(path, { chargeId, orderId }, headers);
    };
    const [first, second] = [await begin('123456789', 2500), await begin('100000001', 5000)];
    expect((await first()).body).toMatchObject({ chargedInCent: 2500, balanceInCent: 5500 });
    expect((await second()).body).toMatchObject({ chargedInCent: 5000, balanceInCent: 5000 });
    expect((await first()).body).toMatchObject({ chargedInCent: 2500, balanceInCent: 5500 });
  });

  test('one that nobody has ended runs until it is ended', async () => {
    const visitor = visit(mock);
    const lookup = { serialNumber: '123456789', voucherCategory: 1, ...CAPTCHA };
    const card = await visitor.post('/api/v2/voucher/prepaid/lookup', lookup);
    const headers = { 'x-jwt-token': String(card.body['token']) };
    const returnUrl = 'https://schenkwerk.de.example/back';
    const start = { amount: 2500, currency: 'EUR', returnUrl };
    const { body } = await visitor.post('/api/v2/voucher/charge/init/amazonpay', start, headers);
    const look = () => visitor.get(`/api/v2/voucher/charge/${String(body['chargeId'])}`, headers);
    expect((await look()).body).toMatchObject({ status: 'processing', balanceInCent: 3000 });
    const end = { checkoutSessionId: 'session-1', amount: 2500, currency: 'EUR' };
    await visitor.post('/api/v2/voucher/charge/finalize/amazonpay', end, headers);
    expect((await look()).body).toMatchObject({ status: 'received', balanceInCent: 5500 });
  });

  test.each([
    ['Confirm', 'received'],
    ['Decline', 'failed'],
  ])('one with a card runs until the bank has heard "%s"', async (button, status) => {
    const visitor = visit(mock);
    const lookup = { serialNumber: '123456789', voucherCategory: 1, ...CAPTCHA };
    const card = await visitor.post('/api/v2/voucher/prepaid/lookup', lookup);
    const headers = { 'x-jwt-token': String(card.body['token']) };
    const returnUrl = 'https://schenkwerk.de.example/back';
    const start = { amount: 2500, currency: 'EUR', returnUrl, paymentTypeId: 's-crd-1' };
    const { body } = await visitor.post('/api/v2/voucher/charge/init/unzer', start, headers);
    const look = () => visitor.get(`/api/v2/voucher/charge/${String(body['chargeId'])}`, headers);
    // Left with Back: nobody has agreed.
    expect((await look()).body).toMatchObject({ status: 'processing', balanceInCent: 3000 });
    const page = await visitor.get('/mock-providers/bank');
    const [, answer] = new RegExp(`data-answer="(\\w+)">${button}<`).exec(page.text) ?? [];
    await visitor.post(`/mock-providers/${answer}`, {});
    expect((await look()).body).toMatchObject({ status });
  });

  test('a paid one gives a session with the new balance', async () => {
    const { body } = await pay(2500);
    expect(body['balanceInCent']).toBe(5500);
    expect(asNode(readToken(body['token'])?.['voucher'])['balanceInCent']).toBe(5500);
  });
});

describe('downloads', () => {
  const path = '/api/v2/voucher-pdf/download';
  const download = async (format: string) => {
    const response = await fetch(mock.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ident: 'demo-pdf', pin: '1234', format }),
    });
    return { type: response.headers.get('content-type'), bytes: await response.bytes() };
  };

  test('a document is one', async () => {
    const { type, bytes } = await download('pdf');
    expect(type).toBe('application/pdf');
    expect(new TextDecoder('latin1').decode(bytes)).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/);
  });

  test('an archive holds as many documents as the link promises', async () => {
    const { type, bytes } = await download('zip');
    expect(type).toBe('application/zip');
    const files = Object.entries(unzipSync(bytes));
    const lookup = await visit(mock).post('/api/v2/voucher-pdf/lookup', { ident: 'demo-pdf' });
    expect(files).toHaveLength(Number(lookup.body['count']));
    for (const [name, file] of files) {
      expect(name).toMatch(/^voucher-\d+\.pdf$/);
      expect(new TextDecoder('latin1').decode(file)).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/);
    }
  });
});

describe('a message that is sent twice with one Idempotency-Key', () => {
  const again = async (first: string, second: string) => {
    const headers = { 'idempotency-key': randomUUID(), 'x-mock-session': randomUUID() };
    const post = (content: string) => {
      const body = new FormData();
      for (const [field, value] of Object.entries(contact)) body.append(field, value);
      for (const name of ['one.png', 'two.png']) {
        body.append('files', new Blob([PNG, content], { type: 'image/png' }), name);
      }
      return fetch(`${mock.url}/api/v2/contact`, { method: 'POST', headers, body });
    };
    const answers = [await post(first), await post(second)];
    const journal = await fetch(`${mock.url}/__mock/requests`, { headers });
    const entries = (await journal.json()) as { replayed?: true }[];
    return { statuses: answers.map(({ status }) => status), last: entries.at(-1) };
  };

  test('is sent once, although the boundaries differ', async () => {
    const { statuses, last } = await again('x', 'x');
    expect(statuses).toEqual([202, 202]);
    expect(last?.replayed).toBe(true);
  });

  test('is refused when a file is another', async () => {
    const { statuses } = await again('x', 'y');
    expect(statuses).toEqual([202, 422]);
  });
});

test.each(demo.places)('$shows', async ({ postalCodes, points }) => {
  const path = `/api/v2/region/acceptance-points?country=de&postalCode=${postalCodes[0]}`;
  const expected = contract.example('listAcceptancePoints', { status: 200, example: points });
  expect((await visit(mock, 'heimatgruss.localhost').get(path)).body).toEqual(expected);
});
