import { expect, test } from 'vitest';
import { licenseProblems, licenseText, type ShippedPackage } from './licenses.ts';
import { shippedSbom, type Sbom } from './sbom.ts';

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

test('the list of software holds what is shipped, under the name of the project', () => {
  const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0' });
  const all: Sbom = {
    metadata: { component: { name: 'folder' } },
    components: [component('a'), component('tool')],
    dependencies: [
      { ref: 'folder@0', dependsOn: ['a@1.0.0', 'tool@1.0.0'] },
      { ref: 'a@1.0.0', dependsOn: ['tool@1.0.0'] },
    ],
  };
  const packages = [shipped('a', 'MIT'), shipped('@maps/data', 'ISC')];
  expect(shippedSbom(all, 'voucher', packages)).toEqual({
    metadata: { component: { name: 'voucher' } },
    components: [
      component('a'),
      { ...component('@maps/data'), type: 'library', purl: 'pkg:npm/%40maps/data@1.0.0' },
    ],
    dependencies: [{ ref: 'a@1.0.0', dependsOn: [] }],
  });
});
