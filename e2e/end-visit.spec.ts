import type { Page } from '@playwright/test';
import { enterVoucher, redeem } from './support/visit.ts';
import { filledDraft, recordOf } from './support/seed.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/text.ts';

const end = (page: Page) =>
  page.getByRole('button', { name: 'Besuch beenden, Daten löschen' }).click();

/** Nothing of the visit: no storage, no voucher, no name, no code. */
async function expectNothing(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(
    /Ada|NL-8842|Viel Freude|Nordlicht einlösen/,
  );
  await expect(page.getByRole('region', { name: 'Dein Guthaben' })).toBeHidden();
  const kept = await page.evaluate(() => Object.keys(sessionStorage).join());
  expect(kept).not.toMatch(/voucher|redemption|payment|prepaid|spent/);
}

test('after the end of a visit, Back, Forward and a reload show nothing of it @phone', async ({
  page,
}) => {
  await enterVoucher(page, 'DEMO-50');
  await page.evaluate(
    (draft) => sessionStorage.setItem('redemption:schenkwerk-de', draft),
    JSON.stringify(recordOf(filledDraft)),
  );
  await redeem(page);
  await page.getByRole('button', { name: 'Code aufdecken' }).click();
  await page.getByRole('link', { name: 'Alles zu diesem Code' }).click();
  await expect(page.getByRole('heading', { name: /^Dein Code für/ })).toBeVisible();
  await end(page);

  const ended = 'Dein Besuch ist beendet, deine Daten sind gelöscht';
  await expect(page.getByRole('group', { name: ended })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${ended}`));
  await expect(page.getByLabel(text('redeem.code.label'))).toHaveValue('');
  await expectNothing(page);
  await page.reload();
  await expectNothing(page);
  for (let step = 0; step < 4; step += 1) {
    await page.goBack();
    await expectNothing(page);
    expect(page.url()).not.toContain('merchantcode');
  }
  await page.goForward();
  await expectNothing(page);
});
