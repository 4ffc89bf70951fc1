import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Confirmation, TabRecord } from '~/redemption/redemption-storage';
import { filling, KEY, nordlicht25, VOUCHER } from '~/redemption/testing';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import type { RedemptionStep } from './redemption-steps';
import type { RouteHandle } from './route-handle';
import { PageLayout } from './root';

afterEach(cleanup);

const page = (path: string, step?: RedemptionStep) => ({
  path,
  handle: (step ? { step } : {}) satisfies Partial<RouteHandle>,
  element: <h1>Seite</h1>,
});
const pages = [
  page('/shops', 'shop'),
  page('/redeem/checkout', 'details'),
  page('/thankyou', 'done'),
  page('/merchantcode/:redeemLinkToken', 'done'),
  page('/help'),
];

const confirmation: Confirmation = {
  key: crypto.randomUUID(),
  voucherId: 'v1',
  order: {
    kind: 'shop',
    id: 'o1',
    shopId: 1,
    shopName: 'Nordlicht',
    items: [{ valueInCent: 2000, quantity: 1 }],
  },
  result: {
    status: 'completed',
    redemptionCompleted: true,
    redeemId: 'r1',
    orderNumber: '1',
    transactionNumber: '2',
    redeemedInCent: 2000,
    remainingInCent: 0,
    currency: 'EUR',
    delivery: 'screen',
    redeemLinkToken: 'own-link',
  },
};

/** The difference between the voucher and a shop's value is being paid. */
const paying: Partial<TabRecord> = {
  redemption: {
    phase: 'paying',
    order: { kind: 'shop', id: 'order-1', ...nordlicht25 },
    request: {
      shopId: nordlicht25.shopId,
      items: nordlicht25.items,
      redeemValue: 2500,
      currency: 'EUR',
      delivery: 'screen',
      isCompany: false,
      customer: { firstName: 'Mia', lastName: 'Muster', email: 'mia@beispiel.de' },
      redeemStartingPoint: { source: 'shop-wall' },
      termsAccepted: true,
    },
    key: KEY,
    voucherId: VOUCHER,
  },
};

/** The steps as they are read, with a mark for the current one. */
async function steps(at: string, options: RenderOptions = {}) {
  await renderRoutes([{ Component: PageLayout, children: pages }], { ...options, at });
  await screen.findByRole('heading', { name: 'Seite' });
  const list = screen.queryByRole('list', { name: /^Schritte bis zum/ });
  if (!list) return undefined;
  return within(list)
    .getAllByRole('listitem')
    .map((item) => `${item.ariaCurrent === 'step' ? '> ' : ''}${item.textContent}`);
}

test('the visit can be ended where the tab keeps an identity check, and only there', async () => {
  await renderRoutes([{ Component: PageLayout, children: pages }], { at: '/help' });
  expect(screen.queryByRole('button', { name: /^Besuch beenden/ })).toBeNull();
  cleanup();
  sessionStorage.setItem('identity-check:schenkwerk-de', '{}');
  await renderRoutes([{ Component: PageLayout, children: pages }], { at: '/help' });
  expect(await screen.findByRole('button', { name: /^Besuch beenden/ })).toBeVisible();
  sessionStorage.clear();
});

describe('the line of steps', () => {
  test('the next step is said, not the one that the visit begins with (WCAG 4.1.3)', async () => {
    const { router } = await renderRoutes([{ Component: PageLayout, children: pages }], {
      at: '/shops',
      record: filling(nordlicht25),
    });
    await act(() => router.navigate('/redeem/checkout'));
    expect(await screen.findByText('Schritt 3 von 4: Angaben')).toBeInTheDocument();
    expect(screen.queryByText(/^Schritt 2/)).toBeNull();
  });

  test.each<[string, string, RenderOptions, string[]]>([
    ['the wall without a voucher', '/shops', {}, ['Code', '> Shop', 'Angaben', 'Shopcode']],
    [
      'the wall with a voucher',
      '/shops',
      { voucher: {} },
      ['Code (erledigt)', '> Shop', 'Angaben', 'Shopcode'],
    ],
    [
      'the form',
      '/redeem/checkout',
      { record: filling(nordlicht25) },
      ['Code (erledigt)', 'Shop (erledigt)', '> Angaben', 'Shopcode'],
    ],
    [
      'the payment of a difference',
      '/redeem/checkout',
      { record: paying },
      ['Code (erledigt)', 'Shop (erledigt)', '> Bezahlen', 'Shopcode'],
    ],
    [
      'the form before a shop was chosen',
      '/redeem/checkout',
      {},
      ['Code', '> Shop', 'Angaben', 'Shopcode'],
    ],
    [
      'the page after redeeming',
      '/thankyou',
      { record: { confirmation } },
      ['Code (erledigt)', 'Shop (erledigt)', 'Angaben (erledigt)', '> Shopcode'],
    ],
    [
      'the code of this redemption',
      '/merchantcode/own-link',
      { record: { confirmation } },
      ['Code (erledigt)', 'Shop (erledigt)', 'Angaben (erledigt)', '> Shopcode'],
    ],
    [
      'a restaurants’ site',
      '/shops',
      { siteId: 'tafelzeit' },
      ['Code', '> Restaurant', 'Angaben', 'Dein Code'],
    ],
  ])('on %s', async (_, at, options, expected) => {
    expect(await steps(at, options)).toEqual(expected);
  });

  test.each<[string, string, RenderOptions]>([
    ['a page beside the way', '/help', {}],
    ['the page after redeeming when nothing was redeemed', '/thankyou', {}],
    ['a code whose link came by e-mail', '/merchantcode/other', { record: { confirmation } }],
  ])('is not on %s', async (_, at, options) => {
    expect(await steps(at, options)).toBeUndefined();
  });
});
