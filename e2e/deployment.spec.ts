import { filledDraft, recordOf } from './support/seed.ts';
import { enterCode, goToShops, redeem } from './support/redeem.ts';
import { expect, test } from './support/test.ts';
import { seeThanks } from './support/visit.ts';

// The main flow as the server of the build gives it, with the headers of a deployment: nothing may be blocked, and
// nothing may complain. `npm run deploy test` checks every answer.

const SITE = 'schenkwerk-de';

test('a code is redeemed and the code of the shop is shown, with the headers of a deployment @phone', async ({
  page,
}) => {
  const policies: string[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) {
      policies.push(response.headers()['content-security-policy'] ?? '');
    }
  });
  await enterCode(page, 'DEMO-50');
  await goToShops(page);
  await page.evaluate(
    ([key, draft]) => sessionStorage.setItem(String(key), String(draft)),
    [`redemption:${SITE}`, JSON.stringify(recordOf(filledDraft))],
  );
  await redeem(page);
  await seeThanks(page);
  await page.getByRole('link', { name: 'Shopcode anzeigen' }).click();
  await expect(page.getByRole('heading', { name: /^Dein Code für/ })).toBeVisible();
  expect(policies.length).toBeGreaterThan(1);
  for (const policy of policies) expect(policy).toContain("frame-ancestors 'none'");
});
