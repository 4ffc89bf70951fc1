import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskCode } from './mask-code';

test.each([
  ['WG7k-2Lmq-91Xy', '•••••••••••1Xy'],
  ['ABCD', '•••D'],
  ['ABC', '•••'],
  ['', ''],
])('%s becomes %s', (code, masked) => {
  expect(maskCode(code)).toBe(masked);
});

test('never shows more than a quarter, and keeps the length', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9-]{0,100}$/), (code) => {
      const masked = maskCode(code);
      expect(masked).toHaveLength(code.length);
      expect(masked.replaceAll('•', '').length).toBeLessThanOrEqual(code.length / 4);
    }),
  );
});
