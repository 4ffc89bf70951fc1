import { FULL } from './support/in-gate.ts';
import { filledDraft, seed } from './support/seed.ts';
import { expect, test } from './support/test.ts';
import { goToShops, redeem, seeThanks } from './support/visit.ts';

const DONE = /^20,00\s€ sind wieder auf deinem Gutschein/;

test(
  'a redemption is taken back after a reload, and its value is redeemed at another shop @phone',
  FULL,
  async ({ page, mock }) => {
    await seed(page, mock, { voucher: 'DEMO-REVOCABLE', draft: filledDraft });
    await redeem(page);
    await seeThanks(page);
    await page.reload();
    await page.getByRole('button', { name: 'Einlösung zurücknehmen' }).click();
    await page.getByRole('button', { name: 'Ja, zurücknehmen' }).click();
    await expect(page.getByRole('heading', { name: DONE })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: DONE })).toBeVisible();
    await goToShops(page);
    await expect(page.getByRole('region', { name: 'Dein Guthaben' })).toContainText(/50,00\s€/);
    const [call] = await mock.calls('revokeRedemption');
    expect(call?.status).toBe(200);
  },
);
