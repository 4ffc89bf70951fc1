import { expect, test } from './support/test.ts';

test('Back shows a page where it was left', async ({ page }) => {
  await page.goto('/shops');
  await expect(page.getByRole('region', { name: 'Top-Shops' })).toBeVisible();
  const imprint = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  await imprint.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(imprint).toBeInViewport();
});
