import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOOT_DATA_ID, START_PROBLEM_ID, SHOP_ID, type StartData } from '~/app/boot-data';
import { screen } from '@testing-library/dom';
import type * as startApplication from './start-application';
import { addFonts } from './testing';

const data: StartData = {
  main: '/assets/main.js',
  sheet: '/assets/page.css',
  preload: ['/assets/main.js', '/assets/react.js'],
  earlyCalls: ['/api/redeem-site-config/de'],
  headers: { 'Accept-Language': 'de-DE,de;q=0.9' },
};

const loadApplication = vi.hoisted(() => vi.fn());
vi.mock(import('./start-application'), async (original) => ({
  ...(await original()),
  loadApplication,
}));

let paint: () => void;
const listening = vi.fn<typeof addEventListener>();
const fetched = vi.fn(() => Promise.resolve(Response.json({})));

/** As the build writes it; nothing in it comes from outside. */
function writePage(start: StartData): void {
  const boot = { locale: 'de-DE', start };
  document.head.replaceChildren();
  const markup =
    `<form><button>Send</button></form>` +
    `<script type="application/json" id="${BOOT_DATA_ID}">${JSON.stringify(boot)}</script>`;
  document.body.replaceChildren(document.createRange().createContextualFragment(markup));
}

beforeEach(() => {
  vi.resetModules();
  loadApplication.mockClear();
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({})));
  history.replaceState(null, '', '/');
  writePage(data);
  listening.mockClear().mockImplementation(window.addEventListener.bind(window));
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('addEventListener', listening);
  vi.stubGlobal('fetch', fetched);
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

test('a page asks for its configuration and starts once it is painted, once', async () => {
  vi.useFakeTimers();
  await import('./start');
  await vi.runAllTimersAsync();
  expect(fetched).not.toHaveBeenCalled();
  expect(loadApplication).not.toHaveBeenCalled();
  paint();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/redeem-site-config/de', {
    headers: { 'Accept-Language': 'de-DE,de;q=0.9' },
  });
  expect(window.earlyAnswers?.answers['/api/redeem-site-config/de']).toBeInstanceOf(Promise);
  paint();
  await vi.runAllTimersAsync();
  expect(loadApplication).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledOnce();
});

test('a call that fails before it leaves does not hold the application back', async () => {
  fetched.mockImplementation(() => {
    throw new TypeError('Illegal invocation');
  });
  await import('./start');
  expect(() => paint()).toThrow('Illegal invocation');
  expect(loadApplication).toHaveBeenCalledOnce();
});

test.each([
  ['/shops/1001/nordlicht', ['/api/redeem-site-config/de', '/api/v2/shop/1001?fields=name']],
  ['/shops/1001', ['/api/redeem-site-config/de', '/api/v2/shop/1001?fields=name']],
  // As the page itself reads it.
  ['/shops/1e3', ['/api/redeem-site-config/de', '/api/v2/shop/1000?fields=name']],
  ['/shops/1.5', ['/api/redeem-site-config/de']],
  ['/shops/nordlicht', ['/api/redeem-site-config/de']],
  ['/shops/0', ['/api/redeem-site-config/de']],
])('the page %s asks early for %j', async (path, addresses) => {
  history.replaceState(null, '', path);
  const earlyCalls: StartData['earlyCalls'] = [
    ...data.earlyCalls,
    `/api/v2/shop/${SHOP_ID}?fields=name`,
  ];
  writePage({ ...data, earlyCalls });
  await import('./start');
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

const later = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['', false],
  ['https://mail.example/', false],
  [`${location.origin}.example/`, false],
  [`${location.origin}/help`, true],
])('fonts come after the page; a visitor from %j has them before: %s', async (from, has) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  const fonts = addFonts();
  await import('./start');
  await later();
  expect(fonts.media).toBe(has ? 'all' : 'not all');
  paint();
  await later();
  expect(fonts.media).toBe(has ? 'all' : 'not all');
});

test('a page that is never painted starts after it is loaded', async () => {
  vi.useFakeTimers();
  await import('./start');
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(299);
  expect(loadApplication).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(loadApplication).toHaveBeenCalledOnce();
});

test('a form that is sent before the application runs waits for it', async () => {
  await import('./start');
  const button = document.querySelector('button');
  const submit = () => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button });
    document.querySelector('form')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(submit()).toBe(true);
  expect(window.framePress?.control).toBe(button);
  // The application has taken the press over.
  delete window.framePress;
  expect(submit()).toBe(false);
});

test('[7.002] the early calls of an end-to-end build have its header', async () => {
  const { sendEarlyCalls } = await import('./start-application');
  const headers = { ...data.headers, 'X-End-To-End-Test': 'mock' };
  sendEarlyCalls({ ...data, headers });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/redeem-site-config/de', { headers });
});

test.each([
  ['nothing is kept', {}, 'none'],
  ['a voucher', { 'voucher:schenkwerk-de': 'token' }, undefined],
  ['a session that is over', { 'ended:schenkwerk-de': 'yes' }, undefined],
  ['an order, without a voucher', { 'redemption:schenkwerk-de': '{}' }, 'none'],
])('a frame asks for a code only in a tab without a voucher: %s', async (_name, kept, mark) => {
  delete document.documentElement.dataset['voucher'];
  sessionStorage.clear();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  await import('./start');
  expect(document.documentElement.dataset['voucher']).toBe(mark);
  sessionStorage.clear();
});

test('a frame asks for a code where the storage is forbidden', async () => {
  delete document.documentElement.dataset['voucher'];
  vi.stubGlobal('sessionStorage', undefined);
  await import('./start');
  vi.unstubAllGlobals();
  expect(document.documentElement.dataset['voucher']).toBe('none');
});

test('a browser that is too old is told so, and nothing is started', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const words = `<div id="root">Page</div><p id="${START_PROBLEM_ID}" hidden><span>Lost</span><span>Defect</span><span>Too old</span></p>`;
  document.body.append(document.createRange().createContextualFragment(words));
  await import('./start');
  expect(document.getElementById('root')).not.toBeVisible();
  expect(document.getElementById(START_PROBLEM_ID)).toBeVisible();
  expect(screen.getByText('Too old')).toBeVisible();
  expect(screen.getByText('Lost')).not.toBeVisible();
  dispatchEvent(new Event('load'));
  await later();
  expect(listening).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});
