import { transform } from 'lightningcss';
import { afterEach, expect, test, vi } from 'vitest';
import { schemePair } from './scheme-pair';

afterEach(() => vi.unstubAllEnvs());

test('a pair is written as the build writes it, in development as browsers have it', () => {
  const native = 'a{color:light-dark(red,#000)}';
  expect(`a{color:${schemePair('red', '#000')}}`).toBe(native);
  vi.stubEnv('DEV', false);
  const { code } = transform({
    filename: 'a.css',
    code: Buffer.from(native),
    targets: { safari: 16 << 16 },
    minify: true,
  });
  expect(`a{color:${schemePair('red', '#000')}}`).toBe(code.toString());
});
