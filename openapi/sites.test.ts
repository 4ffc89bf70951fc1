import { expect, test } from 'vitest';
import contract from '~generated/openapi.json';
import hosts from '~/sites/hosts.json';
import { loadSite, siteIds } from '~/sites/load-site';

test('[1.007] the table of sites is that of the website', async () => {
  const sites = await Promise.all(siteIds.map(loadSite));
  const rows = sites.map(({ id, country, languages, currency, voucherCategory }) => ({
    id,
    hosts: Object.entries(hosts).flatMap(([host, site]) => (site === id ? [host] : [])),
    country,
    locales: languages,
    currency,
    voucherCategory,
  }));
  expect(contract['x-sites']).toEqual(rows);
});

test('a request of an example names a host of a site', () => {
  const bodies = JSON.stringify(
    Object.entries(contract.components.examples).filter(([name]) => name.endsWith('-request')),
  );
  const named = [...bodies.matchAll(/https:\/\/([^/"]+)/g)].map(([, host]) => host);
  const known = contract['x-sites'].flatMap((site) => site.hosts);
  expect(named).not.toEqual([]);
  expect(named.filter((host) => !known.includes(host ?? ''))).toEqual([]);
});
