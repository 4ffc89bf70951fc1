import { expect } from '@playwright/test';
import { siteUrl } from '../ports.ts';
import { seed } from '../seed.ts';
import { text } from '../text.ts';
import { see, type PageState } from './page-state.ts';

/** The shop wall, its filters and the shops. */
export const shopStates: PageState[] = [
  {
    name: 'wall without a voucher',
    async reach(page) {
      await page.goto('/shops');
      await see(page, 'Weitere Shops');
    },
  },
  {
    name: 'wall while it loads',
    async reach(page, mock) {
      await mock.fault('latency', { operationId: 'getShopWall', ms: 20_000 });
      await page.goto('/shops');
      await see(page, text('shops.heading'));
    },
  },
  {
    name: 'wall with a voucher and filters',
    needs: 'all categories',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50' });
      await page.goto('/shops?categories=26&fits=1');
      await see(page, 'Das passt zu deiner Suche');
      await see(page, 'So löst du deinen Gutschein ein: Tanken & Mobilität');
    },
  },
  {
    name: 'wall with filters that nothing fits',
    async reach(page) {
      await page.goto('/shops?name=gibtesnicht&redeemable=online');
      await see(page, 'Dazu finden wir keinen Shop');
    },
  },
  {
    name: 'filters of the wall',
    needs: 'filters',
    only: 'phone',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50' });
      await page.goto('/shops');
      await page.getByRole('button', { name: 'Filter' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'shop without a voucher',
    async reach(page) {
      await page.goto('/shops/1001/nordlicht');
      await see(page, 'Diese Werte gibt es');
    },
  },
  {
    name: 'shop with values to choose',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50' });
      await page.goto('/shops/1001/nordlicht');
      await expect(page.getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'shop that is too expensive',
    async reach(page, mock) {
      // This site has no payment provider for the difference.
      await seed(page, mock, { site: 'aurelbank', voucher: 'DEMO-10' });
      await page.goto(`${siteUrl('aurelbank')}/shops/1002/buchwinkel`);
      await see(page, 'Dein Guthaben reicht hier leider nicht');
    },
  },
  {
    name: 'shop that is gone',
    needs: 'common errors',
    async reach(page) {
      await page.goto('/shops/9410');
      await see(page, 'Diesen Shop gibt es hier nicht mehr');
    },
  },
];
