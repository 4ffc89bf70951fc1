import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zVoucherCode } from '~generated/client/zod.gen';
import { cleanCode, codeError, lookAlikes } from './clean-code';
import { voucherCode } from './code-rules';

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
  ['a label with a colon alone', 'Code:WG7k-2', 'WG7k-2'],
  ['a French label', 'Code du bon : WG7k-2', 'WG7k-2'],
  ['a label that is cut short', 'Bestellnr.: EL-7314-2088', 'EL-7314-2088'],
  ['a label with a full stop', 'Bestell-Nr. EL-7314-2088', 'EL-7314-2088'],
  ['a label with a degree sign', 'Commande n° EL-7314-2088', 'EL-7314-2088'],
  ['a label with a stroke', 'S/N: 123456789', '123456789'],
  ['a label of a PIN', 'PIN 1234', '1234'],
  ['quotation marks around a label', '„Ihr Code lautet: WG7k-2“.', 'WG7k-2'],
  ['a label before quotation marks', 'Ihr Code lautet: „WG7k-2“.', 'WG7k-2'],
  ['a full stop', 'EL-7314-2088.', 'EL-7314-2088'],
  ['a comma, a semicolon', 'WG7k-2,;', 'WG7k-2'],
  ['brackets', '(<[WG7k-2]>)', 'WG7k-2'],
  ['asterisks of a chat', '**WG7k-2**', 'WG7k-2'],
  ['a bullet of a list', '• WG7k-2', 'WG7k-2'],
  ['a quotation mark at one end', '"WG7k-2', 'WG7k-2'],
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

test('[5.019] never changes a code between a letter or number and another', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Za-z]([!-9;-~]{0,38}[0-9A-Za-z])?$/), (code) => {
      expect(cleanCode(code)).toBe(code);
      expect(cleanCode([...code].join(' '))).toBe(code);
    }),
  );
});

test('[5.019] keeps signs and a colon inside', () => {
  expect(cleanCode('WG.7k/2*x_9')).toBe('WG.7k/2*x_9');
  expect(cleanCode('WG:7k')).toBe('WG:7k');
  expect(cleanCode('WG7:k')).toBe('WG7:k');
});

test.each([
  'https://shop.example/einloesen?x=1',
  'www.example.com',
  'example.com/redeem',
  'anna@web.de',
  'mailto:anna@web.de',
  'Ada <anna@web.de>',
])('%j is an address and no code', (typed) => {
  expect(codeError(cleanCode(typed))).toBe('form.code-is-address');
});

test.each(['WG7k-2Lmq', 'WG.7k/2', 'A@7', 'www7k', '1:/2'])('%j may be a code', (typed) => {
  expect(codeError(cleanCode(typed))).toBeUndefined();
});

test.each([0, 1, 100, 101])(
  'a code of %i characters is sent if the contract allows it',
  (length) => {
    const code = 'A'.repeat(length);
    expect(codeError(code) === undefined).toBe(zVoucherCode.safeParse(code).success);
  },
);

test.each(['', 'anna@web.de', 'A'.repeat(400)])('every form says why %j is not sent', (typed) => {
  expect(voucherCode.safeParse(typed).error?.issues).toMatchObject([{ message: codeError(typed) }]);
});

test('names the characters that are easily confused, each group once', () => {
  expect(lookAlikes('A0O0-lo1')).toEqual(['O/0', '1/I/l', 'o/0']);
  expect(lookAlikes('ACDE')).toEqual([]);
});
