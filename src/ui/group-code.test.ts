import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { groupCode } from './group-code';

it.each([
  ['NL258KQ47XMR', ['NL25', '8KQ4', '7XMR']],
  ['4711', ['4711']],
  ['123456', ['123456']],
  ['1234567', ['1234', '567']],
  ['123456789', ['123', '456', '789']],
  ['1234567890123', ['1', '234567', '890123']],
  ['WG7k-2Lmq-9xTB', ['WG7k-2Lmq-9xTB']],
  ['', ['']],
])('%s -> %j', (code, groups) => {
  expect(groupCode(code)).toEqual(groups);
});

test('no character is added, lost or moved', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      expect(groupCode(code).join('')).toBe(code);
    }),
  );
});
