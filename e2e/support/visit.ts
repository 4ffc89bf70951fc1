import { expect, type Page } from '@playwright/test';
import { text } from './text.ts';

/** Opens the landing page and sends a code. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await sendCode(page, code);
}

/** Sends a code from the landing page. */
export async function sendCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(text('redeem.code.label')).fill(code);
  await page.getByRole('button', { name: text('redeem.code.submit') }).click();
}

/** Goes on from the balance, which is shown first once a code is accepted. */
export async function goToShops(page: Page): Promise<void> {
  await page.getByRole('link', { name: text('redeem.held.choose') }).click();
  await expect(page).toHaveURL('/shops');
}

/** Enters a voucher code on the landing page and goes on to the shops. */
export async function enterVoucher(page: Page, code: string): Promise<void> {
  await enterCode(page, code);
  await goToShops(page);
}

/** Puts the held voucher away and enters another one. */
export async function changeVoucher(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Anderen Gutschein eingeben' }).click();
  await sendCode(page, code);
  await goToShops(page);
}

/** Picks one value of a shop and continues to the form. */
export async function chooseShop(page: Page, path: string, value: RegExp): Promise<void> {
  await page.goto(path);
  await page.getByRole('radio', { name: value }).first().check({ force: true });
  await continueWithValue(page);
}

/** Takes the value that is chosen. */
export const continueWithValue = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Mit .* weiter$/ }).click();

export const NORDLICHT = '/shops/1001/nordlicht';
export const LESERATTE = '/shops/1010/leseratte';
export const BUCHWINKEL = '/shops/1002/buchwinkel';

/** Fills in the customer form and accepts the terms. */
export async function fillForm(page: Page): Promise<void> {
  await page.getByLabel(text('checkout.salutation.label')).selectOption({ label: 'Frau' });
  await page.getByLabel(text('checkout.first-name')).fill('Ada');
  await page.getByLabel(text('checkout.last-name')).fill('Muster');
  await page.getByLabel(text('checkout.email'), { exact: true }).fill('ada@example.com');
  await page.getByLabel(text('checkout.repeat-email')).fill('ada@example.com');
  await acceptTerms(page);
}

export const acceptTerms = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: /Einlösebedingungen gelesen/ }).check();

export const submitForm = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /verbindlich einlösen|^Weiter: .* bezahlen/ }).click();

/** Fills in the form and sends it. */
export async function sendForm(page: Page): Promise<void> {
  await fillForm(page);
  await submitForm(page);
}

/** Sends a form that is filled in from before. */
export async function sendAgain(page: Page): Promise<void> {
  await acceptTerms(page);
  await submitForm(page);
}

/** Opens the form of a redemption, of which the storage holds the draft. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/redeem/checkout');
  await expect(page.getByRole('heading', { name: 'Deine Angaben' })).toBeVisible();
}

/** Accepts the terms of a filled form and sends it. */
export async function redeem(page: Page): Promise<void> {
  await openCheckout(page);
  await acceptTerms(page);
  await page.getByRole('button', { name: /verbindlich einlösen/ }).click();
}

/** Pays with the demo wallet, whose page is another one. */
export async function payWithWallet(page: Page): Promise<void> {
  await page.getByText('Amazon Pay', { exact: true }).click();
  await page.getByRole('button', { name: 'Amazon Pay (Demo)' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

/** The confirmation of a redemption at Nordlicht. */
export const seeThanks = (page: Page): Promise<void> =>
  expect(
    page.getByRole('heading', { name: text('thank-you.heading', { shop: 'Nordlicht' }) }),
  ).toBeVisible();
