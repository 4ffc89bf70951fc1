import type { Page } from '@playwright/test';
import type { JournalEntry } from '../mocks/session.ts';
import type { MockHandle } from './support/mock.ts';
import { serveProviderScripts } from './support/provider-scripts.ts';
import { seedStorage } from './support/seed.ts';
import { expect, test } from './support/test.ts';
import {
  BUCHWINKEL,
  changeVoucher,
  chooseShop,
  enterVoucher,
  fillForm,
  LESERATTE,
  NORDLICHT,
  payWithWallet,
  seeThanks,
  sendAgain,
  sendCode,
  sendForm,
  submitForm,
} from './support/visit.ts';
import { FULL } from './support/in-gate.ts';

// The shop and value on the page are redeemed, once, and "redeemed" is said only when it is true.

const bodyOf = (entry: JournalEntry | undefined) => entry?.body as Record<string, unknown>;
const keysOf = (entries: JournalEntry[]) =>
  new Set(entries.map(({ headers }) => headers['idempotency-key']));

/** Redeems 20 € at Nordlicht with 100 €; the answer is lost, after the server has redeemed or before. */
async function redeemWithoutAnswer(page: Page, mock: MockHandle): Promise<void> {
  await enterVoucher(page, 'DEMO-100');
  await chooseShop(page, NORDLICHT, /^20/);
  await fillForm(page);
  await mock.fault('drop', { operationId: 'redeemVoucher' });
  await submitForm(page);
}

test(
  'another shop before the difference is paid is the shop that is redeemed [4.069] @desktop',
  FULL,
  async ({ page, mock }) => {
    await serveProviderScripts(page);
    await enterVoucher(page, 'DEMO-50');
    await chooseShop(page, NORDLICHT, /^150/);
    await sendForm(page);
    await expect(page.getByRole('heading', { name: 'Differenz bezahlen' })).toBeVisible();
    await chooseShop(page, LESERATTE, /^25/);
    await sendAgain(page);
    await expect(page.getByRole('heading', { name: 'Viel Freude bei Leseratte!' })).toBeVisible();
    const [call, ...more] = await mock.calls('redeemVoucher');
    expect(more).toEqual([]);
    expect(bodyOf(call)).toMatchObject({ shopId: 1010, redeemValue: 2500 });
  },
);

test(
  'after a refused redemption nothing is redeemed without another click [4.069] @desktop',
  FULL,
  async ({ page, mock, watch }) => {
    watch.expectFailedCalls();
    await serveProviderScripts(page);
    await enterVoucher(page, 'DEMO-50');
    await chooseShop(page, NORDLICHT, /^150/);
    await sendForm(page);
    await mock.answer('redeemVoucher', 409, 'partner-unavailable');
    await payWithWallet(page);
    await expect(
      page.getByRole('heading', { name: 'Dieser Shop ist gerade nicht verfügbar' }),
    ).toBeVisible();
    await chooseShop(page, LESERATTE, /^25/);
    await expect(page.getByRole('button', { name: /25,00.* verbindlich einlösen/ })).toBeVisible();
    expect(await mock.calls('redeemVoucher')).toHaveLength(1);
  },
);

test(
  'a redemption without an answer keeps its key when the code is entered again [4.070] @desktop',
  FULL,
  async ({ page, mock, watch }) => {
    watch.expectFailedCalls();
    await redeemWithoutAnswer(page, mock);
    const finish = page.getByRole('button', { name: 'Einlösung abschließen' });
    await expect(finish).toBeVisible();
    await page.route(
      '**/api/v2/redeem',
      (route) =>
        route.fulfill({
          status: 401,
          contentType: 'application/problem+json',
          json: {
            type: 'urn:problem:session-expired',
            title: 'Session expired',
            status: 401,
            code: 'SESSION_EXPIRED',
          },
        }),
      { times: 1 },
    );
    await finish.click();
    await page.getByRole('link', { name: 'Code eingeben' }).first().click();
    await sendCode(page, 'DEMO-100');
    await finish.click();
    await seeThanks(page);
    expect(keysOf(await mock.calls('redeemVoucher')).size).toBe(1);
  },
);

test(
  'a difference that the server asks for leads to its payment [3.137] [5.030] @desktop',
  FULL,
  async ({ page }) => {
    await serveProviderScripts(page);
    await enterVoucher(page, 'DEMO-PAY');
    await chooseShop(page, NORDLICHT, /^20/);
    await sendForm(page);
    await expect(page.getByRole('heading', { name: 'Differenz bezahlen' })).toBeVisible();
    await expect(page.getByText('Eingelöst', { exact: true })).toBeHidden();
  },
);

test(
  'a server that wants more after the payment is asked once [4.069] [5.030] @desktop',
  FULL,
  async ({ page, mock, watch }) => {
    watch.expectFailedCalls();
    await serveProviderScripts(page);
    await enterVoucher(page, 'DEMO-PAY');
    await chooseShop(page, NORDLICHT, /^150/);
    await fillForm(page);
    await page.getByRole('button', { name: /bezahlen$/ }).click();
    await payWithWallet(page);
    const title = 'Dein Guthaben reicht dafür nicht';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/bezahle bitte nicht noch einmal/)).toBeVisible();
    await expect(page.getByText(/fehlen noch/)).toBeVisible();
    expect(await mock.calls('redeemVoucher')).toHaveLength(1);
  },
);

test(
  'a redemption without an answer is shown as what it is [4.070] @desktop',
  FULL,
  async ({ page, mock, watch }) => {
    watch.expectFailedCalls();
    await redeemWithoutAnswer(page, mock);
    await expect(page.getByRole('button', { name: 'Einlösung abschließen' })).toBeVisible();
    await chooseShop(page, BUCHWINKEL, /^50/);
    await expect(
      page
        .getByRole('main')
        .getByText(/Nordlicht/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByText(/Buchwinkel/)).toHaveCount(0);
    // There is more to do than to send it again.
    await expect(page.getByRole('link', { name: 'Stand der Bestellung ansehen' })).toBeVisible();
  },
);

test(
  'another voucher does not lead into a donation that was looked at before [1.023] @desktop',
  FULL,
  async ({ page }) => {
    await enterVoucher(page, 'DEMO-50');
    await page.goto('/redeem/donate');
    await expect(page.getByText('Wiesengrund e. V.')).toBeVisible();
    await changeVoucher(page, 'DEMO-100');
  },
);

test(
  'a redeemed voucher is not offered again after a page load [4.021] @desktop',
  FULL,
  async ({ page }) => {
    await enterVoucher(page, 'DEMO-50');
    await chooseShop(page, NORDLICHT, /^50/);
    await sendForm(page);
    await seeThanks(page);
    await expect(page.getByRole('heading', { name: 'Ein kleines Extra für dich' })).toBeVisible();
    await page.goto(NORDLICHT);
    await expect(page.getByRole('heading', { name: 'Diese Werte gibt es' })).toBeVisible();
  },
);

test(
  'a copied tab does not pay an order a second time [4.069] @desktop',
  FULL,
  async ({ context, page, mock }) => {
    await serveProviderScripts(page);
    await enterVoucher(page, 'DEMO-50');
    await chooseShop(page, NORDLICHT, /^150/);
    await sendForm(page);
    await expect(page.getByText('Amazon Pay', { exact: true })).toBeVisible();

    const copy = await context.newPage();
    const stored = await page.evaluate(() => Object.entries({ ...sessionStorage }));
    await seedStorage(copy, stored);
    await copy.goto('/redeem/checkout');
    await expect(copy.getByText('Amazon Pay', { exact: true })).toBeVisible();

    await payWithWallet(page);
    await copy.reload();
    for (const tab of [page, copy]) {
      await seeThanks(tab);
    }
    expect(await mock.calls('initChargeAmazonpay')).toHaveLength(1);
    const redemptions = await mock.calls('redeemVoucher');
    expect(keysOf(redemptions).size).toBe(1);
    expect(redemptions.filter(({ status, replayed }) => status === 201 && !replayed)).toHaveLength(
      1,
    );
  },
);

test(
  'one payment at a time is open for a voucher [4.069] @desktop',
  FULL,
  async ({ context, page }) => {
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await serveProviderScripts(tab);
      await enterVoucher(tab, 'DEMO-50');
      await chooseShop(tab, NORDLICHT, /^150/);
      await sendForm(tab);
    }
    await page.getByText('Amazon Pay', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Amazon Pay (Demo)' })).toBeVisible();
    await second.reload();
    await expect(second.getByText(/anderen Tab oder auf einem anderen Gerät/)).toBeVisible();
    await expect(second.getByText('Amazon Pay', { exact: true })).toBeHidden();
    await second.getByRole('button', { name: 'Zahlung abbrechen' }).click();
    await expect(second.getByText('Amazon Pay', { exact: true })).toBeVisible();
  },
);

test(
  'the shops name a redemption that is still open beside the balance [4.070] @desktop',
  FULL,
  async ({ page, mock, watch }) => {
    watch.expectFailedCalls();
    await redeemWithoutAnswer(page, mock);
    await expect(page.getByRole('button', { name: 'Einlösung abschließen' })).toBeVisible();
    for (const path of ['/shops', '/']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Zur offenen Einlösung' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Zur offenen Einlösung' }).click();
    await page.getByRole('button', { name: 'Nachsehen, ob eingelöst wurde' }).click();
    await expect(page.getByText('Diese Einlösung ist nicht bei uns angekommen')).toBeVisible();
  },
);
