import { siteUrl } from './support/ports.ts';
import { expect, test } from './support/test.ts';

// The console of every journey stays clean under the enforced policies, which the headers of the reference
// server say. Here: that they are enforced at all, and the one library that sets markup itself.

test('a string cannot become markup or a script @desktop', async ({ page, watch }) => {
  watch.expect(/requires 'Trusted|Trusted Type expected|require-trusted-types-for/);
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refused = await page.evaluate(() => {
    const attempts = [
      () => (document.createElement('i').innerHTML = '<b>x</b>'),
      () => (document.createElement('script').src = '/assets/x.js'),
      () => new Worker('/assets/x.js'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

test('the map draws its places with elements @desktop', async ({ page }) => {
  await page.goto(`${siteUrl('heimatgruss')}/region?q=Hamburg`);
  await expect(
    page.getByRole('heading', { name: '9 Betriebe im Umkreis von Hamburg' }),
  ).toBeVisible();
  await expect(page.locator('.leaflet-marker-icon svg').first()).toBeVisible();
});
