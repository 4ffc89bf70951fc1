import type { Page } from '@playwright/test';
import { text } from '../text.ts';
import { after, at, inWordsOfPage, press, see, type PageState } from './page-state.ts';

const TITLE = 'Dein Shopcode';

/** A code that is revealed. @param sign that it is there @param then leads on from it */
const revealed = (
  name: string,
  link: string,
  sign: Parameters<typeof see>[1],
  then?: (page: Page) => Promise<void>,
): PageState =>
  after(name, async (page) => {
    await page.goto(`/merchantcode/${link}`);
    await see(page, TITLE);
    await press(page, text('code.reveal'));
    await then?.(page);
    await see(page, sign);
  });

/** The shop's code behind its link. */
export const merchantCodeStates: PageState[] = [
  at('code, hidden', '/merchantcode/demo-code128', TITLE),
  revealed('code, revealed with a barcode', 'demo-code128', (page) =>
    page.getByRole('img', { name: 'Barcode zum Scannen an der Kasse' }),
  ),
  revealed('code, revealed with a PIN', 'demo-pin-card', (page) => page.getByText('8271')),
  revealed(
    'code at the till',
    'demo-code128',
    (page) => page.getByRole('dialog').getByRole('img'),
    (page) => press(page, inWordsOfPage(page, 'An der Kasse zeigen')),
  ),
  revealed('code, revealed with passes for wallets', 'demo-wallet', (page) =>
    page.getByRole('link', { name: /Google Wallet/ }),
  ),
  revealed('two codes, revealed', 'demo-two-codes', (page) =>
    page.getByRole('region', { name: 'Code 2 von 2' }),
  ),
  revealed(
    'code of a redemption that was taken back',
    'demo-revoked',
    /^Die Einlösung wurde zurück/,
  ),
  revealed('code, delayed', 'demo-delayed', 'Dein Shopcode ist noch unterwegs'),
  revealed(
    'code behind an expired link',
    'demo-expired',
    (page) => page.getByLabel(text('redeem.code.label')),
    async (page) => {
      await see(page, 'Neuen Link anfordern');
      await page.getByText('Oder gib den Gutscheincode ein').click();
    },
  ),
];
