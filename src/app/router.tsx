import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { loadChunk } from '~/lib/load-chunk';
import { LEGAL_PAGES, paths } from '~/lib/paths';
import { ErrorPage } from './error-page';
import type { Page } from './page';
import type { RouteHandle } from './route-handle';
import { RouterShell } from './router-shell';

/** Voucher category of the region site (requirement 9.035). */
const REGION_CATEGORY = 31;

const handle = (value: RouteHandle) => value;

/** The whole map of the application (requirement 2); every page is a chunk of its own. */
const routes = (page: Page): RouteObject[] => {
  const { siteStore } = page;
  const wallKey = () => {
    const { site, category } = siteStore.getState();
    return { voucherCategory: site.voucherCategory, category };
  };
  // The region voucher's own page (requirement 2.027).
  const isRegion = wallKey().voucherCategory === REGION_CATEGORY;
  return [
    {
      Component: RouterShell,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [
        {
          index: true,
          handle: handle({ name: 'redeem', keepScroll: true }),
          lazy: async () => {
            const { RedeemPage } = await loadChunk(() => import('~/features/redeem/redeem-page'));
            // The plain address takes a variation back (4.033).
            const loader = async () => {
              await siteStore.applyVariation(undefined);
              return null;
            };
            return { Component: RedeemPage, loader };
          },
        },
        {
          path: 'shops',
          handle: handle({ name: 'shops', keepScroll: true, group: 'shops' }),
          lazy: async () => {
            const { Component, shopsLoader } = await loadChunk(
              () => import('~/features/shops/shops-page'),
            );
            return { Component, loader: shopsLoader(wallKey) };
          },
          children: [
            {
              path: ':id/:slug?',
              handle: handle({ name: 'shopDetails', keepScroll: true, group: 'shops' }),
              lazy: async () => {
                const { Component, shopDetailsLoader } = await loadChunk(
                  () => import('~/features/shops/shop-details-page'),
                );
                return { Component, loader: shopDetailsLoader };
              },
            },
          ],
        },
        {
          path: 'redeem/checkout',
          handle: handle({ name: 'other' }),
          lazy: () => loadChunk(() => import('~/features/checkout/checkout-page')),
        },
        {
          path: 'redeem/donate',
          handle: handle({ name: 'other' }),
          lazy: () => loadChunk(() => import('~/features/checkout/donation-page')),
        },
        {
          path: 'thankyou',
          handle: handle({ name: 'other' }),
          lazy: () => loadChunk(() => import('~/features/thank-you/thank-you-page')),
        },
        {
          path: 'merchantcode/:redeemLinkToken',
          handle: handle({ name: 'other' }),
          lazy: () => loadChunk(() => import('~/features/merchant-code/merchant-code-page')),
        },
        {
          path: 'redeem/resend-link',
          handle: handle({ name: 'other' }),
          lazy: () => loadChunk(() => import('~/features/resend/resend-page')),
        },
        {
          path: 'reactivate',
          handle: handle({ name: 'other' }),
          lazy: () => loadChunk(() => import('~/features/reactivation/reactivation-page')),
        },
        {
          path: 'activate/:orderSource/:orderReference/:orderHash',
          handle: handle({ name: 'other' }),
          lazy: () => loadChunk(() => import('~/features/activation/activation-page')),
        },
        {
          path: 'voucher-pdf/:ident',
          handle: handle({ name: 'other' }),
          lazy: () => loadChunk(() => import('~/features/voucher-pdf/voucher-pdf-page')),
        },
        {
          path: 'tpr/:ident',
          handle: handle({ name: 'other' }),
          lazy: () => loadChunk(() => import('~/features/third-party-redeem/third-party-page')),
        },
        {
          path: 'redeem/diagnosis',
          handle: handle({ name: 'other' }),
          lazy: () => loadChunk(() => import('~/features/diagnosis/diagnosis-page')),
        },
        {
          path: 'prepaid',
          handle: handle({ name: 'prepaidEnter' }),
          lazy: () => loadChunk(() => import('~/features/prepaid/prepaid-enter-page')),
        },
        {
          path: 'prepaid/checkout',
          handle: handle({ name: 'other' }),
          lazy: () => loadChunk(() => import('~/features/prepaid/prepaid-checkout-page')),
        },
        {
          path: 'prepaid/finalized',
          handle: handle({ name: 'other' }),
          lazy: () => loadChunk(() => import('~/features/prepaid/prepaid-finalized-page')),
        },
        {
          path: 'payment/amazonpay',
          handle: handle({ name: 'amazonPayReturn' }),
          lazy: () => loadChunk(() => import('~/features/payment/amazonpay-return-page')),
        },
        {
          path: 'payment/unzer',
          handle: handle({ name: 'other' }),
          lazy: () => loadChunk(() => import('~/features/payment/unzer-return-page')),
        },
        {
          path: 'help/:tab?',
          handle: handle({ name: 'help', group: 'help' }),
          lazy: () => loadChunk(() => import('~/features/help/help-page')),
        },
        {
          path: 'fraud-prevention/:ident',
          handle: handle({ name: 'other', showNavBar: false }),
          lazy: () => loadChunk(() => import('~/features/fraud-prevention/fraud-prevention-page')),
        },
        ...(isRegion
          ? [
              {
                path: 'contact',
                handle: handle({ name: 'other' }),
                lazy: () => loadChunk(() => import('~/features/help/contact-page')),
              },
            ]
          : []),
        ...LEGAL_PAGES.map((id) => ({
          path: paths.legal(id).slice(1),
          handle: handle({ name: 'other' }),
          lazy: () => loadChunk(() => import('~/features/legal/legal-page')),
        })),
        {
          // Everything else: a variation's address, or no page at all. A parameter in its place would
          // take the addresses of other pages.
          path: '*',
          handle: handle({ name: 'other' }),
          lazy: async () => {
            const [{ Component }, { findVariation }] = await loadChunk(() =>
              Promise.all([import('./variation-page'), import('./variation-loader')]),
            );
            const loader = ({ params }: LoaderFunctionArgs) =>
              findVariation(siteStore, params['*'] ?? '');
            return { Component, loader };
          },
        },
      ],
    },
    {
      path: '/region',
      handle: handle({ name: 'other' }),
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      lazy: () => loadChunk(() => import('./region-frame')),
    },
    ...developmentRoutes,
  ];
};

/** The gallery of parts is for developers; a production build has neither the page nor its address. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', lazy: () => import('./ui-gallery/ui-gallery-page') }]
  : [];

export const createRouter = (page: Page) => createBrowserRouter(routes(page));
