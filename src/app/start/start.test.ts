// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOOT_DATA_ID, type BootData } from '~/app/boot-data';
import { LOADING_GRACE } from '~/app/loading-grace';
import { takeQueuedSubmit } from '~/features/redeem/queued-submit';
import { needsStart } from './needs-start';
import type * as startApplication from './start-application';
import { FONTS_ID, type StartData } from './start-data';

const data: StartData = {
  main: '/assets/main.js',
  sheet: '/assets/page.css',
  preload: ['/assets/main.js', '/assets/react.js'],
  earlyCalls: ['/api/redeem-site-config/de'],
  headers: { 'Accept-Language': 'de-DE,de;q=0.9' },
  builtIn: new Date().getFullYear(),
};

const loadApplication = vi.hoisted(() => vi.fn());
vi.mock(import('./start-application'), async (original) => ({
  ...(await original()),
  loadApplication,
}));

let paint: () => void;
const listening = vi.fn<typeof addEventListener>();
const site = { id: 'schenkwerk-de', maintenanceMode: false, paymentOptions: [] };
const fetched = vi.fn(() => Promise.resolve(Response.json(site)));

/** As the build writes it; nothing in it comes from outside. */
function writePage(start: Partial<StartData>): void {
  const boot = { site, locale: 'de-DE', start };
  document.head.replaceChildren();
  const markup =
    `<form id="code-form"><button>Send</button></form><form id="other"></form>` +
    `<a href="/help"><span>Help</span></a><section data-live></section>` +
    `<script type="application/json" id="${BOOT_DATA_ID}">${JSON.stringify(boot)}</script>`;
  document.body.replaceChildren(document.createRange().createContextualFragment(markup));
}

// jsdom has no fonts.
Object.assign(document, { fonts: { load: async () => [] } });

beforeEach(() => {
  vi.resetModules();
  loadApplication.mockClear();
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json(site)));
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  writePage(data);
  listening.mockClear().mockImplementation(window.addEventListener.bind(window));
  vi.stubGlobal('addEventListener', listening);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onPaint: () => void) {
        paint = onPaint;
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  // A page has one inline script; those of earlier tests must not listen any more.
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
});

const acts = (type: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new Event(type, { bubbles: true }));

test.each([
  [true, 'prefetch', 'prefetch'],
  [false, 'modulepreload', 'preload'],
])(
  'a page asks for its configuration once it is painted, and fetches its scripts and styles without running them; prefetch: %s',
  async (isKnown, script, style) => {
    vi.useFakeTimers();
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(isKnown);
    await import('./app-start');
    expect(fetched).not.toHaveBeenCalled();
    paint();
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/redeem-site-config/de', {
      headers: { 'Accept-Language': 'de-DE,de;q=0.9' },
    });
    expect(window.earlyAnswers?.answers['/api/redeem-site-config/de']).toBeInstanceOf(Promise);
    paint();
    await vi.runAllTimersAsync();
    const links = [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.href]);
    const address = (path: string) => new URL(path, location.href).href;
    expect(links).toEqual([
      [style, address(data.sheet)],
      ...data.preload.map((path) => [script, address(path)]),
    ]);
    expect(loadApplication).not.toHaveBeenCalled();
  },
);

test.each([
  ['/shops/1001/nordlicht', ['/api/redeem-site-config/de', '/api/v2/shop/1001?fields=name']],
  ['/shops/1001', ['/api/redeem-site-config/de', '/api/v2/shop/1001?fields=name']],
  ['/shops/nordlicht', ['/api/redeem-site-config/de']],
  ['/shops/0', ['/api/redeem-site-config/de']],
])('the page %s asks early for %j', async (path, addresses) => {
  history.replaceState(null, '', path);
  const earlyCalls: StartData['earlyCalls'] = [...data.earlyCalls, '/api/v2/shop/{id}?fields=name'];
  writePage({ ...data, earlyCalls });
  await import('./app-start');
  paint();
  expect(fetched.mock.calls.map((call: unknown[]) => call[0])).toEqual(addresses);
});

test('the whole sheet takes the place of the styles in the page, before the brand’s', async () => {
  const [own, brand] = [document.createElement('style'), document.createElement('style')];
  document.head.append(own, brand);
  const { loadApplication: load } =
    await vi.importActual<typeof startApplication>('./start-application');
  load(data);
  expect([...document.head.children].slice(0, 3).map(({ localName }) => localName)).toEqual([
    'style',
    'link',
    'style',
  ]);
  expect(document.head.querySelector('link')).toMatchObject({
    rel: 'stylesheet',
    href: new URL(data.sheet, location.href).href,
  });
});

/** The fonts of a device, by the families of the page that it has; null for one that is not declared. */
function stubFonts(families: Record<string, boolean | null>): HTMLStyleElement {
  Object.assign(document, {
    fonts: {
      load: async (font: string) => {
        const family = Object.keys(families).find((name) => font.includes(`"${name}"`)) ?? '';
        if (families[family] === false) throw new DOMException('', 'NetworkError');
        return families[family] ? [{}] : [];
      },
    },
  });
  const fonts = Object.assign(document.createElement('style'), { id: FONTS_ID, media: 'not all' });
  document.head.append(fonts);
  return fonts;
}

const later = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['', false],
  ['https://mail.example/', false],
  [`${location.origin}.example/`, false],
  [`${location.origin}/help`, true],
])('fonts come after the first paint; a visitor from %j has them before: %s', async (from, has) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  const fonts = stubFonts({ 'Figtree Fallback': true });
  await import('./app-start');
  await later();
  expect(fonts.media).toBe(has ? 'all' : 'not all');
  paint();
  await later();
  expect(fonts.media).toBe('all');
});

test.each([
  ['Arial', { 'Figtree Fallback': true, 'Figtree Android': false }, 'all'],
  ['Roboto', { 'Figtree Fallback': false, 'Figtree Android': true }, 'all'],
  ['neither', { 'Figtree Fallback': false, 'Figtree Android': false }, 'not all'],
  [
    'Roboto, on a page with a display face',
    {
      'Figtree Fallback': false,
      'Figtree Android': true,
      'Display Fallback': false,
      'Display Android': true,
    },
    'all',
  ],
  [
    'Arial, and nothing for the display face',
    { 'Figtree Fallback': true, 'Display Fallback': false, 'Display Android': false },
    'not all',
  ],
])('a device with %s: the fonts are used where nothing moves', async (_name, families, media) => {
  const fonts = stubFonts(families);
  await import('./app-start');
  paint();
  await later();
  expect(fonts.media).toBe(media);
});

test('a page that always runs starts when it is painted, or after it is loaded where it is never painted', async () => {
  vi.useFakeTimers();
  const { builtIn: _, ...always } = data;
  writePage(always);
  await import('./app-start');
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(299);
  expect(loadApplication).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(loadApplication).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'focusin', 'click', 'submit'])(
  'the first act of a visitor starts it once: %s',
  async (type) => {
    await import('./landing-start');
    acts(type);
    acts('pointerdown');
    paint();
    expect(loadApplication).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledOnce();
  },
);

test('a link leads on by itself', async () => {
  await import('./app-start');
  for (const type of ['pointerdown', 'focusin', 'click']) {
    acts(type, document.querySelector('a span') ?? document);
  }
  expect(loadApplication).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>]>([
  ['is maintenance', () => Promise.resolve(Response.json({ ...site, maintenanceMode: true }))],
  ['is an error', () => Promise.resolve(Response.json(site, { status: 503 }))],
  ['is a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['does not come', () => Promise.reject(new TypeError('no connection'))],
  ['takes long', () => new Promise(() => {})],
])('it starts where the configuration %s [4.005] [4.006]', async (_, answer) => {
  vi.useFakeTimers();
  fetched.mockImplementation(answer);
  await import('./app-start');
  paint();
  await vi.advanceTimersByTimeAsync(LOADING_GRACE);
  expect(loadApplication).toHaveBeenCalledOnce();
});

test('it starts when a part comes into view that waits for a server', async () => {
  const observed: Element[] = [];
  let see: (parts: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: typeof see) {
        see = onChange;
      }
      observe = (part: Element) => observed.push(part);
    },
  );
  await import('./app-start');
  paint();
  expect(observed).toEqual([document.querySelector('[data-live]')]);
  see([{ isIntersecting: false }]);
  expect(loadApplication).not.toHaveBeenCalled();
  see([{ isIntersecting: true }]);
  expect(loadApplication).toHaveBeenCalledOnce();
});

test('a page that comes back from the cache of the browser looks again', async () => {
  await import('./app-start');
  const comesBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  comesBack();
  expect(loadApplication).not.toHaveBeenCalled();
  sessionStorage.setItem('voucher:schenkwerk-de', 'token');
  comesBack();
  expect(loadApplication).toHaveBeenCalledOnce();
});

test.each<[string, boolean, () => void]>([
  ['nothing', false, () => {}],
  [
    'parameters that count visits',
    false,
    () => history.replaceState(null, '', '/?utm_source=mail'),
  ],
  ['a place on the page', false, () => history.replaceState(null, '', '/#where')],
  ['its own language as the chosen one', false, () => localStorage.setItem('locale', 'de-DE')],
  ['a parameter', true, () => history.replaceState(null, '', '/?utm_source=mail&lang=fr')],
  ['what a page passed on', true, () => history.replaceState({ usr: { orderNumber: '1' } }, '')],
  ['a chosen language', true, () => localStorage.setItem('locale', 'fr-CH')],
  ['a voucher', true, () => sessionStorage.setItem('voucher:schenkwerk-de', 'token')],
  ['the variation of the tab', true, () => sessionStorage.setItem('category:schenkwerk-de', 'x')],
  ['another year', true, () => vi.setSystemTime(new Date(2099, 0, 1))],
])('needs to run with %s: %s', (_, isNeeded, prepare) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  prepare();
  expect(needsStart({ locale: 'de-DE', start: data } as BootData)).toBe(isNeeded);
});

test('a code that is sent before the application runs waits for it; other forms are left alone', async () => {
  await import('./landing-start');
  const submit = (id: string) => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    document.getElementById(id)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(submit('other')).toBe(false);
  expect(takeQueuedSubmit()).toBe(false);
  expect(submit('code-form')).toBe(true);
  expect(loadApplication).toHaveBeenCalledOnce();
  expect(takeQueuedSubmit()).toBe(true);
});

test('[7.002] the early calls of an end-to-end build have its header', async () => {
  const { sendEarlyCalls } = await import('./start-application');
  const headers = { ...data.headers, 'X-End-To-End-Test': 'mock' };
  await sendEarlyCalls({ ...data, headers });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/redeem-site-config/de', { headers });
});
