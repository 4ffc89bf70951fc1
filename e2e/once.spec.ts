import type { Locator, Page } from '@playwright/test';
import type { JournalEntry } from '../mocks/session.ts';
import type { MockHandle } from './support/mock.ts';
import { filledDraft, seed } from './support/seed.ts';
import { redeem } from './support/states.ts';
import { expect, test } from './support/test.ts';

// At every step that sends something: a lost answer, a double click, a reload and Back do nothing
// twice and cost nothing that was typed.

interface Step {
  readonly name: string;
  /** What the step sends. */
  readonly operationId: string;
  /** The call carries a key, so that the server can tell a repeat; what only reads has none. */
  readonly isKeyed: boolean;
  /** Comes to the step and fills it in. */
  open(page: Page, mock: MockHandle): Promise<void>;
  submit(page: Page): Locator;
  /** The way to repeat after a lost answer, where it is another one. */
  repeat?(page: Page): Locator;
  /** The captcha guards a call that no key guards: it is confirmed anew for every attempt. */
  readonly confirmsAgain?: true;
  /** What was typed, by its label. */
  readonly typed: Readonly<Record<string, string>>;
  done(page: Page): Locator;
  /** Where Back leads to what was typed. */
  readonly keepsOnBack: boolean;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
const human = (page: Page) => page.getByRole('checkbox', { name: 'Ich bin ein Mensch' }).check();
const acceptTerms = (page: Page) =>
  page.getByRole('checkbox', { name: /Einlösebedingungen gelesen/ }).check();
const email = { 'E-Mail-Adresse': 'ada@example.com' };

const steps: readonly Step[] = [
  {
    name: 'entering the code',
    operationId: 'createVoucherToken',
    isKeyed: false,
    async open(page) {
      await page.goto('/');
      await page.getByLabel('Gutscheincode').fill('DEMO-50');
      await human(page);
    },
    submit: (page) => button(page, 'Guthaben anzeigen'),
    confirmsAgain: true,
    typed: { Gutscheincode: 'DEMO-50' },
    done: (page) => heading(page, 'Such dir einen Shop aus'),
    keepsOnBack: false,
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
    repeat: (page) => button(page, 'Einlösung abschließen'),
    typed: { Vorname: 'Ada', Nachname: 'Muster', ...email },
    done: (page) => heading(page, 'Viel Freude bei Nordlicht!'),
    keepsOnBack: false,
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
    repeat: (page) => button(page, 'Einlösung abschließen'),
    typed: { Betrag: '12,50', ...email },
    done: (page) => heading(page, 'Danke für deine Spende!'),
    keepsOnBack: false,
  },
  {
    name: 'taking a giveaway',
    operationId: 'redeemGiveawayCode',
    isKeyed: true,
    async open(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50', draft: filledDraft });
      await redeem(page);
      await expect(heading(page, 'Ein kleines Extra für dich')).toBeVisible();
    },
    submit: (page) => button(page, 'Extra per E-Mail schicken'),
    typed: email,
    done: (page) => page.getByText('Dein Extra ist unterwegs'),
    keepsOnBack: false,
  },
  {
    name: 'asking for a shopping account',
    operationId: 'createShoppingAccount',
    isKeyed: true,
    async open(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50', draft: filledDraft });
      await redeem(page);
      await page.getByRole('checkbox', { name: /Bedingungen des Shopping-Kontos/ }).check();
    },
    submit: (page) => button(page, 'Konto anfordern'),
    typed: { 'E-Mail-Adresse für das Konto': 'ada@example.com' },
    done: (page) => heading(page, 'Dein Konto wird eingerichtet'),
    keepsOnBack: false,
  },
  {
    name: 'resending',
    operationId: 'resendRedeemLink',
    isKeyed: true,
    async open(page) {
      await page.goto('/redeem/resend-link');
      await page.getByLabel('Gutscheincode').fill('RESEND-DONE');
      await human(page);
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
      await page.getByLabel('Gutscheincode').fill('OLD-FORMAT');
      await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('ada@example.com');
      await page.getByLabel('E-Mail-Adresse wiederholen').fill('ada@example.com');
      await human(page);
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
    typed: {},
    done: (page) => heading(page, 'Nur 3 Gutscheine sind jetzt aktiv'),
    keepsOnBack: false,
  },
  {
    name: 'revealing the code of the shop',
    operationId: 'revealMerchantCode',
    isKeyed: false,
    open: async (page) => void (await page.goto('/merchantcode/demo-code128')),
    submit: (page) => button(page, 'Code anzeigen'),
    typed: {},
    done: (page) => heading(page, /^Dein Code für/),
    keepsOnBack: false,
  },
  {
    name: 'asking for a new link by the code',
    operationId: 'requestMerchantCodeLink',
    isKeyed: true,
    async open(page) {
      await page.goto('/merchantcode/demo-expired');
      await button(page, 'Code anzeigen').click();
      await page.getByText('Oder gib den Gutscheincode ein').click();
      await page.getByLabel('Gutscheincode').fill('ALREADY-REDEEMED');
      await human(page);
    },
    submit: (page) => button(page, 'Mit dem Code anfordern'),
    typed: { Gutscheincode: 'ALREADY-REDEEMED' },
    done: (page) => page.getByText('Der neue Link ist unterwegs'),
    keepsOnBack: false,
  },
];

const keyOf = ({ headers }: JournalEntry) => headers['idempotency-key'];

for (const step of steps) {
  test(`${step.name}: a lost answer, a double click, a reload and Back do it once [4.070] @desktop`, async ({
    page,
    mock,
    watch,
  }) => {
    watch.expectFailedCalls();
    const { operationId, typed, repeat = step.submit } = step;
    const expectTyped = async () => {
      for (const [label, value] of Object.entries(typed)) {
        await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(value);
      }
    };
    await page.goto('/help');
    await step.open(page, mock);

    // The server did it, and the answer got lost on the way.
    await mock.fault('drop', { operationId, after: true });
    await step.submit(page).click();
    // The regions that announce are alerts too, and empty.
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await expectTyped();

    if (step.confirmsAgain) await human(page);
    await repeat(page).dblclick();
    await expect(step.done(page)).toBeVisible();
    const calls = await mock.calls(operationId);
    expect(calls).toHaveLength(2);
    if (step.isKeyed) {
      expect(keyOf(calls[0] as JournalEntry)).toMatch(/^[\da-f-]{36}$/);
      expect(new Set(calls.map(keyOf)).size).toBe(1);
      expect(calls.filter(({ replayed }) => !replayed)).toHaveLength(1);
    }

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await mock.calls(operationId)).toHaveLength(2);
  });
}

for (const step of steps.filter(({ keepsOnBack }) => keepsOnBack)) {
  test(`${step.name}: Back finds what was typed @desktop`, async ({ page, mock }) => {
    await step.open(page, mock);
    await step.submit(page).click();
    await expect(step.done(page)).toBeVisible();
    await page.goBack();
    for (const [label, value] of Object.entries(step.typed)) {
      await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(value);
    }
    expect(await mock.calls(step.operationId)).toHaveLength(1);
  });
}
