import { expect, vi } from 'vitest';

/**
 * From here on no captcha of the test file can solve itself.
 * @returns waits until one has tried
 */
export function failingCaptcha(): () => Promise<void> {
  const execute = vi.fn(() => Promise.reject(new Error('no worker')));
  const adapter = { load: () => Promise.resolve(), execute, reset() {} };
  vi.doMock('./altcha-adapter', () => ({ createAltchaAdapter: () => adapter }));
  return () => vi.waitFor(() => expect(execute).toHaveBeenCalled());
}
