import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { LEGAL_PAGES, PAYMENT_RETURNS, paths } from '~/lib/paths';
import { loadSite } from '~/sites/load-site';
import { createSiteStore } from '~/sites/site-store';
import { routePaths } from './route-paths';
import { routes } from './routes';
import { variationUrl } from './variation-loader';

const siteStore = createSiteStore({
  local: await loadSite('schenkwerk-de'),
  fetchConfig: () => Promise.reject(new Error('Not asked for')),
  report: () => undefined,
});
const table = routes(siteStore);

/** An address of every link of the application; a function without one is a type error. */
const links: Record<keyof typeof paths, string[]> = {
  redeem: [paths.redeem()],
  shops: [paths.shops(), paths.shops('?name=buch')],
  shop: [paths.shop(7), paths.shop(7, 'buchladen')],
  checkout: [paths.checkout()],
  donate: [paths.donate()],
  thankYou: [paths.thankYou()],
  merchantCode: [paths.merchantCode('token')],
  fraudPrevention: [paths.fraudPrevention('ident')],
  resendLink: [paths.resendLink()],
  orderStatus: [paths.orderStatus()],
  reactivate: [paths.reactivate()],
  diagnosis: [paths.diagnosis(), paths.diagnosis('VOUCHER_NOT_FOUND')],
  prepaid: [paths.prepaid()],
  prepaidCheckout: [paths.prepaidCheckout()],
  prepaidFinalized: [paths.prepaidFinalized()],
  paymentReturn: PAYMENT_RETURNS.map(paths.paymentReturn),
  help: [paths.help(), paths.help('other')],
  legal: LEGAL_PAGES.map(paths.legal),
  gallery: [paths.gallery()],
};

/** Routes that e-mails, partners and site configurations link to, so the code never does. */
const OUTSIDE = [
  'activate/:orderSource/:orderReference/:orderHash',
  'contact',
  'region',
  'tpr/:ident',
  'voucher-pdf/:ident',
];

/** The whole path of the route that shows an address. */
const routeOf = (address: string): string | undefined =>
  matchRoutes(table, address)
    ?.map(({ route }) => route.path)
    .filter(Boolean)
    .join('/');

describe.each(Object.entries(links))('the links of paths.%s', (_name, addresses) => {
  test.each(addresses)('%s leads to a page of its own', (address) => {
    expect(routeOf(address)).toEqual(expect.any(String));
    expect(routeOf(address)).not.toBe('*');
  });
});

/** The facts that the layout reads of a route: its name, the scroll position, the navigation bar. */
const handleOf = (address: string): unknown => matchRoutes(table, address)?.at(-1)?.route.handle;
const keepScroll = true;

test.each([
  ['2.003', '/', '', { name: 'redeem', keepScroll }],
  ['2.006', '/shops', 'shops', { name: 'shops', keepScroll }],
  ['2.007', '/shops/7/buch', 'shops/:id/:slug?', { name: 'shopDetails', keepScroll }],
  ['2.008', '/payment/amazonpay', 'payment/amazonpay', { name: 'walletReturn' }],
  ['2.009', '/payment/unzer', 'payment/unzer', {}],
  ['2.010', '/help/other', 'help/:tab?', { name: 'help' }],
  ['2.011', '/thankyou', 'thankyou', {}],
  ['2.012', '/merchantcode/t', 'merchantcode/:redeemLinkToken', {}],
  ['2.013', '/tpr/i', 'tpr/:ident', {}],
  ['2.014', '/activate/s/r/h', 'activate/:orderSource/:orderReference/:orderHash', {}],
  ['2.015', '/reactivate', 'reactivate', {}],
  ['2.016', '/redeem/resend-link', 'redeem/resend-link', {}],
  ['2.017', '/prepaid', 'prepaid', { name: 'prepaidEnter' }],
  ['2.018', '/prepaid/checkout', 'prepaid/checkout', {}],
  ['2.019', '/prepaid/finalized', 'prepaid/finalized', {}],
  ['2.020', '/voucher-pdf/i', 'voucher-pdf/:ident', {}],
  ['2.021', '/fraud-prevention/i', 'fraud-prevention/:ident', { showNavBar: false }],
])('[%s] the address %s has the route %s', (_, address, path, handle) => {
  expect(routeOf(address)).toBe(path);
  expect(handleOf(address)).toMatchObject(handle);
});

test('every route is linked to, or known as an address for others', () => {
  const linked = new Set(Object.values(links).flat().map(routeOf));
  const others = routePaths(table).filter((path) => path !== '*' && !linked.has(path));
  expect(others.toSorted()).toEqual(OUTSIDE);
});

test('[2.025] [2.026] what has no route may be a variation', () => {
  expect(routeOf(paths.redeem('restaurant'))).toBe('*');
  expect(variationUrl('restaurant', table)).toBe('restaurant');
});

const firstSegments = new Set(routePaths(table).map((path) => path.split('/')[0] ?? ''));

test.each([...firstSegments].filter((segment) => /^[a-z]/.test(segment)))(
  '[2.026] no variation can take the address %s',
  (segment) => {
    expect(variationUrl(segment, table)).toBeUndefined();
  },
);
