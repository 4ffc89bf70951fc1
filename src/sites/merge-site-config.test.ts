import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadSite } from './load-site';
import { mergeSiteConfig } from './merge-site-config';

const local = await loadSite('schenkwerk-de');

test('[3.072] merges objects deeply and replaces lists and single values', () => {
  const { site, dropped } = mergeSiteConfig(local, {
    id: 'schenkwerk-de',
    country: 'DE',
    numberOfShops: 321,
    support: { email: 'neu@schenkwerk.de.example' },
    flags: ['showNavBar'],
  });
  expect(site.numberOfShops).toBe(321);
  expect(site.support).toEqual({ ...local.support, email: 'neu@schenkwerk.de.example' });
  expect(site.flags).toEqual(['showNavBar']);
  expect(site.brand).toBe(local.brand);
  expect(dropped).toEqual([]);
});

test('ignores null and undefined', () => {
  expect(mergeSiteConfig(local, { name: null, brand: undefined }).site).toEqual(local);
});

test('drops bad fields, names them, and keeps the rest', () => {
  const { site, dropped } = mergeSiteConfig(local, {
    numberOfShops: -1,
    brandingColor: 'red',
    layout: 'baroque',
    languages: 'de',
    heading: 'Neu',
  });
  expect(site).toEqual({ ...local, heading: 'Neu' });
  expect(dropped.map(({ field }) => field).toSorted()).toEqual([
    'brandingColor',
    'languages',
    'layout',
    'numberOfShops',
  ]);
});

test.each([[null], ['<html>'], [[]], [42]])('keeps the local configuration for %j', (answer) => {
  expect(mergeSiteConfig(local, answer)).toMatchObject({ site: local, dropped: [{}] });
});

test('the server cannot change id and domains, nor reach a prototype', () => {
  const answer = JSON.parse(
    '{"id":"x","domains":["evil.example"],"__proto__":{"polluted":true}}',
  ) as unknown;
  const { site } = mergeSiteConfig(local, answer);
  expect(site.id).toBe(local.id);
  expect(site.domains).toEqual(local.domains);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('a picture or a style sheet comes from the web or from the site itself', () => {
  const { site, dropped } = mergeSiteConfig(local, {
    logo: 'javascript:alert(1)',
    faviconPath: ' data:image/svg+xml,x',
    externalCssFile: '',
    keyVisualImage: 'https://cdn.example/visual.svg',
    instructionsImage: '/pictures/code.svg',
  });
  expect(dropped.map(({ field }) => field)).toEqual(['logo', 'externalCssFile', 'faviconPath']);
  expect(site).toMatchObject({
    logo: local.logo,
    keyVisualImage: 'https://cdn.example/visual.svg',
    instructionsImage: '/pictures/code.svg',
  });
});

test.each([
  ['both known', ['de-DE', 'en-GB'], ['de-DE'], ['languages']],
  ['none known', ['fr-FR'], local.languages, ['languages']],
  ['all known', ['de-DE'], ['de-DE'], []],
])('[3.007] languages without texts are left out: %s', (_, languages, kept, fields) => {
  const { site, dropped } = mergeSiteConfig(local, { languages });
  expect(site.languages).toEqual(kept);
  expect(dropped.map(({ field }) => field)).toEqual(fields);
});

test.each(['https://cdn.example/brand.css', '//cdn.example/brand.css'])(
  '[3.041] a style sheet of another host is left out: %s',
  (externalCssFile) => {
    const { site, dropped } = mergeSiteConfig(local, { externalCssFile });
    expect(site.externalCssFile).toBe(local.externalCssFile);
    expect(dropped).toMatchObject([{ field: 'externalCssFile' }]);
  },
);

test('whatever a server sends, the essential fields keep their types', () => {
  const fields = Object.keys(local);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), fc.jsonValue()), (answer) => {
      const { site } = mergeSiteConfig(local, answer);
      expect(typeof site.brand).toBe('string');
      expect(Array.isArray(site.languages)).toBe(true);
      expect(Array.isArray(site.flags)).toBe(true);
      expect(site.numberOfShops).toBeGreaterThanOrEqual(0);
      expect(site.brandingColor).toMatch(/^#[0-9a-f]{6}$/i);
      expect(['classic', 'modern', 'restaurant']).toContain(site.layout);
    }),
    // An object that cannot be written as a text.
    { numRuns: 1000, examples: [[{ logo: { toString: [] } }]] },
  );
});
