// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOOT_DATA_ID } from '~/app/boot-data';
import { takeQueuedSubmit } from '~/features/redeem/queued-submit';
import type { StartData } from './start-data';

const data: StartData = {
  main: '/assets/main.js',
  preload: ['/assets/main.js', '/assets/react.js'],
  earlyCalls: ['/api/redeem-site-config/de'],
  acceptLanguage: 'de-DE,de;q=0.9',
};

const loadApplication = vi.hoisted(() => vi.fn());
vi.mock(import('./start-application'), async (original) => ({
  ...(await original()),
  loadApplication,
}));

let paint: () => void;
const listening = vi.fn<typeof addEventListener>();
const fetched = vi.fn(() => Promise.resolve(new Response()));

beforeEach(() => {
  vi.resetModules();
  loadApplication.mockClear();
  fetched.mockClear();
  // The page as the build writes it; nothing in it comes from outside.
  document.body.innerHTML =
    `<form id="code-form"><button>Send</button></form><form id="other"></form>` +
    `<script type="application/json" id="${BOOT_DATA_ID}">${JSON.stringify({ start: data })}</script>`;
  listening.mockClear().mockImplementation(window.addEventListener.bind(window));
  vi.stubGlobal('addEventListener', listening);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('requestIdleCallback', (start: () => void) => start());
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

test('a page asks for its configuration once it is painted, then for its scripts', async () => {
  vi.useFakeTimers();
  await import('./app-start');
  expect(fetched).not.toHaveBeenCalled();
  paint();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/redeem-site-config/de', {
    headers: { 'Accept-Language': 'de-DE,de;q=0.9' },
  });
  expect(window.earlyAnswers?.answers['/api/redeem-site-config/de']).toBeInstanceOf(Promise);
  paint();
  await vi.runAllTimersAsync();
  expect(loadApplication).toHaveBeenCalledExactlyOnceWith(data);
});

test('a page that is never painted starts after it is loaded', async () => {
  vi.useFakeTimers();
  await import('./app-start');
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(299);
  expect(loadApplication).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.runAllTimersAsync();
  expect(loadApplication).toHaveBeenCalledOnce();
});

test('the landing page starts once, at the first touch or when the browser is idle', async () => {
  await import('./landing-start');
  dispatchEvent(new Event('pointerdown'));
  expect(loadApplication).toHaveBeenCalledOnce();
  paint();
  expect(loadApplication).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledOnce();
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
  sendEarlyCalls({ ...data, endToEndHeader: 'X-End-To-End-Test: mock' });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/redeem-site-config/de', {
    headers: { 'Accept-Language': data.acceptLanguage, 'X-End-To-End-Test': 'mock' },
  });
});
