import { unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { asNode, readContract, type Answer } from './contract.ts';
import * as demo from './demo-flows.ts';
import { startTestMock, visit } from './testing.ts';

const contract = readContract();
const mock = startTestMock();
const codeOf = (id: string, answer: Answer) => asNode(contract.example(id, answer))['code'];
const CAPTCHA = { captcha: 'any' };

const rowsOf = <Entry extends Answer>(
  id: string,
  path: string,
  entries: readonly Entry[],
  request: (entry: Entry) => object,
) => entries.map((entry) => [id, path, request(entry), entry] as const);
const byIdent = ({ ident }: demo.DemoSecret) => ({ ident });
const order = { orderSource: 'shop', orderReference: 'A-1' };
const card = { voucherCategory: 1, ...CAPTCHA };

const byEntry = [
  ...rowsOf('createThirdPartyRedeemToken', 'third-party-redeem/token', demo.partnerLinks, byIdent),
  ...rowsOf('lookUpActivation', 'voucher/activation/lookup', demo.activations, ({ orderHash }) => ({
    ...order,
    orderHash,
  })),
  ...rowsOf('lookUpPrepaidVoucher', 'voucher/prepaid/lookup', demo.cards, ({ serialNumber }) => ({
    ...card,
    serialNumber,
  })),
  ...rowsOf('resendRedeemLink', 'redeem/resend', demo.resends, ({ code }) => ({
    code,
    kind: 'link',
    ...CAPTCHA,
  })),
  ...rowsOf('lookUpVoucherPdf', 'voucher-pdf/lookup', demo.downloads, byIdent),
  ...rowsOf('lookUpFraudCheck', 'fraud-prevention/lookup', demo.identityChecks, byIdent),
];

test.each(byEntry)('%s %s %o answers as listed', async (id, path, request, entry) => {
  const { status, body } = await visit(mock).post(`/api/v2/${path}`, request);
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
  /** Starts the payment of a card. */
  const begin = async (provider: string, amount: number, more = {}) => {
    const visitor = visit(mock);
    const lookup = { ...card, serialNumber: '123456789' };
    const found = await visitor.post('/api/v2/voucher/prepaid/lookup', lookup);
    const headers = { 'x-jwt-token': String(found.body['token']) };
    const returnUrl = 'https://schenkwerk.de.example/back';
    const start = { amount, currency: 'EUR', returnUrl, ...more };
    const begun = await visitor.move(`/api/v2/voucher/charge/init/${provider}`, start, headers);
    const { chargeId, orderId } = begun.body;
    const look = () => visitor.get(`/api/v2/voucher/charge/${String(chargeId)}`, headers);
    const end = () =>
      visitor.move(`/api/v2/voucher/charge/finalize/${provider}`, { chargeId, orderId }, headers);
    return { visitor, begun, look, end };
  };

  test.each(demo.charges)('$amountInCent cents: $shows', async (entry) => {
    const { begun, end } = await begin('paypal', entry.amountInCent);
    const { status, body } = begun.status === 200 ? await end() : begun;
    expect(status).toBe(entry.status);
    const id = entry.at ? 'initChargePaypal' : 'finalizeChargePaypal';
    const example = asNode(contract.example(id, entry));
    expect(body['code']).toBe(example['code']);
    if (!example['code']) expect(body['status']).toBe(example['status']);
  });

  test.each([
    ['Confirm', 'received'],
    ['Decline', 'failed'],
  ])('one with a card runs until the bank has heard "%s"', async (button, status) => {
    const { visitor, look } = await begin('unzer', 2500, { paymentTypeId: 's-crd-1' });
    // Left with Back: nobody has agreed.
    expect((await look()).body).toMatchObject({ status: 'processing', balanceInCent: 3000 });
    const page = await visitor.get('/mock-providers/bank');
    const [, answer] = new RegExp(`data-answer="(\\w+)">${button}<`).exec(page.text) ?? [];
    await visitor.post(`/mock-providers/${answer}`, {});
    expect((await look()).body).toMatchObject({ status });
  });
});

test('an archive holds as many documents as the link promises', async () => {
  const response = await fetch(`${mock.url}/api/v2/voucher-pdf/download`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ident: 'demo-pdf', pin: '1234', format: 'zip' }),
  });
  const files = Object.entries(unzipSync(await response.bytes()));
  const lookup = await visit(mock).post('/api/v2/voucher-pdf/lookup', { ident: 'demo-pdf' });
  expect(files).toHaveLength(Number(lookup.body['count']));
  for (const [name, file] of files) {
    expect(name).toMatch(/^voucher-\d+\.pdf$/);
    expect(new TextDecoder('latin1').decode(file)).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/);
  }
});

test.each(demo.places)('$shows', async ({ postalCodes, points }) => {
  const path = `/api/v2/region/acceptance-points?country=de&postalCode=${postalCodes[0]}`;
  const expected = contract.example('listAcceptancePoints', { status: 200, example: points });
  expect((await visit(mock, 'heimatgruss.localhost').get(path)).body).toEqual(expected);
});
