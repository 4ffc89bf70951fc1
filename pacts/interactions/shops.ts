import { interactionsOf } from '../support/interaction.ts';

const open = 'shops take vouchers of category 1';

/** What was asked for and every shop has; the detail view cannot do without. */
const ofAShop = ['name', 'logo', 'description', 'type', 'voucherValues'];

export const shops = [
  ...interactionsOf('listShopCategories', [
    [open, {}, 200, 'categories'],
    [open, {}, 200, 'categories-en', { language: 'en-GB,en;q=0.9', about: 'in English' }],
    ['the service is overloaded', {}, 503, 'temporary-failure'],
  ]),
  ...interactionsOf('getShopWall', [
    [open, {}, 200, 'wall'],
    [open, {}, 200, 'wall-en', { language: 'en-GB,en;q=0.9', about: 'in English' }],
    ['no shop takes vouchers of category 1', {}, 200, 'wall-empty'],
    ['the service is overloaded', {}, 503, 'temporary-failure'],
  ]),
  ...interactionsOf('getShop', [
    ['the shop is there', { shop: 1002 }, 200, 'shop-1002', { uses: ofAShop }],
    ['the shop does not exist', { shop: 9404 }, 404, 'not-found'],
    ['the shop has left', { shop: 9410 }, 410, 'shop-gone'],
  ]),
  ...interactionsOf('listDonationOrganisations', [
    ['organisations take donations', {}, 200, 'organisations'],
    ['no organisation takes donations', {}, 200, 'no-organisations'],
  ]),
];
