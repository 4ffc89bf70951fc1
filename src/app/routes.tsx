import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { loadChunk } from '~/lib/load-chunk';
import type { SiteStore } from '~/sites/site-store';
import { ErrorPage } from './error-page';
import { PAGES, type PageRow } from './page-table';
import type { Handle, RouteHandle } from './route-handle';
import { RouterShell } from './router-shell';
import type { VariationData } from './variation-loader';

/** Voucher category of the region site (requirement 9.035). */
const REGION_CATEGORY = 31;

/** Pages without the shell: the region's has its own. */
const WITHOUT_SHELL = ['region'];

/**
 * The whole map of the application (requirement 2), every page a chunk of its own: the pages of the page
 * table, and those that only a visitor's browser can render.
 */
export function routes(siteStore: SiteStore): RouteObject[] {
  const pages = (isInShell: boolean) =>
    PAGES.filter(({ path, over }) => !over && WITHOUT_SHELL.includes(path) !== isInShell).map(
      (row) => routeOf(row, siteStore),
    );
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
        ...pages(true),
        {
          // The region voucher's own page (requirement 2.027).
          path: 'contact',
          handle: {},
          lazy: () =>
            loadChunk(() =>
              siteStore.getState().site.voucherCategory === REGION_CATEGORY
                ? import('~/features/help/contact-page')
                : import('./not-found-page'),
            ),
        },
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
    ...pages(false).map((route) => ({
      ...route,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
    })),
    ...developmentRoutes,
  ];
  return table;
}

/** The gallery of parts is for developers; a production build has neither the page nor its address. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'ui', lazy: () => import('./ui-gallery/ui-gallery-page') }]
  : [];

/** The route of a page, with those that lie over it; its code is loaded when the visitor goes there. */
function routeOf({ path, over, load, handle = {} }: PageRow, siteStore: SiteStore): RouteObject {
  const above = PAGES.filter((row) => row.over === path).map((row) => routeOf(row, siteStore));
  return {
    path: over ? path.slice(over.length + 1) : path,
    handle,
    lazy: async () => {
      const { Component, createLoader } = await loadChunk(load);
      return { Component, ...(createLoader && { loader: createLoader(siteStore) }) };
    },
    ...(above.length > 0 && { children: above }),
  };
}

const redeemHandle: Partial<RouteHandle> = { name: 'redeem', keepScroll: true };

const isVariation = (data: unknown): boolean =>
  (data as VariationData | undefined)?.isVariation === true;
