import type { Page } from '@playwright/test';
import { filledDraft, seed } from './support/seed.ts';
import { expect, test } from './support/test.ts';
import { FULL } from './support/in-gate.ts';
import { text } from './support/text.ts';
import { acceptTerms, enterVoucher, redeem, seeThanks, sendCode } from './support/visit.ts';

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Bist du noch da?' });
const signedOut = (page: Page) =>
  page.getByRole('heading', { name: 'Deine Sitzung wurde zu deiner Sicherheit beendet' });

async function expectTyped(page: Page): Promise<void> {
  await expect(page.getByLabel(text('checkout.first-name'))).toHaveValue('Ada');
  await expect(page.getByLabel(text('checkout.salutation.label'))).toHaveValue('mrs');
  await expect(page.getByLabel(text('checkout.email'), { exact: true })).toHaveValue(
    'ada@example.com',
  );
}

test(
  'two minutes before the end a dialog warns; where nothing can be extended it says so, and the end costs only the code [4.011] [4.070] (WCAG 2.2.1) @desktop',
  FULL,
  async ({ page, mock, watch }) => {
    watch.expectFailedCalls();
    await page.clock.install();
    await seed(page, mock, { voucher: 'DEMO-150S', draft: filledDraft });
    await page.goto('/redeem/checkout');
    await expectTyped(page);
    await expect(warning(page)).toBeHidden();

    await page.clock.fastForward('00:31');
    await expect(warning(page)).toBeVisible();
    await expect(warning(page)).toContainText(/endet die Sitzung in \d+\sSekunden/);
    await warning(page).getByRole('button', { name: 'Sitzung verlängern' }).click();
    await expect(page.getByText('Das Verlängern hat nicht geklappt.')).toBeVisible();
    await warning(page).getByRole('button', { name: 'Verstanden' }).click();
    await expect(warning(page)).toBeHidden();
    await expectTyped(page);

    await page.clock.fastForward('01:55');
    await expect(signedOut(page)).toBeVisible();
    await expectTyped(page);
    await expect(page.getByRole('button', { name: /verbindlich einlösen/ })).toBeDisabled();

    await page.getByRole('link', { name: 'Code eingeben' }).click();
    await expect(signedOut(page)).toBeVisible();
    await sendCode(page, mock.ownCode('DEMO-150S'));
    await expect(page).toHaveURL('/redeem/checkout');
    await expectTyped(page);
    await acceptTerms(page);
    await page.getByRole('button', { name: /verbindlich einlösen/ }).click();
    await seeThanks(page);
  },
);

test('a session that can be extended goes on [9.001] @desktop', FULL, async ({ page, mock }) => {
  await seed(page, mock, { voucher: 'DEMO-REFRESH', draft: filledDraft });
  await page.goto('/redeem/checkout');
  await warning(page).getByRole('button', { name: 'Sitzung verlängern' }).click();
  await expect(warning(page)).toBeHidden();
  await expect(page.getByText('Die Sitzung ist verlängert.')).toBeAttached();
  expect(await mock.calls('refreshVoucherToken')).toHaveLength(1);
  await expectTyped(page);
  await expect(page.getByRole('button', { name: /verbindlich einlösen/ })).toBeEnabled();
});

test('the visitor may end the session in the dialog @desktop', FULL, async ({ page, mock }) => {
  await seed(page, mock, { voucher: 'DEMO-REFRESH' });
  await page.goto('/');
  await warning(page).getByRole('button', { name: 'Sitzung beenden' }).click();
  await expect(signedOut(page)).toBeVisible();
  await expect(page.getByLabel(text('redeem.code.label'))).toBeVisible();
});

test(
  'ten seconds before its end a short session ends by itself [4.011] @desktop',
  FULL,
  async ({ page, mock, watch }) => {
    watch.expectFailedCalls();
    await page.clock.install();
    await seed(page, mock, { voucher: 'DEMO-20S' });
    await page.goto('/shops');
    await expect(warning(page)).toBeVisible();
    await page.clock.fastForward('00:11');
    await expect(warning(page)).toBeHidden();
    await expect(signedOut(page)).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
    await page.reload();
    await expect(signedOut(page)).toBeVisible();
  },
);

test(
  'a token that ran out while the tab was closed is the end of the session at once [4.070] @desktop',
  FULL,
  async ({ page, mock }) => {
    const token = await mock.token('DEMO-50', 'schenkwerk-de');
    await page.clock.install({ time: Date.now() + 60 * 60_000 });
    await seed(page, mock, { token, draft: filledDraft });
    await page.goto('/');
    await expect(signedOut(page)).toBeVisible();
    await expect(page.getByLabel(text('redeem.code.label'))).toBeVisible();
    await page.goto('/redeem/checkout');
    await expect(signedOut(page)).toBeVisible();
    await expectTyped(page);
    expect(await mock.calls('redeemVoucher')).toHaveLength(0);
  },
);

test('a token that the server no longer takes ends the session and keeps what was typed [8.033] (WCAG 3.3.7) @desktop', async ({
  page,
  mock,
  watch,
}) => {
  watch.expectFailedCalls();
  await seed(page, mock, { voucher: 'DEMO-SESSION-LOST', draft: filledDraft });
  await redeem(page);
  await expect(signedOut(page).first()).toBeVisible();
  await expectTyped(page);
  await page.getByRole('link', { name: 'Code eingeben' }).first().click();
  await sendCode(page, mock.ownCode('DEMO-SESSION-LOST'));
  await expect(page).toHaveURL('/redeem/checkout');
  await expectTyped(page);
});

test(
  'the voucher survives a reload, also on a device whose clock is an hour ahead [4.010] @desktop',
  FULL,
  async ({ page }) => {
    await page.clock.install({ time: Date.now() + 60 * 60_000 });
    await enterVoucher(page, 'DEMO-50');
    await expect(page.getByRole('region', { name: 'Dein Guthaben' })).toContainText(/50,00\s€/);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Dein Guthaben' })).toContainText(/50,00\s€/);
  },
);

test('values that another tab redeemed are not redeemed again, and nothing typed is lost [4.070] @desktop', async ({
  context,
  page,
  mock,
  watch,
}) => {
  watch.expectFailedCalls();
  await seed(page, mock, { voucher: 'DEMO-25', draft: filledDraft });
  const other = await context.newPage();
  await seed(other, mock, { voucher: 'DEMO-25', draft: filledDraft });
  await page.goto('/redeem/checkout');
  await redeem(other);
  await seeThanks(other);
  await acceptTerms(page);
  await page.getByRole('button', { name: /verbindlich einlösen/ }).click();
  // The voucher has less on it than this tab shows: nothing is sent, and the page says so.
  await expect(page.getByText('Der Stand deines Gutscheins hat sich geändert')).toBeVisible();
  await acceptTerms(page);
  await page.getByRole('button', { name: /15,00\s€/ }).click();
  await expect(page.getByRole('heading', { name: 'Differenz bezahlen' })).toBeVisible();
  await page.getByRole('button', { name: 'Angaben ändern' }).click();
  await expectTyped(page);
  const done = (await mock.calls('redeemVoucher')).filter(({ status }) => status === 201);
  expect(done).toHaveLength(1);
});
