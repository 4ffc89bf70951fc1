import { join } from 'node:path';
import { startNginx, type Nginx } from '../scripts/deploy/start-nginx.ts';
import { findNginx } from '../scripts/setup/find-nginx.mjs';
import { mockPort } from './support/ports.ts';
import { filledDraft, recordOf } from './support/seed.ts';
import { enterCode, goToShops, redeem } from './support/redeem.ts';
import { expect, test as base } from './support/test.ts';
import { text } from './support/text.ts';

// The main flow behind the shipped configuration of nginx, with the headers of a deployment: nothing
// may be blocked, and nothing may complain. `npm run deploy:test` checks every answer.

const nginx = findNginx();
const SITE = 'schenkwerk-de';

const test = base.extend<object, { server: Nginx | undefined }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, provide) => {
      const options = { dist: join(import.meta.dirname, '../dist'), backend: mockPort };
      const server =
        nginx === undefined
          ? undefined
          : await startNginx({ nginx, ...options, optional: ['mock.conf'] });
      await provide(server);
      await server?.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(`http://${SITE}.localhost:${server?.port}`);
  },
});

// Before any fixture: without a server there is no address. `npm run deploy:test` says it loudly.
test.skip(nginx === undefined, 'nginx is not installed');

test('a code is redeemed and the code of the shop is shown, behind nginx @phone', async ({
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
  await expect(
    page.getByRole('heading', { name: text('thank-you.heading', { shop: 'Nordlicht' }) }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Shopcode anzeigen' }).click();
  await expect(page.getByRole('heading', { name: /^Dein Code für/ })).toBeVisible();
  expect(policies.length).toBeGreaterThan(1);
  for (const policy of policies) expect(policy).toContain("frame-ancestors 'none'");
});
