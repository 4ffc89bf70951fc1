import { expect } from '@playwright/test';
import { enterCode } from '../redeem.ts';
import { seed } from '../seed.ts';
import { text } from '../text.ts';
import { see, type PageState } from './page-state.ts';

/** The landing page with its form. */
export const landingStates: PageState[] = [
  {
    name: 'landing',
    async reach(page) {
      await page.goto('/');
      // The last part of the page to come.
      await expect(
        page.getByRole('main').getByRole('listitem').getByRole('img').first(),
      ).toBeVisible();
    },
  },
  {
    name: 'landing with an empty code',
    async reach(page) {
      await page.goto('/');
      await page.getByRole('button', { name: text('redeem.code.submit') }).click();
      await expect(page.getByText('Feld bitte ausfüllen.')).toBeVisible();
    },
  },
  {
    name: 'landing with a refused code',
    needs: 'common errors',
    async reach(page) {
      await enterCode(page, 'NOT-FOUND');
      await see(page, 'Diesen Code finden wir nicht');
    },
  },
  {
    name: 'landing with a held voucher',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50' });
      await page.goto('/');
      await see(page, 'Dein Gutschein ist bereit');
    },
  },
];
