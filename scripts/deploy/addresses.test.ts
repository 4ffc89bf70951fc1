import { expect, test } from 'vitest';
import { PRERENDERED } from '../../src/app/page-table.ts';
import { acceptedLanguages, answerTo } from './answer.ts';
import { addressRules, createSiteTable } from './create-site-table.ts';
import { pageOfPath, siteOfHost } from './site-table.ts';

const policies = { app: 'a', private: 'p', pay: '$' };
const site = { site: 'one-de', hosts: ['one.de.example'], locales: ['de-DE'], policies };
const routes = [
  '',
  'shops',
  'shops/:id/:slug?',
  'tpr/:ident',
  'redeem/checkout',
  'help/:tab?',
  '*',
];
const frames = [
  { route: '', file: 'index' },
  { route: 'shops', file: 'shops' },
  { route: 'tpr/:ident', file: 'tpr' },
  { route: 'help/other', file: 'help-other' },
  { route: 'help/:tab?', file: 'help' },
];
const unknownPolicy = "default-src 'none'";
const table = createSiteTable({ sites: [site], routes, frames, unknownPolicy });

test.each([
  ['/', 'index', 'app', 200],
  ['/shops', 'shops', 'app', 200],
  ['/help', 'help', 'app', 200],
  ['/help/other/', 'help-other', 'app', 200],
  ['/help/unknown', 'help', 'app', 200],
  ['/Shops/7/name/', 'app', 'app', 200],
  ['/shops/7/name/more', 'app', 'private', 404],
  ['/tpr/a.b', 'tpr', 'private', 200],
  ['/tpr', 'app', 'app', 200],
  ['/restaurant', 'app', 'app', 200],
  ['/redeem/checkout/', 'app', 'pay', 200],
  ['/a/b', 'app', 'private', 404],
  ['/healthz/', 'app', 'private', 404],
  ['/readyz/', 'app', 'private', 404],
])('%s is the page %s under the policy %s: %i', (path, page, policy, status) => {
  expect(pageOfPath(table, path)).toMatchObject({ page, policy, status });
});

test.each(['/favicon.ico', '/.env', '/a/b.php'])('%s is a file that is missing', (path) => {
  expect(pageOfPath(table, path)).toBeUndefined();
});

test('[2.001] every route has a rule, and the rest of one segment too', () => {
  expect(addressRules(['', 'help', '*'])).toHaveLength(3);
});

test('every prerendered page is found by its address', () => {
  const rules = addressRules([], PRERENDERED);
  for (const { route, file } of PRERENDERED) {
    const address = `/${route.replaceAll(/:\w+\??/g, 'x')}`;
    expect(rules.find(({ pattern }) => new RegExp(pattern, 'i').test(address))?.page).toBe(file);
  }
});

test.each([
  ['ONE.de.example:443', 'one-de'],
  ['one-de.localhost', 'one-de'],
  ['two.de.example', undefined],
])('the host %s belongs to %s', (host, found) => {
  expect(siteOfHost(table, host)?.site).toBe(found);
});

test.each([
  ['de-DE,de;q=0.9,en;q=0.8', ['de-DE', 'de', 'en']],
  ['en;q=0.2, fr ; q=0.95 ,it', ['it', 'fr', 'en']],
  ['de;q=0,nl;q=x,en;q=0.001', ['en']],
  ['', []],
])('Accept-Language "%s" wants %j', (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});

test.each(['/assets/a-1_B.js', '/assets/texts/de-DE-a1.js'])('%s is a file', (path) => {
  const answer = answerTo(table, path, { host: 'one.de.example' });
  expect(answer).toMatchObject({ status: 200, file: path });
});

test('a very long address leads nowhere', () => {
  const target = `/${'a'.repeat(100_000)}`;
  expect(answerTo(table, target, { host: 'one.de.example' }).status).toBe(404);
});
