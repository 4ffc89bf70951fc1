import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanCode, lookAlikes } from './clean-code';

test.each([
  ['spaces', ' WG7k 2Lmq 9xTB ', 'WG7k2Lmq9xTB'],
  ['line ends and tabs', 'WG7k\r\n\t2Lmq', 'WG7k2Lmq'],
  ['a no-break space', 'WG7k\u00a02Lmq', 'WG7k2Lmq'],
  ['zero-width characters', '\ufeffWG\u200b7k\u200d\u2060', 'WG7k'],
  ['direction marks', '\u202aWG7k\u202c\u200e', 'WG7k'],
  ['isolates of a text direction', '\u2066WG7k\u2069\u2067-2\u2068', 'WG7k-2'],
  ['soft hyphens', 'WG\u00ad7k', 'WG7k'],
  ['quotation marks of a German text', '„WG7k-2“', 'WG7k-2'],
  ['quotation marks of a French text', '« WG7k-2 »', 'WG7k-2'],
  ['quotation marks of a keyboard', '"WG7k-2"', 'WG7k-2'],
  ['the words before a code', 'Ihr Gutschein-Code: WG7k-2', 'WG7k-2'],
  ['nothing but white space', ' \u00a0\u200b\n', ''],
])('removes %s', (_, typed, code) => {
  expect(cleanCode(typed)).toBe(code);
});

test.each([
  ['no-break hyphens', 'WG7k\u20112Lmq', 'WG7k-2Lmq'],
  ['dashes', 'WG7k–2Lmq—9xTB−1', 'WG7k-2Lmq-9xTB-1'],
  ['full-width characters', 'ＷＧ７ｋ－２', 'WG7k-2'],
])('writes %s as plain ones', (_, typed, code) => {
  expect(cleanCode(typed)).toBe(code);
});

test('[5.019] keeps case, hyphens and look-alike characters', () => {
  expect(cleanCode('aBc-0O-lI1')).toBe('aBc-0O-lI1');
});

test('[5.019] never changes a code that can be seen', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[!-~]{1,40}$/).filter((code) => !/^(["']).+\1$/.test(code)),
      (code) => {
        expect(cleanCode(code)).toBe(code);
        expect(cleanCode([...code].join(' '))).toBe(code);
      },
    ),
  );
});

test('names the characters that are easily confused, each once', () => {
  expect(lookAlikes('A0O0-l1')).toEqual(['0/O', 'O/0', 'l/I/1', '1/I/l']);
  expect(lookAlikes('ACDE')).toEqual([]);
});
