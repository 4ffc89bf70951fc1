import { FULL } from './support/in-gate.ts';
import { filledDraft, seed, type Draft } from './support/seed.ts';
import { redeem } from './support/visit.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/text.ts';

/** A shop that sends its codes by e-mail only. */
const zapfhahn20: Draft = {
  ...filledDraft,
  choice: {
    shopId: 1007,
    shopName: 'Zapfhahn',
    shopSlug: 'zapfhahn',
    items: [{ valueInCent: 2000, quantity: 1 }],
  },
};

test('the code comes in a way that the shop delivers [1.019] @desktop', async ({ page, mock }) => {
  await seed(page, mock, { voucher: 'DEMO-50', draft: zapfhahn20 });
  await page.goto('/redeem/checkout');
  const ways = page.getByRole('radiogroup', { name: 'Wie möchtest du den Shopcode bekommen?' });
  await expect(ways.getByRole('radio')).toHaveCount(1);
  await expect(ways.getByRole('radio', { name: /^Per E-Mail/ })).toBeChecked();
  await redeem(page);
  await expect(page.getByRole('heading', { name: 'Viel Freude bei Zapfhahn!' })).toBeVisible();
  const [call] = await mock.calls('redeemVoucher');
  expect(call?.body).toMatchObject({ shopId: 1007, delivery: 'email' });
});

test(
  'a press that is taken back sends nothing (WCAG 2.5.2) @desktop',
  FULL,
  async ({ page, mock }) => {
    await seed(page, mock, { voucher: 'DEMO-50', draft: filledDraft });
    await page.goto('/redeem/checkout');
    const submit = page.getByRole('button', { name: /verbindlich einlösen/ });
    await submit.hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(submit).toBeVisible();
    // Sent, the form would say that the conditions are not accepted.
    await expect(page.getByText(/^Eine Angabe fehlt noch/)).toHaveCount(0);
  },
);

test('errors are listed together and at the fields, each one leads to its field [5.007] [5.020] (WCAG 3.3.1) @desktop', async ({
  page,
  mock,
}) => {
  await seed(page, mock, {
    voucher: 'DEMO-50',
    draft: {
      ...filledDraft,
      form: { ...filledDraft.form, repeatEmail: 'ida@example.com' },
    },
  });
  await page.goto('/redeem/checkout');
  await page.getByLabel(text('checkout.last-name')).fill('  ');
  await page.getByRole('button', { name: /verbindlich einlösen/ }).press('Enter');
  const summary = page.getByRole('group', { name: /^3 Angaben fehlen noch/ });
  // An element that a script focuses to be read has no ring; one that the keys reach has.
  await expect(summary).toBeFocused();
  await expect(summary).toHaveCSS('outline-style', 'none');
  await expect(summary.getByRole('link')).toHaveText([
    'Nachname',
    'E-Mail-Adresse wiederholen: Die E-Mail Adressen stimmen nicht überein.',
    'Einlösebedingungen',
  ]);
  await summary.getByRole('link', { name: /^Nachname/ }).click();
  await expect(page.getByLabel(text('checkout.last-name'))).toBeFocused();
  await expect(page.getByLabel(text('checkout.last-name'))).toHaveAccessibleDescription(
    'Feld bitte ausfüllen.',
  );
  expect(await mock.calls('redeemVoucher')).toHaveLength(0);
});
