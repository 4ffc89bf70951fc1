import type { Page } from '@playwright/test';
import type { MockHandle } from './support/mock.ts';
import { pageStates } from './support/states/page-states.ts';
import { watchSecrets, type Secrets } from './support/secret-watch.ts';
import { filledDraft, recordOf } from './support/seed.ts';
import { acceptTerms, enterCode, enterVoucher, redeem } from './support/visit.ts';
import { writeMessage } from './support/states/support-states.ts';
import { expect, test } from './support/test.ts';
import { FULL } from './support/in-gate.ts';
import { text } from './support/text.ts';
import { noticeOf } from './support/notice-of.ts';

// Codes, PINs, links and tokens are worth money. No flow may put them into a URL that
// the website builds, a storage other than the tab's own or the console, or send them to a third party.

interface Flow extends Secrets {
  readonly name: string;
  run(page: Page, mock: MockHandle): Promise<void>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const see = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

/** The way to a state. */
const to = (name: string, typed: string[], links: string[] = []): Flow => {
  const state = pageStates.find((each) => each.name === name);
  if (!state) throw new Error(`no state "${name}"`);
  return { name, typed, links, run: async (page, mock) => void (await state.reach(page, mock)) };
};

const flows: readonly Flow[] = [
  to('code, revealed with a PIN', ['8271', '6031'], ['demo-pin-card']),
  to('resend, sent', ['RESEND-DONE']),
  to('order status, delayed', ['mia@example.com']),
  to('activation with a part that failed', [], ['demo-several']),
  to('voucher PDF with a wrong PIN', ['9999'], ['demo-pdf']),
  to('voucher PDF, downloaded', ['1234'], ['demo-pdf']),
  to('partner’s link', [], ['demo-partner']),
  to('top-up, done', ['123456789']),
  {
    name: 'a code that is not found, its diagnosis and help',
    typed: ['Geheim-4711-xY'],
    async run(page) {
      await enterCode(page, 'Geheim-4711-xY');
      await page.getByRole('link', { name: 'Woran liegt es?' }).click();
      await see(page, 'Woran liegt es?');
      await page.getByRole('combobox').first().selectOption({ index: 1 });
      await page.goBack();
      await page.goto('/help/code-unreadable');
      await see(page, /./);
    },
  },
  {
    name: 'redeeming, giveaway, shopping account, code of the shop',
    typed: ['DEMO-50', 'NL-8842-7713-09', '8271', '6031'],
    async run(page) {
      await enterVoucher(page, 'DEMO-50');
      await page.evaluate(
        (draft) => sessionStorage.setItem('redemption:schenkwerk-de', draft),
        JSON.stringify(recordOf(filledDraft)),
      );
      await redeem(page);
      await see(page, text('thank-you.heading', { shop: 'Nordlicht' }));
      await page.getByRole('heading', { name: 'Ein kleines Extra für dich' }).click();
      await press(page, 'Extra per E-Mail schicken');
      await expect(page.getByText('Dein Extra ist unterwegs')).toBeVisible();
      await page.getByRole('heading', { name: 'Rest im Shopping-Konto behalten' }).click();
      await page.getByRole('checkbox', { name: /Bedingungen des Shopping-Kontos/ }).check();
      await press(page, 'Konto anfordern');
      await see(page, 'Dein Konto wird eingerichtet');
      await press(page, 'Code aufdecken');
      await see(page, /^Dein Code für/);
      await press(page, 'Code kopieren');
      await press(page, 'An der Kasse zeigen');
      await expect(page.getByRole('dialog')).toBeVisible();
      await press(page, 'Zurück zum Code');
      await page.getByRole('link', { name: 'Alles zu diesem Code' }).click();
      await press(page, 'PDF herunterladen');
    },
  },
  {
    name: 'a donation of the rest, the code bridged from memory',
    typed: ['DEMO-25'],
    async run(page) {
      await enterVoucher(page, 'DEMO-25');
      await page.goto('/redeem/donate');
      await page.getByText('Lesepaten Mitte').click();
      await page.getByText('Einen Teil davon', { exact: true }).click();
      await page.getByLabel('Betrag').fill('10');
      await page.getByLabel(text('checkout.email'), { exact: true }).fill('ada@example.com');
      await page.getByLabel(text('checkout.repeat-email')).fill('ada@example.com');
      await acceptTerms(page);
      await press(page, /verbindlich spenden$/);
      await see(page, text('thank-you.heading-donation', { name: 'Lesepaten Mitte' }));
    },
  },
  {
    name: 'an expired link, and a new one by the code',
    typed: ['RESEND-DONE'],
    links: ['demo-expired'],
    async run(page) {
      await page.goto('/merchantcode/demo-expired');
      await press(page, text('code.reveal'));
      await see(page, 'Neuen Link anfordern');
      await page.getByText('Oder gib den Gutscheincode ein').click();
      await page.getByLabel(text('redeem.code.label')).fill('RESEND-DONE');
      await press(page, 'Mit dem Code anfordern');
      await expect(
        page.getByText('Der neue Link ist unterwegs').or(noticeOf(page)).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'reactivating',
    typed: ['OLD-FORMAT'],
    async run(page) {
      await enterCode(page, 'OLD-FORMAT');
      await page.getByRole('link', { name: 'Gutschein reaktivieren' }).click();
      await page.getByLabel(text('checkout.email'), { exact: true }).fill('ada@example.com');
      await page.getByLabel(text('checkout.repeat-email')).fill('ada@example.com');
      await press(page, 'Prüfung anfordern');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  },
  {
    name: 'an identity check with its PIN',
    typed: ['987654', '123456'],
    links: ['demo-fraud-pin'],
    async run(page) {
      await page.goto('/fraud-prevention/demo-fraud-pin');
      await page.getByLabel('PIN aus dem Brief').fill('987654');
      await press(page, 'PIN bestätigen');
      await expect(page.getByLabel('PIN aus dem Brief')).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel('PIN aus dem Brief').fill('123456');
      await press(page, 'PIN bestätigen');
      await see(page, 'Wir prüfen deine Angaben');
    },
  },
  {
    name: 'a payment that returns without its session',
    typed: ['123456789'],
    async run(page) {
      await page.goto('/payment/amazonpay?flow=prepaid&amazonCheckoutSessionId=x');
      await page.getByLabel(text('payment.serial.label')).fill('123456789');
      await press(page, 'Zahlung prüfen');
      await see(page, /./);
    },
  },
  {
    name: 'a message about a code',
    typed: ['Geheim-4711-xY', 'ada@example.com'],
    async run(page) {
      await writeMessage(page);
      await page.getByLabel(/^Seriennummer oder Code/).fill('Geheim-4711-xY');
      await press(page, 'Nachricht senden');
      await see(page, 'Deine Nachricht ist angekommen');
    },
  },
  {
    name: 'a server that breaks and a connection that breaks',
    typed: ['DEMO-100'],
    async run(page, mock) {
      await mock.fault('html-502', { operationId: 'createVoucherToken' });
      await enterCode(page, 'DEMO-100');
      await expect(noticeOf(page)).toBeVisible();
      await mock.fault('drop', { operationId: 'createVoucherToken' });
      await press(page, text('redeem.code.submit'));
      await see(page, 'Unser Server ist gerade nicht bereit');
    },
  },
];

test(
  'over all flows no code, PIN, link or token gets out [2.062] [6.002] @desktop',
  FULL,
  async ({ page, mock, watch }) => {
    test.setTimeout(180_000);
    watch.expectFailedCalls();
    const secrets = await watchSecrets(page);
    for (const flow of flows) {
      await test.step(flow.name, async () => {
        await flow.run(page, mock);
        await secrets.verify(flow.name, flow);
        await page.evaluate(() => sessionStorage.clear());
      });
    }
  },
);

test('the watch itself finds what gets out @desktop', async ({ page, watch }) => {
  watch.expect(/^token /);
  const secrets = await watchSecrets(page);
  await page.goto('/help');
  await page.evaluate(() => {
    localStorage.setItem('x', 'DEMO-50');
    console.error('token eyJhbGciOiJub25lIn0.eyJ4IjoxfQ.c2ln');
    history.replaceState({ pin: '8271' }, '', '/help?link=demo-pdf');
  });
  const found = secrets.verify('planted', { typed: ['DEMO-50', '8271'], links: ['demo-pdf'] });
  for (const leak of [
    'a token in console',
    'link demo-pdf in page',
    'DEMO-50 in local storage',
    '8271 in state of the history',
  ]) {
    await expect(found).rejects.toThrow(leak);
  }
});
