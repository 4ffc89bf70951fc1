import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { loadChunk } from '~/lib/load-chunk';
import { LEGAL_PAGES, paths } from '~/lib/paths';
import type { SiteStore } from '~/sites/site-store';
import { ErrorPage } from './error-page';
import type { Handle, RouteHandle } from './route-handle';
import { RouterShell } from './router-shell';
import type { VariationData } from './variation-loader';

/** Voucher category of the region site (requirement 9.035). */
const REGION_CATEGORY = 31;

/** The whole map of the application (requirement 2); every page is a chunk of its own. */
export function routes(siteStore: SiteStore): RouteObject[] {
  const table: RouteObject[] = [
    {
      Component: RouterShell,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [
        {
          index: true,
          handle: redeemHandle,
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
          handle: handle({ name: 'shops', keepScroll: true, group: 'shops', step: 'shop' }),
          lazy: async () => {
            const { Component, shopsLoader } = await loadChunk(
              () => import('~/features/shops/wall/shops-page'),
            );
            const wallKey = () => {
              const { site, category } = siteStore.getState();
              return { voucherCategory: site.voucherCategory, category };
            };
            return { Component, loader: shopsLoader(wallKey) };
          },
          children: [
            {
              path: ':id/:slug?',
              handle: handle({
                name: 'shopDetails',
                keepScroll: true,
                group: 'shops',
                step: 'shop',
              }),
              lazy: async () => {
                const { Component, shopDetailsLoader } = await loadChunk(
                  () => import('~/features/shops/details/shop-details-page'),
                );
                return { Component, loader: shopDetailsLoader };
              },
            },
          ],
        },
        page('redeem/checkout', () => import('~/features/checkout/checkout-page'), {
          step: 'details',
        }),
        page('redeem/donate', () => import('~/features/checkout/donation-page')),
        page('thankyou', () => import('~/features/thank-you/thank-you-page'), { step: 'done' }),
        page(
          'merchantcode/:redeemLinkToken',
          () => import('~/features/merchant-code/merchant-code-page'),
          { step: 'done' },
        ),
        page('redeem/resend-link', () => import('~/features/resend/resend-page')),
        page('redeem/status', () => import('~/features/order-status/order-status-page')),
        page('reactivate', () => import('~/features/reactivation/reactivation-page')),
        page(
          'activate/:orderSource/:orderReference/:orderHash',
          () => import('~/features/activation/activation-page'),
        ),
        page('voucher-pdf/:ident', () => import('~/features/voucher-pdf/voucher-pdf-page')),
        page('tpr/:ident', () => import('~/features/third-party-redeem/third-party-page')),
        page('redeem/diagnosis', () => import('~/features/diagnosis/diagnosis-page')),
        page('prepaid', () => import('~/features/prepaid/prepaid-enter-page'), {
          name: 'prepaidEnter',
        }),
        page('prepaid/checkout', () => import('~/features/prepaid/prepaid-checkout-page')),
        page('prepaid/finalized', () => import('~/features/prepaid/prepaid-finalized-page')),
        page('payment/amazonpay', () => import('~/features/payment-return/amazonpay-return-page'), {
          name: 'amazonPayReturn',
        }),
        page('payment/unzer', () => import('~/features/payment-return/unzer-return-page')),
        page('help/:tab?', () => import('~/features/help/help-page'), {
          name: 'help',
          group: 'help',
        }),
        page(
          'fraud-prevention/:ident',
          () => import('~/features/fraud-prevention/fraud-prevention-page'),
          { showNavBar: false },
        ),
        // The region voucher's own page (requirement 2.027).
        page('contact', async () =>
          siteStore.getState().site.voucherCategory === REGION_CATEGORY
            ? import('~/features/help/contact-page')
            : import('./not-found-page'),
        ),
        ...LEGAL_PAGES.map((id) =>
          page(paths.legal(id).slice(1), () => import('~/features/legal/legal-page')),
        ),
        {
          // Everything else: a variation's address, or no page at all. A parameter in its place would
          // take the addresses of other pages.
          path: '*',
          // A variation's address is a redeem page to everything around it (2.004, 2.005, 2.038).
          handle: ((data) => (isVariation(data) ? redeemHandle : {})) satisfies Handle,
          lazy: async () => {
            const [{ Component }, { findVariation }] = await loadChunk(() =>
              Promise.all([import('./variation-page'), import('./variation-loader')]),
            );
            const loader = ({ params }: LoaderFunctionArgs) =>
              findVariation(siteStore, table, params['*'] ?? '');
            return { Component, loader };
          },
        },
      ],
    },
    {
      path: 'region',
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      lazy: () => loadChunk(() => import('./region-frame')),
    },
    ...developmentRoutes,
  ];
  return table;
}

/** The gallery of parts is for developers; a production build has neither the page nor its address. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'ui', lazy: () => import('./ui-gallery/ui-gallery-page') }]
  : [];

/** A page whose module exports its `Component`; its code is loaded when the visitor goes there. */
const page = (
  path: string,
  load: () => Promise<{ Component: ComponentType }>,
  own: Partial<RouteHandle> = {},
): RouteObject => ({ path, handle: own, lazy: () => loadChunk(load) });

const handle = (own: Partial<RouteHandle>) => own;

const redeemHandle = handle({ name: 'redeem', keepScroll: true });

const isVariation = (data: unknown): boolean =>
  (data as VariationData | undefined)?.isVariation === true;
