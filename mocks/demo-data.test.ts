import { describe, expect, test } from 'vitest';
import { asNode, GEOCODING_FILE, isMeant, readContract } from './contract.ts';
import { demoLinks, demoOrders, demoVouchers } from './demo-data.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { readToken } from './token.ts';
import { redeemRequest, startTestMock, visit } from './testing.ts';

const contract = readContract();
const mock = startTestMock();
const answersOf = (id: string) =>
  contract.operations.find((operation) => operation.id === id)?.answers ?? [];
const codeOf = (example: string | undefined) => example?.toUpperCase().replaceAll('-', '_');

test.each(demoVouchers)('$code answers $status $example', async (voucher) => {
  const visitor = visit(mock);
  const request = { code: voucher.code, voucherCategory: 1, captcha: 'any' };
  const { status, body } = await visitor.post('/api/v2/voucher/token', request);
  expect(status).toBe(voucher.status);
  if (status !== 200) return expect(body['code']).toBe(codeOf(voucher.example));
  const payload = readToken(body['token']);
  const example = asNode(contract.example('createVoucherToken', voucher));
  const { balanceInCent } = asNode(asNode(readToken(example['token']))['voucher']);
  expect(payload?.['voucher']).toMatchObject({ balanceInCent, currency: 'EUR', categoryId: 1 });
  const life = Number(payload?.['exp']) - Date.now() / 1000;
  expect(Math.abs(life - (voucher.lifeInSeconds ?? 1800))).toBeLessThan(5);
});

test.each(demoVouchers.filter(({ redeem }) => redeem))('redeeming $code', async (voucher) => {
  const visitor = visit(mock);
  const headers = { 'x-jwt-token': await visitor.token(voucher.code) };
  const { status, body } = await visitor.move('/api/v2/redeem', redeemRequest(), headers);
  expect(status).toBe(voucher.redeem?.status);
  const answered = asNode(contract.example('redeemVoucher', voucher.redeem ?? { status: 0 }));
  expect(body['status']).toBe(answered['status']);
  expect(body['code']).toBe(answered['code']);
});

test.each(demoLinks)('link $token answers $status $example', async ({ token, status, example }) => {
  const reply = await visit(mock).post('/api/v2/merchant-code/reveal', { redeemLinkToken: token });
  expect(reply.status).toBe(status);
  const answered = asNode(
    contract.example('revealMerchantCode', { status, ...(example && { example }) }),
  );
  expect(reply.body['status']).toBe(answered['status']);
  expect(reply.body['code']).toBe(answered['code']);
});

test.each(demoOrders)('order $orderNumber answers $status $example', async (order) => {
  const { orderNumber, status } = order;
  const request = { orderNumber, email: 'mia.sommer@example.com', captcha: 'any' };
  const reply = await visit(mock).post('/api/v2/order/status', request);
  expect(reply.status).toBe(status);
  const answered = asNode(contract.example('getOrderStatus', order));
  expect(reply.body['status']).toBe(answered['status']);
});

describe('the demo data is whole', () => {
  const shown = new Set(demoVouchers.map(({ status, example }) => `${status} ${example}`));

  // Currencies and countries follow the site, so these tokens need no code of their own.
  const bySite = /^balance-50-/;

  test.each(
    answersOf('createVoucherToken').filter(
      ({ status, example }) => status !== 400 && !bySite.test(example ?? ''),
    ),
  )('a demo code shows $status $example', ({ status, example }) => {
    expect(shown).toContain(`${status} ${example}`);
  });

  test('codes and links are unique', () => {
    const names = [...demoVouchers.map(({ code }) => code), ...demoLinks.map(({ token }) => token)];
    expect(new Set(names).size).toBe(names.length);
  });

  test('every scenario belongs to an operation', () => {
    const both = [contract, readContract(GEOCODING_FILE)];
    const ids = both.flatMap(({ operations }) => operations.map(({ id }) => id));
    const isUsed = (pattern: string) => ids.some((id) => isMeant(pattern, id));
    expect(Object.keys(scenarios).filter((pattern) => !isUsed(pattern))).toEqual([]);
  });
});
