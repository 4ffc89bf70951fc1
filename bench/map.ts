import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/support/browser.ts';
import { median } from './support/median.ts';

const PLACES = 2000;
const CENTER = { lat: 53.55, lng: 9.99 };
/** How far the map is dragged, in steps of some pixels. */
const STEPS = 120;

/** Drags a map with 2,000 places, not slowed down. @returns what the middle frame costs, in ms */
export async function measureMap(url: string): Promise<number> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({
      locale: 'de-DE',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'no-preference',
    });
    await page.route('**/api/v2/region/acceptance-points*', (route) =>
      route.fulfill({ contentType: 'application/json', body: JSON.stringify(placesAround()) }),
    );
    await page.goto(`${url.replace('schenkwerk-de', 'heimatgruss')}/region?q=Hamburg`);
    await page.getByRole('heading', { name: /^2\.?000 / }).waitFor();
    const map = page.locator('.leaflet-container');
    await map.locator('canvas').first().waitFor();
    await map.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    return median(await dragAndWatch(page));
  } finally {
    await browser.close();
  }
}

async function dragAndWatch(page: Page): Promise<number[]> {
  const box = await page.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('the map is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const frames = page.evaluate(watchFrames, 2500);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.move(x + 180 * Math.sin(step / 8), y + 120 * Math.cos(step / 8));
  }
  await page.mouse.up();
  return frames;
}

/**
 * Runs in the page: what each frame costs, from its beginning until it is painted, ms. The time between
 * frames would only tell how often the screen shows one.
 */
function watchFrames(duration: number): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    const start = performance.now();
    const { port1, port2 } = new MessageChannel();
    let began = start;
    // A message that is sent in a frame arrives after the frame was painted.
    port1.addEventListener('message', () => frames.push(performance.now() - began));
    port1.start();
    const look = (now: number): void => {
      began = now;
      port2.postMessage(undefined);
      if (now - start < duration) requestAnimationFrame(look);
      else resolve(frames);
    };
    requestAnimationFrame(look);
  });
}

/** Places on a spiral, so that none hides another. */
function placesAround(): object {
  const items = Array.from({ length: PLACES }, (_, index) => {
    const [turn, radius] = [index * 2.4, 0.004 * Math.sqrt(index)];
    return {
      id: index + 1,
      name: `Laden ${index + 1}`,
      address: { street: `Weg ${index + 1}`, postalCode: '20095', city: 'Hamburg', country: 'DE' },
      lat: CENTER.lat + radius * Math.sin(turn),
      lng: CENTER.lng + radius * 1.7 * Math.cos(turn),
      distanceKm: Math.round(radius * 1110) / 10,
      categories: [26],
      online: false,
      inBranch: true,
    };
  });
  return { items, total: PLACES };
}
