import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/support/browser.ts';
import { median } from './support/median.ts';
import { wallOf } from './support/shops.ts';

const RUNS = 3;
/** What is typed: narrows to nothing and widens again. */
const WORD = 'buchladen';
/** Between two keys in ms, for a fast typist. */
const KEY_PAUSE = 120;

export interface WallMedians {
  /** Milliseconds from the key until the screen shows its effect, the slowest key of a run. */
  readonly worstKeyInMs: number;
  /** Milliseconds from the navigation until the first card is in the page; none on an empty wall. */
  readonly firstCardInMs: number | undefined;
}

/** Types into the search of a wall with so many shops, on a processor four times slower. */
export async function measureWall(url: string, shops: number): Promise<WallMedians> {
  const body = JSON.stringify(wallOf(shops));
  const browser = await chromium.launch(launchOptions);
  try {
    const runs: WallMedians[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await typeOnce(browser, url, body));
    const cards = runs.flatMap(({ firstCardInMs }) => firstCardInMs ?? []);
    return {
      worstKeyInMs: median(runs.map(({ worstKeyInMs }) => worstKeyInMs)),
      firstCardInMs: cards.length > 0 ? median(cards) : undefined,
    };
  } finally {
    await browser.close();
  }
}

async function typeOnce(browser: Browser, url: string, body: string): Promise<WallMedians> {
  const page = await openWall(browser, body);
  await page.addInitScript(observe);
  await page.goto(`${url}/shops`);
  const hasCards = body !== '[]';
  const search = page.getByRole('searchbox');
  await search.waitFor();
  if (hasCards) await page.locator('a[data-shop-id]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await search.focus();
  await page.evaluate(() => window.bench.keys.splice(0));
  for (const character of WORD) await search.press(character, { delay: KEY_PAUSE });
  for (const _ of WORD) await search.press('Backspace', { delay: KEY_PAUSE });
  // The browser tells of an event after the frame that shows its effect.
  await page.waitForFunction((count) => window.bench.seen >= count, WORD.length * 2);
  const { keys, firstCard } = await page.evaluate(() => window.bench);
  await page.context().close();
  return { worstKeyInMs: Math.max(...keys), firstCardInMs: firstCard };
}

/** A page with this answer to the wall's call, slowed down. */
async function openWall(browser: Browser, body: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await page.route('**/api/v2/shop/wall/*', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

interface Observed {
  /** Durations of the keys' events, ms, in steps of 8. */
  keys: number[];
  /** Keys that were pressed down. */
  seen: number;
  firstCard: number | undefined;
}

declare global {
  interface Window {
    bench: Observed;
  }
}

/** Runs in the page before everything else. */
function observe(): void {
  const bench: Observed = { keys: [], seen: 0, firstCard: undefined };
  window.bench = bench;
  addEventListener('keydown', () => requestAnimationFrame(() => setTimeout(() => bench.seen++)));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (/^(key|input|beforeinput)/.test(entry.name)) bench.keys.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  const cards = new MutationObserver(() => {
    if (!document.querySelector('a[data-shop-id]')) return;
    cards.disconnect();
    bench.firstCard = performance.now();
  });
  cards.observe(document, { childList: true, subtree: true });
}

/** How many of 500 shops assistive technology reaches when all of them are shown. */
export async function countReachableShops(url: string): Promise<number> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await openWall(browser, JSON.stringify(wallOf(500)));
    // More blocks than there are: the address shows the whole wall.
    await page.goto(`${url}/shops?page=20`);
    await page.locator('a[data-shop-id]').nth(499).waitFor({ state: 'attached' });
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const addresses = nodes
      .filter(({ ignored, role }) => !ignored && role?.value === 'link')
      .map(({ properties }) => properties?.find(({ name }) => name === 'url')?.value.value);
    return new Set(addresses.filter((address) => /\/shops\/\d+/.test(String(address)))).size;
  } finally {
    await browser.close();
  }
}
