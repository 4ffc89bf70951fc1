import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import { code128, drawingSVG, qrcode } from 'bwip-js/browser';
import { launchOptions } from './support/browser.ts';
import { FULL } from './support/in-gate.ts';
import { port, siteUrl } from './support/ports.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

// The camera is a film that each test writes before it presses the button.

const film = join(tmpdir(), `card-${port}.y4m`);
const [WIDTH, HEIGHT] = [1280, 720];

test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...launchOptions.args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});
// One after the other: they share the film.
test.describe.configure({ mode: 'default' });

const ownLink = `${siteUrl('schenkwerk-de')}/#code=DEMO-50`;
const qr = (text: string) => qrcode({ bcid: 'qrcode', text }, drawingSVG());
const barcode = (text: string) => code128({ bcid: 'code128', text, height: 12 }, drawingSVG());

/** A card on a table, held a little askew. */
function card(code: string): Resvg {
  const inner = code.replace('<svg', '<svg x="400" y="220" width="480" height="280"');
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <rect width="${WIDTH}" height="${HEIGHT}" fill="#77736c"/>
      <g transform="rotate(3 640 360)">
        <rect x="300" y="130" width="680" height="460" rx="20" fill="#f4f1ea"/>${inner}
      </g>
    </svg>`,
  );
}

/** Writes a film of this card: grey is enough. */
function writeFilm(picture: Resvg): void {
  const { pixels } = picture.render();
  const light = Buffer.alloc(WIDTH * HEIGHT, 0);
  for (let at = 0; at < light.length; at += 1) light[at] = pixels[at * 4] ?? 0;
  const frame = [Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)];
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420\n`);
  writeFileSync(film, Buffer.concat([head, ...frame, ...frame]));
}

async function openSlowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    for (const type of ['playing', 'input']) {
      document.addEventListener(type, () => (times[type] = performance.now()), true);
    }
  });
  await page.goto('/');
  await expect.poll(() => isTakenOver(page)).toBe(true);
}

/** How long it took from the first picture to the code in the field. */
const readingTime = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { playing = 0, input = Infinity } = (
      window as unknown as { times: Record<string, number> }
    ).times;
    return input - playing;
  });

for (const [what, code] of [
  ['a QR code with a link of the site', qr(ownLink)],
  ['a Code 128', barcode('DEMO-50')],
] as const) {
  test(
    `${what} is read from the card by a slow phone, and sent by the visitor only @phone`,
    FULL,
    async ({ page }) => {
      writeFilm(card(code));
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openSlowly(page);
      expect(asked.filter((url) => /scan|read-pixels/.test(url))).toEqual([]);
      await page.getByRole('button', { name: 'Code abfotografieren' }).click();
      const field = page.getByRole('textbox', { name: 'Gutscheincode' });
      await expect(field).toHaveValue('DEMO-50');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(field).toBeFocused();
      await expect(
        page.getByText('Code gelesen: DEMO-50. Prüfe ihn und sende ihn ab.'),
      ).toBeAttached();
      const time = await readingTime(page);
      test.info().annotations.push({ type: 'read after', description: `${Math.round(time)} ms` });
      expect(time).toBeLessThan(2000);
      expect(asked.filter((url) => /DEMO|\/token/.test(url))).toEqual([]);
    },
  );
}

test('a code of somebody else is named, and the camera goes on until it shows a voucher or the window closes @phone', async ({
  page,
}) => {
  writeFilm(card(qr('https://other.example/#code=DEMO-50')));
  await page.goto('/');
  await page.getByRole('button', { name: 'Code abfotografieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Code abfotografieren' });
  await expect(dialog.getByText(/^Das ist kein Gutscheincode/)).toBeVisible();
  const tracks = await dialog
    .locator('video')
    .evaluateHandle((video: HTMLVideoElement) => (video.srcObject as MediaStream).getTracks());
  const states = () => tracks.evaluate((all) => all.map(({ readyState }) => readyState));
  expect(await states()).toEqual(['live']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await states()).toEqual(['ended']);
  await expect(page.getByRole('button', { name: 'Code abfotografieren' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Gutscheincode' })).toHaveValue('');
});

test(
  'a barcode can be read from the picture that a code is kept as @desktop',
  FULL,
  async ({ page }) => {
    await page.goto('/merchantcode/demo-code128');
    await page.getByRole('button', { name: 'Code aufdecken' }).click();
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Als Bild sichern' }).click();
    const picture = await begun;
    expect(picture.suggestedFilename()).toBe('Shopcode.png');
    await page.goto('/');
    await page.getByRole('button', { name: 'Code abfotografieren' }).click();
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('dialog').getByRole('button', { name: 'Foto verwenden' }).click();
    await (await chosen).setFiles(await picture.path());
    await expect(page.getByRole('textbox', { name: 'Gutscheincode' })).not.toHaveValue('');
  },
);

test('a refused camera leads to a photo and to typing @phone', FULL, async ({ page }) => {
  // A browser without a window has nobody to ask.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Code abfotografieren' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Code abfotografieren' });
  await expect(dialog.getByText(/^Die Kamera ist hier nicht erlaubt/)).toBeVisible();
  const take = async (code: string) => {
    const chosen = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Foto verwenden' }).click();
    const buffer = card(code).render().asPng();
    await (await chosen).setFiles({ name: 'karte.png', mimeType: 'image/png', buffer });
  };
  await take('<svg></svg>');
  await expect(dialog.getByText(/^Auf dem Foto ist kein Code zu lesen/)).toBeVisible();
  await take(barcode('DEMO-50'));
  const field = page.getByRole('textbox', { name: 'Gutscheincode' });
  await expect(field).toHaveValue('DEMO-50');
  await expect(field).toBeFocused();
  await open.click();
  await dialog.getByRole('button', { name: 'Code eintippen' }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toBeFocused();
});
