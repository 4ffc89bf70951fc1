import type { Locator } from '@playwright/test';
import { jpgOf } from '../src/form/upload/testing.ts';
import { regionUrl } from './support/states/support-states.ts';
import { schenkwerkDe, testJourney } from './support/test-journey.ts';
import { expect, test } from './support/test.ts';
import { FULL } from './support/in-gate.ts';
import { text } from './support/text.ts';

// A wrong code or PIN is an answer that the browser writes a line about.
test.beforeEach(({ watch }) => watch.expectFailedCalls());

const photo = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(jpgOf(2000)),
});

testJourney(
  'a code that is not found becomes a message with a photo [2.010] [3.164] [5.017]',
  schenkwerkDe,
  async (visitor) => {
    await visitor.page.goto('/');
    await visitor.type(text('redeem.code.label'), 'NOT-FOUND');
    await visitor.press('button', text('redeem.code.submit'));
    await visitor.seesText('VCRx15');
    await visitor.press('link', 'Zur Hilfe');
    await visitor.seesPage(/^\/help$/, 'Hilfe', 'Hilfe');
    await visitor.press('link', 'Ich kann meinen Code nicht lesen');
    await visitor.sees('heading', 'Ich kann meinen Code nicht lesen');
    await visitor.checkFocus();
    // What failed is there already; of the code only its end.
    await visitor.seesText('Das Wichtigste steht schon da');
    await visitor.type(text('checkout.email'), 'ada@example.com');
    await visitor.page
      .getByLabel(/^Fotos oder Belege/)
      .setInputFiles([photo('vorne.jpg'), photo('bon.jpg')]);
    await visitor.sees('button', 'bon.jpg entfernen');
    await visitor.press('button', 'vorne.jpg entfernen');
    await visitor.press('button', 'Nachricht senden');
    await visitor.seesPage(
      /^\/help\/code-unreadable$/,
      'Deine Nachricht ist angekommen',
      'Deine Nachricht ist angekommen',
    );
    await visitor.seesText('T-20261121-0815');
    await visitor.seesCalls('sendContactRequest', 1);
    await visitor.page.goBack();
    await visitor.seesValue(text('checkout.email'), 'ada@example.com');
  },
);

testJourney(
  'the identity check from the first question to the review [1.040] [1.041] [1.042] [2.021]',
  schenkwerkDe,
  async (visitor) => {
    await visitor.page.goto('/fraud-prevention/demo-fraud-data');
    await visitor.sees('heading', 'Identität bestätigen');
    await visitor.type(text('checkout.first-name'), 'Ada');
    await visitor.type(text('checkout.last-name'), 'Muster');
    await visitor.type('Tag', '10');
    await visitor.type('Monat', '12');
    await visitor.type('Jahr', '1990');
    await visitor.press('button', 'Weiter');
    await visitor.seesPage(/fraud-prevention/, 'Adresse', 'Adresse – Identität bestätigen');
    await visitor.type('Straße', 'Hauptstraße 12a');
    await visitor.type('Postleitzahl', '10115');
    await visitor.seesValue('Straße', 'Hauptstraße 12a');
    await visitor.type('Ort', 'Berlin');
    await visitor.type(text('checkout.email'), 'ada@example.com');
    await visitor.press('button', 'Weiter');
    await visitor.seesPage(/fraud-prevention/, 'Dokument', 'Dokument – Identität bestätigen');
    // A phone may load the page again after it took its memory for the camera.
    await visitor.page.reload();
    await visitor.sees('heading', 'Dokument');
    await visitor.page.goBack();
    await visitor.seesValue('Ort', 'Berlin');
    await visitor.press('button', 'Weiter');
    await visitor.seesPage(/fraud-prevention/, 'Dokument', 'Dokument – Identität bestätigen');
    await visitor.pick('Reisepass');
    await visitor.page.getByLabel('Fotos oder Scans').setInputFiles([photo('pass.jpg')]);
    await visitor.sees('button', 'pass.jpg entfernen');
    await visitor.press('button', 'Weiter');
    await visitor.seesPage(/fraud-prevention/, 'Bestätigen', 'Bestätigen – Identität bestätigen');
    await visitor.tick(/Meldeadresse/);
    await visitor.tick(/nicht weiter/);
    await visitor.tick(/Behörden/);
    await visitor.tick(/geschenkt/);
    await visitor.tick(/eigenem Namen/);
    await visitor.tick(/eigene Rechnung/);
    await visitor.tick(/wahr/);
    await visitor.press('button', 'Angaben senden');
    await visitor.seesPage(
      /fraud-prevention/,
      'Gib die PIN aus dem Brief ein',
      'Gib die PIN aus dem Brief ein – Identität bestätigen',
    );
    await visitor.page.reload();
    await visitor.sees('heading', 'Gib die PIN aus dem Brief ein');
    await visitor.type('PIN aus dem Brief', '9999');
    await visitor.press('button', 'PIN bestätigen');
    await visitor.seesText(/Du hast noch \d Versuche/);
    await visitor.paste('PIN aus dem Brief', '123456');
    await visitor.press('button', 'PIN bestätigen');
    await visitor.seesPage(
      /fraud-prevention/,
      'Wir prüfen deine Angaben',
      'Wir prüfen deine Angaben – Identität',
    );
  },
);

testJourney(
  'shops around a place, by list and by map [1.037] [2.002] [1.053] [2.080] [4.037] [4.038] (WCAG 2.5.1, 2.5.7)',
  { id: 'heimatgruss', brand: 'Heimatgruß' },
  async (visitor) => {
    await visitor.page.goto('/region');
    await visitor.type('Postleitzahl oder Ort', 'Hamburg');
    await visitor.press('button', 'Suchen');
    await visitor.sees('heading', '9 Betriebe im Umkreis von Hamburg');
    await visitor.seesAddress(/^\/region\?q=Hamburg$/);
    await visitor.press('button', 'Auf der Karte Kino Morgenrot');
    await visitor.seesText(/^Kino Morgenrot/);
    await visitor.press('button', 'Karte verkleinern');
    await visitor.press('button', 'Nach links');
    await visitor.checkFocus();
    await visitor.page.reload();
    await visitor.sees('heading', '9 Betriebe im Umkreis von Hamburg');
  },
);

test('a marker of the map leads to its place in the list @desktop', FULL, async ({ page }) => {
  await page.goto(regionUrl('?q=Hamburg'));
  const marker = page.getByRole('button', { name: /Friseur Am Markt, / });
  await marker.focus();
  await marker.press('Enter');
  const show = page.getByRole('button', { name: 'Auf der Karte Friseur Am Markt' });
  await expect(show).toHaveAttribute('aria-pressed', 'true');
});

test(
  'a press on a marker off the middle chooses its place, which stays under the pointer @desktop',
  FULL,
  async ({ page }) => {
    await page.goto(regionUrl('?q=Hamburg'));
    const marker = page.getByRole('button', { name: /^9: / });
    await marker.hover();
    await page.mouse.down();
    const before = await marker.boundingBox();
    await page.mouse.up();
    expect(before).not.toBeNull();
    await expect(
      page.locator('li', { has: page.getByRole('button', { pressed: true }) }),
    ).toHaveCount(1);
  },
);

test(
  'the map has a name, says its keys and follows them (WCAG 2.1.1, 4.1.2) @desktop',
  FULL,
  async ({ page }) => {
    await page.goto(regionUrl('?q=Hamburg'));
    const marker = page.getByRole('button', { name: /Friseur Am Markt, / });
    await expect(marker).toBeVisible();
    const map = page.getByRole('application', { name: 'Karte' });
    const keys = page.getByText('Die Pfeiltasten verschieben die Karte');
    await expect(map).toHaveAccessibleDescription(/Pfeiltasten/);
    await expect(keys).toBeHidden();
    await page.getByRole('link', { name: 'Karte überspringen' }).focus();
    await page.keyboard.press('Tab');
    await expect(map).toBeFocused();
    await expect(keys).toBeVisible();
    const before = await marker.boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await marker.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  },
);

test('one finger on the map scrolls the page, two move the map @phone', async ({ page, watch }) => {
  // The page still rolls when the second finger comes.
  watch.expect(/^Ignored attempt to cancel a touch/);
  await page.goto(regionUrl('?q=Hamburg'));
  const marker = page.getByRole('button', { name: /Friseur Am Markt, / });
  await expect(marker).toBeVisible();
  const map = page.getByRole('application', { name: 'Karte' });
  await map.scrollIntoViewIfNeeded();
  const touch = await page.context().newCDPSession(page);
  const boxOf = (element: Locator) =>
    element.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height };
    });
  /** Places fingers on the map and moves them together. */
  async function move(fingers: readonly { x: number; y: number }[], by: { x: number; y: number }) {
    const { x, y, width, height } = await boxOf(map);
    const at = (part: number) =>
      fingers.map((finger, id) => ({
        id,
        x: x + finger.x * width + part * by.x,
        y: y + finger.y * height + part * by.y,
      }));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  /** The place of the marker on the map. */
  const placeOf = async () => (await boxOf(marker)).x - (await boxOf(map)).x;
  const place = await placeOf();
  const before = await page.evaluate(() => scrollY);
  await move([{ x: 0.5, y: 0.6 }], { x: -20, y: -90 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 40);
  expect(await placeOf()).toBeCloseTo(place);
  await move(
    [
      { x: 0.4, y: 0.4 },
      { x: 0.6, y: 0.6 },
    ],
    { x: -60, y: 0 },
  );
  await expect.poll(placeOf).toBeLessThan(place - 30);
});

test('the list works without the map @desktop', FULL, async ({ page, watch }) => {
  watch.expect(/Failed to fetch dynamically imported module|net::ERR_FAILED/);
  await page.route(/map-view/, (route) => route.abort());
  await page.goto(regionUrl('?q=20095'));
  await expect(page.getByRole('heading', { name: /^9 Betriebe/ })).toBeVisible();
});

test('the map sends requests to this site only @desktop', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(regionUrl('?q=Hamburg'));
  await page.getByRole('button', { name: 'Karte vergrößern' }).click();
  await expect(page.getByRole('button', { name: /Friseur Am Markt, / })).toBeVisible();
  expect([...hosts].filter(Boolean)).toEqual([new URL(regionUrl()).host]);
});
