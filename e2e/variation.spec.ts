import { siteUrl } from './support/ports.ts';
import { expect, test } from './support/test.ts';
import { FULL } from './support/in-gate.ts';
import { text } from './support/text.ts';
import { chooseShop, goToShops, NORDLICHT, sendForm } from './support/visit.ts';

// Visitors of a campaign come by its own address, mostly from a link in an e-mail.

test(
  '[2.004] [2.005] [2.038] [3.074] a campaign survives a reload, another code and the redemption @desktop',
  FULL,
  async ({ page, mock }) => {
    const colour = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--brand-strong'),
      );
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Einlösen', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const plain = await colour();
    await page.goto('/bonus');
    await expect(page.getByRole('heading', { level: 1, name: 'Dein Bonus' })).toBeVisible();
    const redeem = page.getByRole('link', { name: 'Einlösen', exact: true });
    await expect(redeem).toHaveAttribute('aria-current', 'page');
    await expect(redeem).toHaveAttribute('href', '/bonus');
    const own = await colour();
    expect(own).not.toBe(plain);
    await page.getByLabel(text('redeem.code.label')).fill(mock.ownCode('DEMO-50'));
    await page.getByRole('button', { name: text('redeem.code.submit') }).click();
    await goToShops(page);
    await page.reload();
    await expect(page.getByText(/50,00\s€/).first()).toBeVisible();
    await expect.poll(colour).toBe(own);
    await chooseShop(page, NORDLICHT, /^20,00\s€/);
    await expect(page).toHaveURL(/\/redeem\/checkout$/);
    await page.reload();
    await sendForm(page);
    await expect(page).toHaveURL(/\/thankyou$/);
    const [call] = await mock.calls('redeemVoucher');
    expect(call?.body).toMatchObject({
      campaign: 'bonus',
      redeemStartingPoint: { source: 'category', campaignName: 'bonus' },
    });
    await page.getByRole('link', { name: 'Rest einlösen' }).click();
    await expect(page).toHaveURL(/\/bonus$/);
    // The plain address is the plain site again.
    await page.goto('/');
    await expect.poll(colour).toBe(plain);
    await expect(page.getByRole('link', { name: 'Einlösen', exact: true })).toHaveAttribute(
      'href',
      '/',
    );
  },
);

test('[2.052] a category’s page has its own shops and instructions @phone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/restaurant');
  await expect(page.getByRole('heading', { level: 1, name: 'Guten Appetit' })).toBeVisible();
  await expect(page.getByText('vor dem Bezahlen')).toBeVisible();
  await expect.poll(() => asked.join('\n')).toContain('/shop/wall/1?category=restaurant');
});

test(
  '[3.074] [4.005] a variation that does not come again holds no page back @desktop',
  FULL,
  async ({ page, mock }) => {
    await page.goto('/bonus');
    await expect(page.getByRole('heading', { level: 1, name: 'Dein Bonus' })).toBeVisible();
    await mock.fault('timeout', { operationId: 'getVariation' });
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
  },
);

test.describe('a site with four languages', () => {
  test.use({ baseURL: siteUrl('alpengruss-ch'), locale: 'de-CH' });

  test(
    '[3.074] [4.026] a campaign’s heading, text and links follow the language @desktop',
    FULL,
    async ({ page }) => {
      await page.route('**/api/v2/redeem/variation/ch/bonus', async (route) => {
        const isFrench = route.request().headers()['accept-language']?.startsWith('fr');
        const config = isFrench
          ? { heading: 'Votre bonus', text: 'Bienvenue', title: 'Conditions du bonus' }
          : { heading: 'Dein Bonus', text: 'Willkommen', title: 'Bonusbedingungen' };
        const { title, ...texts } = config;
        const footerLinks = [{ title, href: '/legal/redemption-conditions' }];
        await route.fulfill({ json: { urlName: 'bonus', config: { ...texts, footerLinks } } });
      });
      await page.goto('/bonus');
      await expect(page.getByRole('heading', { level: 1, name: 'Dein Bonus' })).toBeVisible();
      await expect(page.getByText('Willkommen')).toBeVisible();
      await page.getByRole('link', { name: 'français' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Votre bonus' })).toBeVisible();
      await expect(page.getByText('Bienvenue')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Conditions du bonus' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Bonusbedingungen' })).toHaveCount(0);
    },
  );
});
