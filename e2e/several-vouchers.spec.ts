import { expect, test } from './support/test.ts';
import { text } from './support/text.ts';
import {
  acceptTerms,
  continueWithValue,
  enterCode,
  goToShops,
  seeThanks,
  sendCode,
  sendForm,
  submitForm,
} from './support/visit.ts';

test('three vouchers are used one after the other: a lost answer, a refusal and an ended session cost nothing and no word twice @phone', async ({
  page,
  mock,
  watch,
}) => {
  watch.expectFailedCalls();
  const add = page.getByRole('button', { name: 'Weiteren Gutschein dazunehmen' });
  const same = page.getByRole('link', { name: 'Noch einmal bei Nordlicht' });
  const choose20 = async () => {
    await page.getByRole('radio', { name: /^20,00/ }).check({ force: true });
    await continueWithValue(page);
    await expect(page.getByRole('heading', { name: 'Deine Angaben' })).toBeVisible();
  };
  await enterCode(page, mock.ownCode('DEMO-50'));
  await add.click();
  await sendCode(page, mock.ownCode('DEMO-25'));
  await add.click();
  await sendCode(page, mock.ownCode('DEMO-100'));
  await expect(page.getByRole('button', { name: /^50,00\s€ benutzen$/ })).toBeVisible();
  await goToShops(page);
  const bar = page.getByRole('region', { name: 'Dein Guthaben' });
  await expect(bar).toContainText(/100,00\s€.*Noch dabei: 50,00\s€ \+ 25,00\s€/);

  // The first: its answer is lost, and the page finds out by itself.
  await page.getByRole('link', { name: 'Nordlicht' }).first().click();
  await expect(page.getByText(/^Auch dabei: 50,00\s€ \+ 25,00\s€\./)).toBeVisible();
  await choose20();
  await mock.fault('drop', { operationId: 'redeemVoucher', after: true });
  await sendForm(page);
  await seeThanks(page);
  await expect(page.getByRole('heading', { name: /^80,00\s€ bleiben/ })).toBeVisible();

  // The second, at the same shop: refused once.
  await same.click();
  await expect(page.getByText(/^Auch dabei: 25,00\s€\./)).toBeVisible();
  await choose20();
  await expect(page.getByLabel(text('checkout.first-name'))).toHaveValue('Ada');
  await mock.answer('redeemVoucher', 422, 'customer-validation-failed');
  await acceptTerms(page);
  await submitForm(page);
  await expect(page.getByRole('link', { name: /^E-Mail-Adresse/ })).toBeVisible();
  await submitForm(page);
  await seeThanks(page);
  await expect(page.getByRole('heading', { name: /^30,00\s€ bleiben/ })).toBeVisible();

  // The third: its session ends in the form.
  await same.click();
  await choose20();
  await mock.answer('redeemVoucher', 401, 'session-expired');
  await acceptTerms(page);
  await submitForm(page);
  await page.getByRole('link', { name: 'Code eingeben' }).first().click();
  await sendCode(page, mock.ownCode('DEMO-25'));
  await expect(page.getByLabel(text('checkout.first-name'))).toHaveValue('Ada');
  await acceptTerms(page);
  await submitForm(page);
  await seeThanks(page);
  await expect(page.getByRole('heading', { name: /^5,00\s€ bleiben/ })).toBeVisible();
  await expect(
    page.getByRole('region', { name: /^In diesem Besuch/ }).getByRole('listitem'),
  ).toHaveCount(2);
  await expect(same).toHaveCount(0);

  const calls = await mock.calls('redeemVoucher');
  const done = calls.filter(({ status, replayed }) => status === 201 && !replayed);
  expect(done).toHaveLength(3);
  expect(new Set(done.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
  expect(new Set(done.map(({ headers }) => headers['x-jwt-token'])).size).toBe(3);
});
