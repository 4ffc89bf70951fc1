import { describe, expect, test } from 'vitest';
import { createChallenge, solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { startTestMock, visit } from './testing.ts';

const TOKEN = '/api/v2/voucher/token';
const mock = startTestMock();

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
