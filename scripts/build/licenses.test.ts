import { expect, test } from 'vitest';
import { licenseProblems, licenseText, type ShippedPackage } from './licenses.ts';

const shipped = (name: string, identifier: string | null, text: string | null = 'Text') =>
  ({ name, version: '1.0.0', identifier, text }) satisfies ShippedPackage;

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['SEE LICENSE IN FILE', false],
  [null, false],
])('the licence %s may be shipped: %s', (identifier, isAllowed) => {
  expect(licenseProblems([shipped('a', identifier)]).length === 0).toBe(isAllowed);
});

test('a package without the text of its licence may not be shipped', () => {
  expect(licenseProblems([shipped('a', 'MIT', null), shipped('b', 'MIT')])).toEqual([
    'a 1.0.0: the text of its licence is missing',
  ]);
});

test('every package is named with its licence, a text that several share appears once', () => {
  const text = licenseText([
    shipped('a', 'MIT'),
    shipped('b', 'MIT'),
    shipped('c', 'ISC', 'Other'),
  ]);
  expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nText\n');
  expect(text).toContain('c 1.0.0 (ISC)\n\nOther\n');
});
