import type { Locator, Page } from '@playwright/test';
import { ownCode } from '../support/own-code.ts';
import { text } from '../support/text.ts';
import type { Random } from './random.ts';

/** Something that a visitor does. Those that may move value count as consent to do it once. */
export interface Act {
  readonly name: string;
  readonly consents?: 'redeem' | 'pay';
  run(): Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first();

/** Buttons with which a visitor agrees to a payment. */
const PAYS = /^(?:Pay|Ja, Zahlung abschließen)$/;

const CODES = ['DEMO-50', 'DEMO-100', 'DEMO-3750', 'DEMO-DELAYED', 'DEMO-FRAUD', 'DEMO-PAY'];
const PERSON = {
  Vorname: 'Ada',
  Nachname: 'Muster',
  'E-Mail-Adresse': 'ada@example.com',
  'E-Mail-Adresse wiederholen': 'ada@example.com',
};

async function enterCode(page: Page, random: Random): Promise<void> {
  const seed = String(Math.floor(random.next() * 1e8)).padStart(8, '0');
  await field(page, text('redeem.code.label')).fill(ownCode(random.pick(CODES), seed));
  const send = new RegExp(`^(?:${text('redeem.code.submit')}|Zahlung prüfen)$`);
  await button(page, send).click();
}

async function fillCheckout(page: Page): Promise<void> {
  const salutation = field(page, `${text('checkout.salutation.label')} (optional)`);
  if (await salutation.isVisible()) await salutation.selectOption('mrs');
  for (const [label, value] of Object.entries(PERSON)) {
    if (await field(page, label).isVisible()) await field(page, label).fill(value);
  }
  const terms = page.getByRole('checkbox', { name: /Einlösebedingungen gelesen/ });
  if (await terms.isVisible()) await terms.check();
}

/** The element to press for a radio button, which itself cannot be seen. */
const TILE = 'xpath=ancestor::label[1]';

const one = async (all: Locator, random: Random): Promise<Locator | undefined> => {
  const visible = all.filter({ visible: true });
  const count = await visible.count();
  return count > 0 ? visible.nth(Math.floor(random.next() * count)) : undefined;
};

/** The next act of a visitor who wants the shop's code, on any page of the way. */
export async function nextStep(page: Page, random: Random): Promise<Act | undefined> {
  const sees = (locator: Locator) => locator.isVisible();
  if (await sees(button(page, 'Einlösung abschließen'))) {
    return { name: 'finish', run: () => button(page, 'Einlösung abschließen').click() };
  }
  const send = button(page, /verbindlich einlösen|^Weiter: .*€/);
  if (await sees(send)) {
    return {
      name: 'redeem',
      consents: 'redeem',
      run: async () => {
        await fillCheckout(page);
        if (random.chance(0.2)) await send.dblclick();
        else await send.click();
      },
    };
  }
  for (const name of ['Pay', 'Amazon Pay (Demo)'] as const) {
    if (await sees(button(page, name))) {
      return {
        name,
        ...(PAYS.test(name) && { consents: 'pay' as const }),
        run: () => button(page, name).click(),
      };
    }
  }
  if (await sees(page.getByRole('radio', { name: /^Amazon Pay/ }))) {
    return {
      name: 'choose the wallet',
      run: () => page.getByText('Amazon Pay', { exact: true }).first().click(),
    };
  }
  if (await sees(button(page, 'Weiter zur Zahlung'))) {
    return {
      name: 'choose an amount',
      run: async () => {
        await page.getByText('Anderer Betrag').first().click();
        await field(page, 'Dein Betrag').fill(String(15 + Math.floor(random.next() * 100)));
        await button(page, 'Weiter zur Zahlung').click();
      },
    };
  }
  if (await sees(field(page, text('payment.serial.label')))) {
    return {
      name: 'look up a card',
      run: async () => {
        await field(page, text('payment.serial.label')).fill('123456789');
        await button(page, /^(?:Gutscheinkarte|Zahlung) prüfen$/).click();
      },
    };
  }
  if (await sees(button(page, text('code.reveal')))) {
    return { name: 'reveal', run: () => button(page, text('code.reveal')).click() };
  }
  const link = page
    .getByRole('link', { name: /^(?:Shopcode anzeigen|Alles zu diesem Code)$/ })
    .first();
  if (await sees(link)) return { name: 'go to the code', run: () => link.click() };
  if (await sees(button(page, /^Mit .* weiter/))) {
    return {
      name: 'choose a value',
      run: async () => {
        const value = await one(page.getByRole('main').getByRole('radio'), random);
        await value?.locator(TILE).click();
        await button(page, /^Mit .* weiter/).click();
      },
    };
  }
  if (await sees(button(page, /aktivieren/))) {
    return {
      name: 'activate',
      run: async () => {
        await button(page, /aktivieren/).click();
        const confirm = page.getByRole('alertdialog').getByRole('button', { name: /aktivieren/ });
        if (await confirm.isVisible()) await confirm.click();
      },
    };
  }
  const values = page.getByRole('main').getByRole('radio', { name: /€/ });
  if ((await sees(heading(page, /Wert|Betrag/))) && (await values.count()) > 0) {
    const value = await one(values, random);
    if (value) return { name: 'pick a value', run: () => value.locator(TILE).click() };
  }
  if (await sees(field(page, text('redeem.code.label')))) {
    return { name: 'enter a code', run: () => enterCode(page, random) };
  }
  const onward = page.getByRole('link', { name: text('redeem.held.choose') });
  if (await sees(onward)) return { name: 'go to the shops', run: () => onward.click() };
  const shop = await one(page.locator('main li a[href^="/shops/"]'), random);
  if (shop) return { name: 'open a shop', run: () => shop.click() };
  return undefined;
}

/**
 * Where there is nothing of the site to go back to, the visitor stays. The page goes back itself: its
 * navigation knows the site's entries only, also while another Back is under way.
 */
async function goBack(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      if (navigation.canGoBack) await navigation.back().committed?.catch(() => undefined);
    })
    // The page was replaced by another document before it could answer.
    .catch(() => undefined);
  await page.waitForLoadState('load');
}

/** Anything that the page offers. */
export async function anyAct(page: Page, random: Random): Promise<Act> {
  const kind = random.pick([
    'back',
    'forward',
    'reload',
    'press',
    'press',
    'type',
    'address',
  ] as const);
  if (kind === 'back') return { name: kind, run: () => goBack(page) };
  if (kind === 'forward') return { name: kind, run: async () => void (await page.goForward()) };
  if (kind === 'reload') return { name: kind, run: async () => void (await page.reload()) };
  if (kind === 'address') {
    const address = random.pick([
      '/',
      '/shops',
      '/redeem/checkout',
      '/thankyou',
      '/prepaid',
      '/help',
    ]);
    return { name: `go to ${address}`, run: async () => void (await page.goto(address)) };
  }
  if (kind === 'type') {
    const box = await one(page.getByRole('main').getByRole('textbox'), random);
    const words = random.pick(['', 'x', '  ', 'ada@example.com', 'Ähm – „nein“ 🎁', '0', '-5']);
    if (box) return { name: `type ${JSON.stringify(words)}`, run: () => box.fill(words) };
  }
  const control = await one(
    page.getByRole('main').locator('button:enabled, a[href^="/"], summary, [role=radio]'),
    random,
  );
  if (!control) return { name: 'reload', run: async () => void (await page.reload()) };
  // It may be gone meanwhile.
  const said = await control.textContent().catch(() => null);
  const name = said?.trim().slice(0, 40) ?? '';
  const moves = /verbindlich einlösen|^Weiter: /.test(name) ? 'redeem' : undefined;
  return {
    name: `press "${name}"`,
    ...((moves && { consents: moves }) || (PAYS.test(name) && { consents: 'pay' as const })),
    run: () => control.click(),
  };
}
