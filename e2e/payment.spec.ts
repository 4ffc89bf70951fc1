import { openPayment } from './support/states/payment-states.ts';
import { siteUrl } from './support/ports.ts';
import { serveProviderScripts } from './support/provider-scripts.ts';
import { schenkwerkDe, testJourney } from './support/test-journey.ts';
import { FULL } from './support/in-gate.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/text.ts';
import type { Visitor } from './support/visitor.ts';

test.use({ baseURL: siteUrl(schenkwerkDe.id) });

// Top-ups with each provider, and a difference that is paid while redeeming.

async function goToPayment(visitor: Visitor): Promise<void> {
  await serveProviderScripts(visitor.page);
  await visitor.page.goto('/prepaid');
  await visitor.sees('heading', 'Gutscheinkarte aufladen');
  await visitor.type(text('payment.serial.label'), '123 456 789');
  await visitor.press('button', 'Gutscheinkarte prüfen');
  await visitor.seesPage(
    /^\/prepaid\/checkout$/,
    'Wie viel möchtest du aufladen?',
    'Wie viel möchtest du aufladen',
  );
  await visitor.pick(/^25/);
  await visitor.seesText(/^55,00/);
  await visitor.press('button', 'Weiter zur Zahlung');
  await visitor.seesPage(/^\/prepaid\/checkout$/, 'Bezahlen', 'Bezahlen');
}

async function seeToppedUp(visitor: Visitor): Promise<void> {
  await visitor.seesPage(
    /^\/prepaid\/finalized$/,
    'Deine Gutscheinkarte ist aufgeladen',
    'Deine Gutscheinkarte ist aufgeladen',
  );
  await visitor.seesText(/^55,00/);
}

async function payByCard(visitor: Visitor): Promise<void> {
  await visitor.pick(/^Kreditkarte/);
  await visitor.sees('button', /^25,00.* bezahlen$/);
  await visitor.typeInFrame('Kartennummer', '4111 1111 1111 1111');
  await visitor.typeInFrame('Ablaufdatum', '12/30');
  await visitor.typeInFrame('Prüfnummer (CVC)', '123');
  await visitor.press('button', /^25,00.* bezahlen$/);
  await visitor.sees('heading', 'Demo bank');
}

testJourney(
  'top up with the wallet, and reload the result [1.024] [1.026] [2.008] [4.062] [7.019]',
  schenkwerkDe,
  async (visitor) => {
    await goToPayment(visitor);
    await visitor.pick(/^Amazon Pay/);
    await visitor.press('button', 'Amazon Pay (Demo)');
    await visitor.press('button', 'Pay');
    await seeToppedUp(visitor);
    await visitor.page.reload();
    await visitor.seesText(/^55,00/);
    await visitor.seesCalls('finalizeChargeAmazonpay', 1);
    await visitor.press('link', 'Jetzt einlösen');
    await visitor.sees('textbox', text('redeem.code.label'));
  },
  'none',
);

testJourney(
  'a card is declined by the bank, another way to pay works [1.027] [2.009] [4.063] [7.030]',
  schenkwerkDe,
  async (visitor) => {
    await goToPayment(visitor);
    await payByCard(visitor);
    await visitor.press('button', 'Decline');
    await visitor.sees('heading', 'Bezahlen');
    await visitor.sees('group', 'Die Zahlung hat nicht geklappt');
    await visitor.pick(/^PayPal/);
    await visitor.pressInWindow('PayPal (Demo)', 'Pay');
    await seeToppedUp(visitor);
    await visitor.seesCalls('initChargeUnzer', 1);
    await visitor.seesCalls('finalizeChargePaypal', 1);
  },
  'none',
);

testJourney(
  'a card is confirmed by the bank, and paid once [1.025] [2.009] [2.070] [7.031]',
  schenkwerkDe,
  async (visitor) => {
    await goToPayment(visitor);
    await payByCard(visitor);
    await visitor.press('button', 'Confirm');
    await seeToppedUp(visitor);
    await visitor.seesCalls('initChargeUnzer', 1);
    await visitor.seesCalls('finalizeChargeUnzer', 1);
    await visitor.page.goBack();
    await visitor.page.goto('/prepaid/finalized');
    await visitor.seesText(/^55,00/);
    await visitor.seesCalls('finalizeChargeUnzer', 1);
  },
  'keys',
);

testJourney(
  'pay the difference, after a change of mind, and redeem [4.069] [5.030] [7.020]',
  schenkwerkDe,
  async (visitor) => {
    await serveProviderScripts(visitor.page);
    await visitor.page.goto('/');
    await visitor.type(text('redeem.code.label'), 'DEMO-50');
    await visitor.press('button', text('redeem.code.submit'));
    await visitor.press('link', text('redeem.held.choose'));
    await visitor.seesPage(/^\/shops$/, text('shops.heading'), 'Shop aussuchen');
    await visitor.page.goto('/shops/1001/nordlicht');
    await visitor.sees('heading', 'Nordlicht');
    await visitor.checkFocus();
    await visitor.pick(/^150/);
    await visitor.press('button', /^Mit 150.* weiter/);
    await visitor.seesPage(/^\/redeem\/checkout$/, 'Deine Angaben', 'Deine Angaben');
    await visitor.type(text('checkout.first-name'), 'Ada');
    await visitor.type(text('checkout.last-name'), 'Muster');
    await visitor.select(`${text('checkout.salutation.label')} (optional)`, 'Frau');
    await visitor.type(text('checkout.email'), 'ada@example.com');
    await visitor.type(text('checkout.repeat-email'), 'ada@example.com');
    await visitor.tick(/Einlösebedingungen gelesen/);
    await visitor.press('button', /^Weiter: 100,00/);
    await visitor.seesPage(/^\/redeem\/checkout$/, 'Differenz bezahlen', 'Differenz bezahlen');
    await visitor.pick(/^Amazon Pay/);
    await visitor.press('button', 'Amazon Pay (Demo)');
    await visitor.press('button', 'Cancel');
    await visitor.seesPage(/^\/redeem\/checkout$/, 'Differenz bezahlen', 'Differenz bezahlen');
    await visitor.seesText('Die Zahlung wurde abgebrochen');
    await visitor.pick(/^Amazon Pay/);
    await visitor.press('button', 'Amazon Pay (Demo)');
    await visitor.press('button', 'Pay');
    await visitor.seesPage(
      /^\/thankyou$/,
      text('thank-you.heading', { shop: 'Nordlicht' }),
      'Geschafft',
    );
    await visitor.seesCalls('finalizeChargeAmazonpay', 1);
    await visitor.seesCalls('redeemVoucher', 1);
  },
);

test(
  'a provider’s script is loaded when it is chosen, never before @phone',
  FULL,
  async ({ page }) => {
    const asked = await serveProviderScripts(page);
    await openPayment(page);
    expect(asked).toEqual([]);
    await page.getByText('Kreditkarte', { exact: true }).click();
    await expect(page.getByTitle('Kartennummer')).toBeVisible();
    expect(asked).toEqual(['https://static.unzer.com/v1/unzer.js']);
  },
);

test(
  'a script that is blocked leaves the others usable @desktop',
  FULL,
  async ({ page, watch }) => {
    watch.expect(/^Failed to load resource/);
    await serveProviderScripts(page);
    await page.route(/paypal\.com/, (route) => route.abort('blockedbyclient'));
    await openPayment(page);
    await page.getByText('PayPal', { exact: true }).click();
    const title = 'Gerade nicht verfügbar: PayPal';
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByText('Kreditkarte', { exact: true }).click();
    await expect(page.getByTitle('Kartennummer')).toBeVisible();
  },
);

test('a window that the browser does not open is reported @phone', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await serveProviderScripts(page);
  await openPayment(page);
  await page.getByText('PayPal', { exact: true }).click();
  await page.getByRole('button', { name: 'PayPal (Demo)' }).click();
  await expect(page.getByText(/Erlaube Pop-ups/)).toBeVisible();
});

test(
  'a wallet that returns in another tab asks who paid, and ends the payment once @phone',
  FULL,
  async ({ page, context, mock, watch }) => {
    watch.expectFailedCalls();
    await serveProviderScripts(page);
    await openPayment(page);
    await page.getByText('Amazon Pay', { exact: true }).click();
    await page.getByRole('button', { name: 'Amazon Pay (Demo)' }).click();
    await expect(page.getByRole('heading', { name: 'Demo wallet' })).toBeVisible();
    const address = await page.getByRole('button', { name: 'Pay' }).getAttribute('data-href');
    const other = await context.newPage();
    await other.goto(address ?? '');
    await other.getByLabel(text('payment.serial.label')).fill('123456789');
    await other.getByRole('button', { name: 'Zahlung prüfen' }).click();
    await other.getByRole('button', { name: 'Ja, Zahlung abschließen' }).click();
    await expect(
      other.getByRole('heading', { name: 'Deine Gutscheinkarte ist aufgeladen' }),
    ).toBeVisible();
    // The first tab comes back as well: the same end, the same answer.
    await page.goto(address ?? '');
    await expect(
      page.getByRole('heading', { name: 'Deine Gutscheinkarte ist aufgeladen' }),
    ).toBeVisible();
    await expect(page.getByText(/^55,00/)).toBeVisible();
    const ends = await mock.calls('finalizeChargeAmazonpay');
    const keys = new Set(ends.map(({ headers }) => headers['idempotency-key']));
    expect(keys.size).toBe(1);
    expect(ends.filter(({ status, replayed }) => status === 200 && !replayed)).toHaveLength(1);
  },
);
