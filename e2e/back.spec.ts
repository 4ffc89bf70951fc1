import { expect, test } from './support/test.ts';

test('Back shows a page where it was left', async ({ page }) => {
  await page.goto('/shops');
  await expect(page.getByRole('region', { name: 'Empfohlen' })).toBeVisible();
  const imprint = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  await imprint.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(imprint).toBeInViewport();
});

test('Back and Forward in the identity check bring the heading of the step', async ({ page }) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const isAtTop = async (name: string) => {
    await expect(heading(name)).toBeFocused();
    // The browser scrolls an entry of the history where it was, also after the page was drawn.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  };
  await page.goto('/fraud-prevention/demo-fraud-data');
  await page.getByLabel('Vorname').fill('Ada');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('Tag').fill('10');
  await page.getByLabel('Monat').fill('12');
  await page.getByLabel('Jahr').fill('1990');
  const next = page.getByRole('button', { name: 'Weiter' });
  await next.click();
  await isAtTop('Adresse');
  await page.getByLabel('Straße').fill('Hauptstraße 12a');
  await page.getByLabel('Postleitzahl').fill('10115');
  await page.getByLabel('Ort', { exact: true }).fill('Berlin');
  await page.getByLabel('E-Mail-Adresse').fill('ada@example.com');
  await next.click();
  await isAtTop('Dokument');
  await page.evaluate(() => scrollTo(0, 400));
  await page.goBack();
  await isAtTop('Adresse');
  await page.evaluate(() => scrollTo(0, 300));
  await page.goForward();
  await isAtTop('Dokument');
  await page.reload();
  await expect(heading('Dokument')).toBeVisible();
  await page.goBack();
  await isAtTop('Adresse');
});
