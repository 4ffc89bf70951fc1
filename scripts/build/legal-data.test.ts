import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingLegalData } from './legal-data.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sites-'));
  mkdirSync(join(folder, 'configs'));
  mkdirSync(join(folder, 'brands/alpha'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: object) =>
  writeFileSync(join(folder, file), JSON.stringify(content));
const whole = { company: 'Alpha GmbH', address: 'Weg 1', representedBy: 'A. Muster' };

test.each([
  ['nothing', {}, {}, ['one lacks legal.company, legal.address, legal.representedBy']],
  ['a part', { legal: { ...whole, address: '' } }, {}, ['one lacks legal.address']],
  ['the brand has everything', { legal: whole }, {}, []],
  ['the site adds what its brand lacks', { legal: { company: 'Alpha' } }, { legal: whole }, []],
  [
    'what France wants',
    { legal: whole },
    { country: 'FR' },
    ['one lacks legal.publisher, legal.host'],
  ],
  [
    'what Italy wants',
    { legal: whole },
    { country: 'IT' },
    ['one lacks legal.register, legal.vatId'],
  ],
  ['all that Great Britain wants', { legal: { ...whole, register: '1' } }, { country: 'GB' }, []],
])('[2.085] an imprint with %s', (_, brand, site, problems) => {
  write('brands/alpha/brand.json', brand);
  write('configs/one.json', { brandId: 'alpha', ...site });
  expect(missingLegalData({ folder })).toEqual(problems);
});
