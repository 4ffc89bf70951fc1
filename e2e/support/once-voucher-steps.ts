import { button, email, heading, type OnceStep } from './once-step.ts';
import { filledDraft, seed } from './seed.ts';
import { acceptTerms, redeem } from './visit.ts';
import { text } from './text.ts';

/** From the code to the shop's code, and the other uses of a voucher. */
export const voucherSteps: readonly OnceStep[] = [
  {
    name: 'entering the code',
    operationId: 'createVoucherToken',
    async open(page) {
      await page.goto('/');
      await page.getByLabel(text('redeem.code.label')).fill('DEMO-50');
    },
    submit: (page) => button(page, text('redeem.code.submit')),
    typed: { Gutscheincode: 'DEMO-50' },
    done: (page) => heading(page, /^50,00\s€ für dich$/),
  },
  {
    name: 'redeeming',
    operationId: 'redeemVoucher',
    isKeyed: true,
    async open(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50', draft: filledDraft });
      await page.goto('/redeem/checkout');
      await acceptTerms(page);
    },
    submit: (page) => button(page, /verbindlich einlösen/),
    repeatsItself: true,
    done: (page) => heading(page, text('thank-you.heading', { shop: 'Nordlicht' })),
  },
  {
    name: 'donating',
    operationId: 'redeemVoucher',
    isKeyed: true,
    async open(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50', draft: filledDraft });
      await page.goto('/redeem/donate');
      await page.getByText('Küstenwacht Nord').click();
      await page.getByText('Einen Teil davon', { exact: true }).click();
      await page.getByLabel('Betrag').fill('12,50');
      await acceptTerms(page);
    },
    submit: (page) => button(page, /verbindlich spenden/),
    repeatsItself: true,
    done: (page) => heading(page, text('thank-you.heading-donation', { name: 'Küstenwacht Nord' })),
  },
  {
    name: 'taking a giveaway',
    operationId: 'redeemGiveawayCode',
    isKeyed: true,
    async open(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50', draft: filledDraft });
      await redeem(page);
      await heading(page, 'Ein kleines Extra für dich').click();
    },
    submit: (page) => button(page, 'Extra per E-Mail schicken'),
    typed: email,
    done: (page) => page.getByText('Dein Extra ist unterwegs'),
  },
  {
    name: 'asking for a shopping account',
    operationId: 'createShoppingAccount',
    isKeyed: true,
    async open(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50', draft: filledDraft });
      await redeem(page);
      await page.getByRole('heading', { name: 'Rest im Shopping-Konto behalten' }).click();
      await page.getByRole('checkbox', { name: /Bedingungen des Shopping-Kontos/ }).check();
    },
    submit: (page) => button(page, 'Konto anfordern'),
    typed: { 'E-Mail-Adresse für das Konto': 'ada@example.com' },
    done: (page) => heading(page, 'Dein Konto wird eingerichtet'),
  },
  {
    name: 'resending',
    operationId: 'resendRedeemLink',
    isKeyed: true,
    async open(page) {
      await page.goto('/redeem/resend-link');
      await page.getByLabel(text('redeem.code.label')).fill('RESEND-DONE');
    },
    submit: (page) => button(page, 'Noch einmal senden'),
    typed: { Gutscheincode: 'RESEND-DONE' },
    done: (page) => heading(page, 'Schau in dein Postfach'),
    keepsOnBack: true,
  },
  {
    name: 'reactivating',
    operationId: 'requestReactivation',
    isKeyed: true,
    async open(page) {
      await page.goto('/reactivate');
      await page.getByLabel(text('redeem.code.label')).fill('OLD-FORMAT');
      await page.getByLabel(text('checkout.email'), { exact: true }).fill('ada@example.com');
      await page.getByLabel(text('checkout.repeat-email')).fill('ada@example.com');
    },
    submit: (page) => button(page, 'Prüfung anfordern'),
    typed: { Gutscheincode: 'OLD-FORMAT', ...email },
    done: (page) => heading(page, /Wir prüfen deinen Gutschein/),
    keepsOnBack: true,
  },
  {
    name: 'activating',
    operationId: 'activateVouchers',
    isKeyed: true,
    async open(page) {
      await page.goto('/activate/shop/A-4711/demo-several');
      await button(page, '4 Gutscheine aktivieren').click();
    },
    submit: (page) => button(page, 'Jetzt aktivieren'),
    repeat: (page) => button(page, 'Noch einmal versuchen'),
    done: (page) => heading(page, 'Nur 3 Gutscheine sind jetzt aktiv'),
  },
  {
    name: 'revealing the code of the shop',
    operationId: 'revealMerchantCode',
    open: async (page) => void (await page.goto('/merchantcode/demo-code128')),
    submit: (page) => button(page, text('code.reveal')),
    // The failure takes the place of the code.
    repeat: (page) => button(page, text('problem.way.retry')),
    done: (page) => heading(page, /^Dein Code für/),
  },
  {
    name: 'asking for a new link by the code',
    operationId: 'requestMerchantCodeLink',
    isKeyed: true,
    async open(page) {
      await page.goto('/merchantcode/demo-expired');
      await button(page, text('code.reveal')).click();
      await page.getByText('Oder gib den Gutscheincode ein').click();
      await page.getByLabel(text('redeem.code.label')).fill('ALREADY-REDEEMED');
    },
    submit: (page) => button(page, 'Mit dem Code anfordern'),
    typed: { Gutscheincode: 'ALREADY-REDEEMED' },
    done: (page) => page.getByText('Der neue Link ist unterwegs'),
  },
];
