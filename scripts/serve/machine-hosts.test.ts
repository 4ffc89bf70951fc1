import { afterAll, expect, test, vi } from 'vitest';
import { startTestMock, visit } from '../../mocks/testing.ts';
import { machineHosts } from './machine-hosts.ts';

const mock = startTestMock();
// Before the mock starts.
vi.stubEnv('SITE', 'larkgift-fr');
afterAll(() => void vi.unstubAllEnvs());

test('SITE has to be a site', () => {
  expect(machineHosts()).toEqual({ localhost: 'larkgift-fr' });
  expect(() => machineHosts('larkgift')).toThrow('SITE=larkgift is no site');
});

test('without SITE plain localhost is none', () => {
  vi.stubEnv('SITE', undefined);
  expect(machineHosts()).toEqual({});
});

test('the mock knows the site at plain localhost, where a bank leads back to as well', async () => {
  const visitor = visit(mock, 'localhost:5173');
  const { text } = await visitor.get('/api/v2/shop/wall/1', { 'accept-language': 'fr' });
  expect(JSON.parse(text)).toHaveLength(160);
  const lookup = { serialNumber: '123456789', voucherCategory: 1, captcha: 'any' };
  const card = await visitor.post('/api/v2/voucher/prepaid/lookup', lookup);
  const headers = { 'x-jwt-token': String(card.body['token']) };
  const returnUrl = 'http://localhost:5173/prepaid/finalized';
  const start = { amount: 2500, currency: 'EUR', returnUrl };
  const begun = await visitor.move('/api/v2/voucher/charge/init/paypal', start, headers);
  expect(begun.status).toBe(200);
});
