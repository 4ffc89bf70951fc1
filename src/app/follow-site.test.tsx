import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSite } from '~/sites/load-site';
import { createSiteStore } from '~/sites/site-store';
import { THEME_ID } from './boot-data';
import { followSite } from './follow-site';

const LOOK = '@layer tokens { :root { --r0: 4px } }';

beforeEach(() => {
  // Tests run as development, where the look is a constructed sheet.
  vi.stubEnv('DEV', false);
  // The page as the build writes it; nothing in it comes from outside.
  document.head.innerHTML =
    '<meta name="description" content="prerendered"><link rel="icon" href="/prerendered.svg">' +
    `<style id="${THEME_ID}">@layer tokens { :root { --brand: red } }${LOOK}</style>`;
});
afterEach(() => vi.unstubAllEnvs());

const theme = () =>
  [...(document.querySelector<HTMLStyleElement>(`#${THEME_ID}`)?.sheet?.cssRules ?? [])].map(
    ({ cssText }) => cssText,
  );

const description = () =>
  document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

test('[3.040] [3.044] [3.072] [3.074] icon, description and colour follow the server and a variation', async () => {
  const local = await loadSite('schenkwerk-de');
  const answer = {
    id: local.id,
    faviconPath: '/server.svg',
    customMeta: { description: 'of the server' },
  };
  const fetchConfig = () => Promise.resolve(answer);
  const store = createSiteStore({ local, fetchConfig, report: vi.fn() });
  followSite(store);
  await store.load();
  expect(icon()).toBe('/server.svg');
  expect(description()).toBe('of the server');
  const [, look] = theme();
  const config = {
    faviconPath: '/bonus.svg',
    customMeta: { description: 'Bonus' },
    brandingColor: '#0b6e4f',
  };
  await store.applyVariation({ urlName: 'bonus', config });
  expect(icon()).toBe('/bonus.svg');
  expect(description()).toBe('Bonus');
  expect(theme()).toEqual([expect.stringContaining('--brand: #0b6e4f'), look]);
  await store.applyVariation(undefined);
  expect(icon()).toBe('/server.svg');
  expect(description()).toBe('of the server');
  expect(theme()).toEqual([expect.stringContaining(`--brand: ${local.brandingColor};`), look]);
});
