import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { loadChunk } from '~/lib/load-chunk';
import type { SiteStore } from '~/sites/site-store';
import { ErrorPage } from './error-page';
import { LANDING_HANDLE, PAGES, type PageRow } from './page-table';
import type { Handle } from './route-handle';
import { PageLayout, Root } from './root';
import type { VariationData } from './variation-loader';

/** Voucher category of the region site (requirement 9.035). */
const REGION_CATEGORY = 31;

/** Pages with a header and footer of their own. */
const WITHOUT_LAYOUT = ['region'];

/**
 * The whole map of the application (requirement 2), every page a chunk of its own: the pages of the page
 * table, and those that only a visitor's browser can render.
 */
export function routes(siteStore: SiteStore): RouteObject[] {
  const pages = (isInLayout: boolean) =>
    PAGES.filter(({ path, over }) => !over && WITHOUT_LAYOUT.includes(path) !== isInLayout).map(
      (row) => routeOf(row, siteStore),
    );
  const table: RouteObject[] = [
    {
      Component: Root,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [
        {
          Component: PageLayout,
          children: [
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
              handle: ((data) => (isVariation(data) ? LANDING_HANDLE : {})) satisfies Handle,
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
        ...pages(false),
      ],
    },
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
  const lazy = async () => {
    const { Component, createLoader } = await loadChunk(load);
    return { Component, ...(createLoader && { loader: createLoader(siteStore) }) };
  };
  if (path === '') return { index: true, handle, lazy };
  const above = PAGES.filter((row) => row.over === path).map((row) => routeOf(row, siteStore));
  return {
    path: over ? path.slice(over.length + 1) : path,
    handle,
    lazy,
    ...(above.length > 0 && { children: above }),
  };
}

const isVariation = (data: unknown): boolean =>
  (data as VariationData | undefined)?.isVariation === true;
