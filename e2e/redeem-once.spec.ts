import type { Page } from '@playwright/test';
import type { JournalEntry } from '../mocks/session.ts';
import type { MockHandle } from './support/mock.ts';
import { filledDraft, seed } from './support/seed.ts';
import { FULL } from './support/in-gate.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/text.ts';
import { acceptTerms, redeem, seeThanks } from './support/visit.ts';

// Whatever happens to the answer, the voucher is redeemed once: a repeat carries the key of the
// first attempt, and the server answers it without doing it again.

test.beforeEach(async ({ page, mock }) => {
  await seed(page, mock, { voucher: 'DEMO-50', draft: filledDraft });
});

const keyOf = ({ headers }: JournalEntry) => headers['idempotency-key'];

async function expectOneRedemption(page: Page, mock: MockHandle, sent: number): Promise<void> {
  await seeThanks(page);
  await expect(page.getByRole('heading', { name: /^30,00\s€ bleiben/ })).toBeVisible();
  const calls = await mock.calls('redeemVoucher');
  expect(calls).toHaveLength(sent);
  expect(new Set(calls.map(keyOf)).size).toBe(1);
  expect(keyOf(calls[0] as JournalEntry)).toMatch(/^[\da-f-]{36}$/);
  expect(calls.filter((call) => call.status === 201 && !call.replayed)).toHaveLength(1);
}

test(
  'a second Enter while the answer is awaited redeems once @desktop',
  FULL,
  async ({ page, mock }) => {
    await mock.fault('latency', { operationId: 'redeemVoucher', ms: 800 });
    await page.goto('/redeem/checkout');
    await acceptTerms(page);
    await page.getByLabel(text('checkout.first-name')).press('Enter');
    await expect(page.getByRole('button', { name: /Wird eingelöst/ })).toBeVisible();
    await page.getByLabel(text('checkout.last-name')).press('Enter');
    await expectOneRedemption(page, mock, 1);
  },
);

test('a reload while the answer is awaited redeems once @desktop', FULL, async ({ page, mock }) => {
  await mock.fault('timeout', { operationId: 'redeemVoucher', after: true });
  await redeem(page);
  await expect.poll(async () => (await mock.calls('redeemVoucher')).length).toBe(1);
  // The server lists it: the page asks for its answer by itself.
  await page.reload();
  await expectOneRedemption(page, mock, 2);
});

test('a refusal lets the visitor correct and try again under a new key @desktop', async ({
  page,
  mock,
  watch,
}) => {
  watch.expectFailedCalls();
  await mock.answer('redeemVoucher', 422, 'customer-validation-failed');
  await redeem(page);
  await expect(page.getByRole('link', { name: /^E-Mail-Adresse/ })).toBeVisible();
  await page.getByRole('button', { name: /verbindlich einlösen/ }).click();
  await seeThanks(page);
  const calls = await mock.calls('redeemVoucher');
  expect(calls.map(({ status }) => status)).toEqual([422, 201]);
  expect(new Set(calls.map(keyOf)).size).toBe(2);
});
