import { expect, test } from 'vitest';
import hosts from './hosts.json';
import { loadSite, siteIdForHost, siteIds } from './load-site';

test.each([
  ['schenkwerk-de.localhost:5173', 'schenkwerk-de'],
  ['FREUDENTAG-AT.localhost', 'freudentag-at'],
  ['schenkwerk.de.example', 'schenkwerk-de'],
  ['www.schenkwerk.de.example', 'schenkwerk-de'],
  ['unknown.localhost', undefined],
  ['localhost', undefined],
  ['constructor', undefined],
  ['evil.example', undefined],
])('[1.007] [3.001] %s is the site %s', (host, id) => {
  expect(siteIdForHost(host)).toBe(id);
});

test.each(siteIds)(
  '[3.010] the file of %s agrees with the host table and its own rules',
  async (id) => {
    const site = await loadSite(id);
    expect(site.id).toBe(id);
    for (const domain of site.domains) {
      expect(hosts).toHaveProperty([domain], id);
      expect(hosts).toHaveProperty([`www.${domain}`], id);
    }
    // The website of the brand is another one: an alias would lead back here.
    expect(Object.keys(hosts)).not.toContain(new URL(site.website ?? 'https://none.example').host);
    expect(site.languages.length).toBeGreaterThan(0);
    expect(site.numberOfShops).toBeGreaterThanOrEqual(50);
    expect(site.numberOfShops).toBeLessThanOrEqual(500);
    const links = JSON.stringify(site).match(/"http:[^"]*"/g);
    expect(links).toBeNull();
  },
);
