import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILD_VARIABLES, checkVariables } from './variables.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

test('every variable that the application reads is known', () => {
  const used = [...read('src/lib/env.ts').matchAll(/import\.meta\.env\.(VITE_\w+)/g)];
  const known = BUILD_VARIABLES.map(({ name }) => name).filter((name) => name.startsWith('VITE_'));
  expect(used.map(([, name]) => name).toSorted()).toEqual(known.toSorted());
});

test.each(BUILD_VARIABLES)('$name is documented', ({ name, what }) => {
  expect(read('docs/deployment.md').replaceAll(/ +/g, ' ')).toContain(`| \`${name}\` | ${what}`);
});

test.each([
  ['VITE_GEOCODING_URL', 'geo.example', 'is no address'],
  ['VITE_GEOCODING_URL', 'http://geo.example', 'is neither https: nor a path of the site'],
  ['VITE_GEOCODING_URL', '/geo/', 'ends with a slash'],
  ['VITE_GEOCODING_KEY', ' ', 'is empty; leave it out instead'],
  ['VITE_SERVER_TRANSLATIONS', 'yes', 'is true or false'],
  ['VITE_GEOCODINGURL', 'https://geo.example', 'is not a variable of this build'],
])('%s=%s: %s', (name, value, problem) => {
  expect(checkVariables({ [name]: value }).problems).toEqual([`${name} ${problem}`]);
});

test('correct variables are no problem', () => {
  const environment = {
    VITE_MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    VITE_CONSENT_SCRIPT_URL: 'https://consent.example/{siteId}.js?k={key}',
    SECURITY_CONTACT: 'mailto:security@shop.example',
    VITE_REPORT_URL: 'https://reports.shop.example/voucher',
    VITE_GEOCODING_URL: 'https://geo.example',
  };
  expect(checkVariables(environment)).toEqual({ problems: [], missing: [], forTests: [] });
});

test('missing variables and those for tests are named', () => {
  const { missing, forTests } = checkVariables({ VITE_GEOCODING_URL: '/mock-geocoding' });
  expect(missing.map((text) => text.split(':')[0])).toEqual([
    'SECURITY_CONTACT',
    'VITE_REPORT_URL',
    'VITE_MAP_TILES_URL',
    'VITE_CONSENT_SCRIPT_URL',
  ]);
  expect(forTests).toEqual(['VITE_GEOCODING_URL']);
});
