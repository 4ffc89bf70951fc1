import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/support/browser.ts';
import { findBrowser } from '../scripts/setup/find-browser.mjs';

const executablePath = findBrowser({ isWhole: true });

/** The first thing that a visitor does on a page. */
export interface FirstAct {
  readonly path: string;
  /** Selector of the element to press. */
  readonly press: string;
  /** Selector of the effect of the press, before a server answers. */
  readonly effect: string;
}

/** One visit, in milliseconds. */
export interface ActTimes {
  /** From the first press until the screen shows its effect. */
  readonly effectInMs: number;
  /** The longest interaction by Event Timing, in steps of 8 ms. */
  readonly longestEventInMs: number;
}

export interface Visit {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly act: FirstAct;
  /** When the visitor presses: milliseconds after the navigation began. */
  readonly afterInMs: number;
}

/** The effect must be there by then, ms. */
const LIMIT = 20_000;

/** What Chromium's developer tools call slow 4G; they delay every request by this latency (ms; bytes per second). */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
};

/** Opens visits in a browser of its own, each with an empty cache, as a phone on slow 4G with a quarter of the speed. */
export async function openFirstActs() {
  const browser = await chromium.launch({
    ...launchOptions,
    ...(executablePath && { executablePath }),
  });
  return {
    close: () => browser.close(),
    async measure({ origin, act, afterInMs }: Visit): Promise<ActTimes> {
      const context = await browser.newContext({
        // The certificate is self-signed.
        ignoreHTTPSErrors: true,
        locale: 'de-DE',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      try {
        const page = await context.newPage();
        await slowDown(page);
        await page.addInitScript(observe, act);
        await page.goto(origin + act.path, { waitUntil: 'commit' });
        const control = page.locator(act.press).first();
        await control.waitFor();
        const begun = await page.evaluate(() => performance.timeOrigin);
        await wait(Math.max(0, begun + afterInMs - Date.now()));
        // In one step: a page may replace its frame at any moment.
        const box = await page.evaluate((selector) => {
          const element = document.querySelector(selector);
          element?.scrollIntoView({ block: 'nearest' });
          return element?.getBoundingClientRect().toJSON() as DOMRect;
        }, act.press);
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        await page.waitForFunction(() => window.firstAct.effect !== undefined, undefined, {
          timeout: LIMIT,
        });
        // The browser tells of an event after the frame that shows its effect.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
        const { pressed, effect, events } = await page.evaluate(() => window.firstAct);
        return {
          effectInMs: Number(effect) - Number(pressed),
          longestEventInMs: Math.max(0, ...events),
        };
      } finally {
        await context.close();
      }
    },
  };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

declare global {
  interface Window {
    firstAct: {
      /** Time of the first press and of the frame after its effect, by `performance.now()`. */
      pressed: number | undefined;
      effect: number | undefined;
      /** Durations of events, ms. */
      events: number[];
    };
  }
}

/** Runs in the page before everything else. */
function observe({ effect }: FirstAct): void {
  const seen: Window['firstAct'] = { pressed: undefined, effect: undefined, events: [] };
  window.firstAct = seen;
  // The browser's own time of the press: waiting for the main thread counts.
  const press = ({ timeStamp }: Event) => (seen.pressed ??= timeStamp);
  addEventListener('pointerdown', press, true);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.events.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const changes = new MutationObserver(() => {
    if (seen.pressed === undefined || !document.querySelector(effect)) return;
    changes.disconnect();
    requestAnimationFrame(() => setTimeout(() => (seen.effect = performance.now())));
  });
  changes.observe(document, { attributes: true, childList: true, subtree: true });
}
