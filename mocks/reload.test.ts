import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { CONTRACT_FILE } from './contract.ts';
import { redeemRequest, startTestMock, visit } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'mock-reload-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'openapi.json');
cpSync(CONTRACT_FILE, file);
const mock = startTestMock({ file });

/** Puts another document in the place of the bundle, as `npm run generate` does. */
function replace(text: string): void {
  writeFileSync(`${file}.new`, text);
  rmSync(file);
  renameSync(`${file}.new`, file);
}

test('a changed contract is taken over, and what the mock remembers stays', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const failed = vi.spyOn(console, 'error').mockReturnValue();
  const visitor = visit(mock);
  const code = 'DEMO-50-reload';
  const headers = { 'x-jwt-token': await visitor.token(code) };
  await visitor.move('/api/v2/redeem', redeemRequest(), headers);
  const text = readFileSync(file, 'utf8');

  replace('{');
  await expect.poll(() => failed.mock.calls.length, { timeout: 20_000 }).toBe(1);
  expect(failed.mock.calls[0]?.[0]).toMatch(/^The mock keeps the contract that it has: /);

  replace(text.replaceAll('/api/v2/shop/wall/', '/api/v2/shop/newwall/'));
  await expect.poll(() => said.mock.calls.length, { timeout: 20_000 }).toBe(1);
  expect(said.mock.calls[0]?.[0]).toMatch(/^The contract has changed/);
  expect((await visitor.get('/api/v2/shop/newwall/1')).status).toBe(200);
  const { body } = await visitor.post('/api/v2/voucher/token', {
    code,
    voucherCategory: 1,
    captcha: 'any',
  });
  const [, payload = ''] = String(body['token']).split('.');
  const { voucher } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    voucher: { balanceInCent: number };
  };
  expect(voucher.balanceInCent).toBe(3000);
});
