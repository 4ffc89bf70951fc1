import { expect } from '@playwright/test';
import { filledDraft, seed } from '../seed.ts';
import { inWordsOfPage, see, type PageState } from './page-state.ts';

/** Pages and dialogs that belong to no flow. */
export const generalStates: PageState[] = [
  {
    name: 'loading',
    async reach(page, mock) {
      await mock.fault('latency', { operationId: 'getSiteConfig', ms: 20_000 });
      await page.goto('/shops');
      await expect(page.getByRole('main').getByText('Wird geladen …')).toBeVisible();
    },
  },
  {
    name: 'help',
    async reach(page) {
      await page.goto('/help');
      await see(page, 'Hilfe');
    },
  },
  {
    name: 'help with a topic',
    async reach(page) {
      await page.goto('/help/code-obsolete');
      await see(page, 'Mein Code hat das alte Format (VCRx13)');
    },
  },
  {
    name: 'accessibility statement',
    async reach(page) {
      await page.goto('/legal/accessibility');
      await see(page, 'Wer die Barrierefreiheit überwacht');
    },
  },
  {
    name: 'not found',
    async reach(page) {
      await page.goto('/gibt/es/nicht');
      await see(page, 'Diese Seite gibt es nicht');
    },
  },
  {
    name: 'maintenance',
    async reach(page, mock) {
      await mock.fault('status-500-empty', { operationId: 'getSiteConfig', times: 9 });
      await page.goto('/');
      await see(page, 'Gerade nicht erreichbar');
    },
  },
  {
    name: 'menu of the navigation',
    needs: 'charge',
    only: 'phone',
    async reach(page) {
      await page.goto('/help');
      await page.getByRole('button', { name: 'Menü' }).click();
      await expect(page.getByRole('link', { name: 'Aufladen' })).toBeVisible();
    },
  },
  {
    name: 'warning that the session ends',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-REFRESH', draft: filledDraft });
      await page.goto('/redeem/checkout');
      const name = inWordsOfPage(page, 'Bist du noch da?');
      await expect(page.getByRole('alertdialog', { name })).toBeVisible();
    },
  },
];
