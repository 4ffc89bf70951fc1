import { expect, test } from './support/test.ts';

// The console of every journey stays clean under the enforced policies, which the headers of the reference
// server say. Here: that they are enforced at all.

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
