import { expect, test } from 'vitest';
import { PRERENDERED } from '../../src/app/page-table.ts';
import { acceptedLanguages, answerTo } from './answer.ts';
import { addressRules, createSiteTable } from './create-site-table.ts';
import { pageOfPath, siteOfHost } from './site-table.ts';
import { ODD_TARGETS } from './odd-targets.ts';

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
const named = { ...site, hosts: [...site.hosts, 'www.one.de.example'] };
const twoNames = createSiteTable({ sites: [named], routes, frames, unknownPolicy });

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

test('a path whose escaped bytes are no text is not found', () => {
  const answer = answerTo(table, '/help/%E0%A4%A', { host: 'one.de.example' });
  expect(answer).toMatchObject({ status: 404 });
  expect(answer.file).toBeUndefined();
});

const NO_PATHS = ['', '*', '@evil.example/', '.evil.example/', 'http://evil.example//shops'];

test.each([...ODD_TARGETS, ...NO_PATHS])(
  'what is asked for as %s gets an answer, and leads to no other host or folder',
  (target) => {
    for (const host of ['one.de.example', 'www.one.de.example']) {
      const { status, file, headers } = answerTo(twoNames, target, { host });
      expect(status).not.toBe(500);
      const [, location = 'http://one.de.example/'] =
        headers.find(([name]) => name === 'Location') ?? [];
      expect(new URL(location).host).toBe('one.de.example');
      // A function asks its CDN for the file by an address, which resolves it once more.
      const folder = new URL(file ?? '/assets/', 'https://one.de.example').href;
      expect(folder).toMatch(/^https:\/\/one\.de\.example\/(?:assets|pages)\//);
    }
  },
);

test.each(['//', '//shops', '/\\shops', '/shops//', '/assets/%252e%252e/x.js', '*'])(
  '%s leads nowhere',
  (target) => {
    expect(answerTo(table, target, { host: 'one.de.example' }).status).toBe(404);
  },
);

test.each(['/assets/a-1_B.js', '/assets/texts/de-DE-a1.js'])('%s is a file', (path) => {
  const answer = answerTo(table, path, { host: 'one.de.example' });
  expect(answer).toMatchObject({ status: 200, file: path });
});

test('a very long address leads nowhere', () => {
  const target = `/${'a'.repeat(100_000)}`;
  expect(answerTo(table, target, { host: 'one.de.example' }).status).toBe(404);
});
