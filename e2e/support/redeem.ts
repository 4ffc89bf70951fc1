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

/** Opens the form of a redemption, of which the storage holds the draft. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/redeem/checkout');
  await expect(page.getByRole('heading', { name: 'Deine Angaben' })).toBeVisible();
}

/** Accepts the terms of a filled form and sends it. */
export async function redeem(page: Page): Promise<void> {
  await openCheckout(page);
  await page.getByRole('checkbox', { name: /Einlösebedingungen gelesen/ }).check();
  await page.getByRole('button', { name: /verbindlich einlösen/ }).click();
}
