import { expect, test } from 'vitest';
import { thirdParties } from '../../src/sites/third-parties.ts';
import { connectSources, thirdPartySources } from './third-party-sources.ts';

const site = {
  country: 'DE',
  cookieConsentSiteId: 'a',
  cookieConsentKey: 'b',
  tagManagerId: 'GTM-1',
  zendesk: { isActive: true, key: 'c' },
};

test('a site without third-party scripts needs no foreign origin', () => {
  expect(thirdPartySources(thirdParties(site, {}))).toEqual({
    script: [],
    connect: [],
    frame: [],
    formAction: [],
  });
});

test('a site allows the origins of what it uses, and no others', () => {
  const { script, connect } = thirdPartySources(
    thirdParties(site, { consent: 'https://consent.example/{siteId}.js' }),
  );
  expect(script).toEqual([
    'https://consent.example',
    'https://www.googletagmanager.com',
    'https://static.zdassets.com',
  ]);
  expect(connect).toEqual(expect.arrayContaining([...script, 'https://ekr.zdassets.com']));
});

test.each([
  ['/mock-geocoding', []],
  ['https://geo.example/v1', ['https://geo.example']],
])('a page may ask the geocoding service at %s', (address, connect) => {
  expect(connectSources(address).connect).toEqual(connect);
});
