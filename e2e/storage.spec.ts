import { nordlicht20, recordOf, seedStorage } from './support/seed.ts';
import { expect, test } from './support/test.ts';
import { FULL } from './support/in-gate.ts';
import { text } from './support/text.ts';
import { continueWithValue, enterVoucher, seeThanks, sendForm } from './support/visit.ts';

// The tab's storage belongs to the visitor: it may be full, forbidden, or hold anything. More records:
// src/redemption/redemption-storage.test.ts.

for (const [name, path, key, value] of [
  ['an invalid token', '/shops', 'voucher', 'rubbish'],
  ['a record that is no JSON', '/redeem/checkout', 'redemption', '{"redemption":'],
  ['an invalid result', '/thankyou', 'redemption', '{"confirmation":{"result":{"status":7}}}'],
] as const) {
  test(`${name} is left out, and the page is there @desktop`, FULL, async ({ page }) => {
    await seedStorage(page, [[`${key}:schenkwerk-de`, value]]);
    await page.goto(path);
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: /Such dir|Dein Gutschein|Deine|nichts zu sehen/,
      }),
    ).toBeVisible();
  });
}

for (const [name, error] of [
  ['full', 'QuotaExceededError'],
  ['forbidden', 'SecurityError'],
] as const) {
  test(
    `with a storage that is ${name} the whole job can be done @desktop`,
    FULL,
    async ({ page }) => {
      await page.addInitScript((reason) => {
        const refuse = () => {
          throw new DOMException('refused', reason);
        };
        Storage.prototype.setItem = refuse;
        if (reason === 'SecurityError') Storage.prototype.getItem = refuse;
      }, error);
      await enterVoucher(page, 'DEMO-50');
      await page.getByRole('link', { name: 'Nordlicht' }).first().click();
      await page.getByRole('radio', { name: /^20,00\s€/ }).check({ force: true });
      await continueWithValue(page);
      await sendForm(page);
      await seeThanks(page);
    },
  );
}

test('neither code nor PIN is ever stored @desktop', async ({ page, mock }) => {
  await enterVoucher(page, 'DEMO-50');
  await page.goto('/merchantcode/demo-pin-card');
  await page.getByRole('button', { name: text('code.reveal') }).click();
  await expect(page.getByText('8271')).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(stored).not.toContain('8271');
  expect(stored).not.toContain('6031');
  expect(stored).toContain('voucher:schenkwerk-de');
  expect(await mock.calls('revealMerchantCode')).toHaveLength(1);
});

test('the typed fields of the form survive a reload, the accepted terms do not @desktop', async ({
  page,
}) => {
  const record = recordOf({ ...nordlicht20, form: { firstName: 'Grace' } });
  await seedStorage(page, [['redemption:schenkwerk-de', JSON.stringify(record)]]);
  await page.goto('/redeem/checkout');
  await page.getByLabel(text('checkout.last-name')).fill('Hopper');
  const terms = page.getByRole('checkbox', { name: /Einlösebedingungen gelesen/ });
  await terms.check();
  await page.reload();
  await expect(page.getByLabel(text('checkout.first-name'))).toHaveValue('Grace');
  await expect(page.getByLabel(text('checkout.last-name'))).toHaveValue('Hopper');
  await expect(terms).not.toBeChecked();
});
