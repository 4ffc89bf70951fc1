// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { loadSite } from '~/sites/load-site';
import { createSiteStore } from '~/sites/site-store';
import { followSite } from './follow-site';

class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', Sheet);
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], configurable: true });
  // The page as the build writes it; nothing in it comes from outside.
  document.head.innerHTML =
    '<meta name="description" content="prerendered"><link rel="icon" href="/prerendered.svg">';
});

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
  const [theme] = document.adoptedStyleSheets as unknown as Sheet[];
  const before = theme?.text;
  const config = {
    faviconPath: '/bonus.svg',
    customMeta: { description: 'Bonus' },
    brandingColor: '#0b6e4f',
  };
  await store.applyVariation({ urlName: 'bonus', config });
  expect(icon()).toBe('/bonus.svg');
  expect(description()).toBe('Bonus');
  expect(theme?.text).not.toBe(before);
  await store.applyVariation(undefined);
  expect(icon()).toBe('/server.svg');
  expect(description()).toBe('of the server');
  expect(theme?.text).toBe(before);
});
