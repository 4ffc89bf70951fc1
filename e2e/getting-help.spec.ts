import { gettingHelp } from './journeys/getting-help.ts';
import { regionUrl } from './support/support-states.ts';
import { testJourneys } from './support/test-journeys.ts';
import { expect, test } from './support/test.ts';

// A wrong code or PIN is an answer that the browser writes a line about.
test.beforeEach(({ watch }) => watch.expectFailedCalls());

testJourneys(gettingHelp);

test('a marker of the map leads to its place in the list @desktop', async ({ page }) => {
  await page.goto(regionUrl('?q=Hamburg'));
  const marker = page.getByRole('button', { name: /^Friseur Am Markt, / });
  await marker.focus();
  await marker.press('Enter');
  const show = page.getByRole('button', { name: 'Friseur Am Markt auf der Karte zeigen' });
  await expect(show).toHaveAttribute('aria-pressed', 'true');
});

test('the list works without the map @desktop', async ({ page, watch }) => {
  watch.expect(/Failed to fetch dynamically imported module|net::ERR_FAILED/);
  await page.route(/region-map/, (route) => route.abort());
  await page.goto(regionUrl('?q=20095'));
  await expect(page.getByRole('heading', { name: /^9 Geschäfte/ })).toBeVisible();
});

test('the map asks nobody but this site @desktop', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(regionUrl('?q=Hamburg'));
  await page.getByRole('button', { name: 'Näher' }).click();
  await expect(page.getByRole('button', { name: /^Friseur Am Markt, / })).toBeVisible();
  expect([...hosts].filter(Boolean)).toEqual([new URL(regionUrl()).host]);
});

test('a photo that is too large is made smaller and loses what the camera wrote @desktop', async ({
  page,
}) => {
  await page.goto('/help/other');
  await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
  // A real picture, made here, with noise so that it weighs more than 5 MB.
  const address = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800);
    const context = canvas.getContext('2d');
    const noise = new ImageData(2400, 1800);
    for (let at = 0; at < noise.data.length; at += 4) {
      noise.data[at] = (at * 7919) % 251;
      noise.data[at + 1] = (at * 104_729) % 241;
      noise.data[at + 2] = (at * 1_299_709) % 239;
      noise.data[at + 3] = 255;
    }
    context?.putImageData(noise, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  const picture = Buffer.from(address, 'base64');
  const padding = Buffer.alloc(Math.max(0, 6_000_000 - picture.length));
  const field = page.getByLabel(/^Fotos oder Belege/);
  await field.setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    // What follows the end of a picture belongs to its weight.
    buffer: Buffer.concat([picture, padding]),
  });
  await page.getByRole('button', { name: 'Foto verkleinern' }).click();
  await expect(page.getByText('foto.jpg', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'foto.jpg drehen' }).click();
  await expect(page.getByRole('button', { name: 'foto.jpg drehen' })).toBeVisible();
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});
