import { siteUrl } from '../ports.ts';
import { seed } from '../seed.ts';
import { text } from '../text.ts';
import { after, at, holdAnswer, press, see, type PageState } from './page-state.ts';

const held = { seed: { voucher: 'DEMO-50' } };

/** The shop wall, its filters and the shops. */
export const shopStates: PageState[] = [
  at('wall without a voucher', '/shops', 'Weitere Shops'),
  after('wall while it loads', async (page, mock) => {
    await holdAnswer(mock, 'getShopWall');
    await page.goto('/shops');
    await see(page, text('shops.heading'));
  }),
  after(
    'wall with a voucher and filters',
    async (page, mock) => {
      await seed(page, mock, held.seed);
      await page.goto('/shops?categories=26&fits=1');
      await see(page, 'Das passt zu deiner Suche');
      await see(page, 'So löst du deinen Gutschein ein: Tanken & Mobilität');
    },
    { needs: 'all categories' },
  ),
  at(
    'wall with filters that nothing fits',
    '/shops?name=gibtesnicht&redeemable=online',
    'Dazu finden wir keinen Shop',
  ),
  after(
    'filters of the wall',
    async (page, mock) => {
      await seed(page, mock, held.seed);
      await page.goto('/shops');
      await press(page, 'Filter');
      await see(page, () => page.getByRole('dialog'));
    },
    { needs: 'filters', only: 'phone' },
  ),
  at('shop without a voucher', '/shops/1001/nordlicht', 'Diese Werte gibt es'),
  at(
    'shop with values to choose',
    '/shops/1001/nordlicht',
    (page) => page.getByRole('radio'),
    held,
  ),
  // This site has no payment provider for the difference.
  at(
    'shop that is too expensive',
    `${siteUrl('aurelbank')}/shops/1002/buchwinkel`,
    'Dein Guthaben reicht hier leider nicht',
    { seed: { site: 'aurelbank', voucher: 'DEMO-10' } },
  ),
  at('shop that is gone', '/shops/9410', 'Diesen Shop gibt es hier nicht mehr', {
    needs: 'common errors',
  }),
];
