import { expect, type Page } from '@playwright/test';
import { text } from '../text.ts';
import { inWordsOfPage, see, type PageState } from './page-state.ts';

/** The shop's code behind its link. */
export const merchantCodeStates: PageState[] = [
  {
    name: 'code, hidden',
    reach: (page) => openCode(page, 'demo-code128'),
  },
  {
    name: 'code, revealed with a barcode',
    async reach(page) {
      await openCode(page, 'demo-code128');
      await reveal(page);
      await expect(
        page.getByRole('img', { name: 'Barcode zum Scannen an der Kasse' }),
      ).toBeVisible();
    },
  },
  {
    name: 'code, revealed with a PIN',
    async reach(page) {
      await openCode(page, 'demo-pin-card');
      await reveal(page);
      await expect(page.getByText('8271')).toBeVisible();
    },
  },
  {
    name: 'code at the till',
    async reach(page) {
      await openCode(page, 'demo-code128');
      await reveal(page);
      const name = inWordsOfPage(page, 'An der Kasse zeigen');
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'two codes, revealed',
    async reach(page) {
      await openCode(page, 'demo-two-codes');
      await reveal(page);
      await expect(page.getByRole('region', { name: 'Code 2 von 2' })).toBeVisible();
    },
  },
  {
    name: 'code, delayed',
    async reach(page) {
      await openCode(page, 'demo-delayed');
      await reveal(page);
      await see(page, 'Dein Shopcode ist noch unterwegs');
    },
  },
  {
    name: 'code behind an expired link',
    async reach(page) {
      await openCode(page, 'demo-expired');
      await reveal(page);
      await see(page, 'Neuen Link anfordern');
      await page.getByText('Oder gib den Gutscheincode ein').click();
      await expect(page.getByLabel(text('redeem.code.label'))).toBeVisible();
    },
  },
];

async function openCode(page: Page, link: string): Promise<void> {
  await page.goto(`/merchantcode/${link}`);
  await see(page, 'Dein Shopcode');
}

const reveal = (page: Page): Promise<void> =>
  page.getByRole('button', { name: text('code.reveal') }).click();
