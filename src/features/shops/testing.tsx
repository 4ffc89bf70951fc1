import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { queryClient, type Voucher } from '~/api';
import { catalogueFiles } from '~/i18n/catalogues';
import { createI18n } from '~/i18n/create-i18n';
import { loadMessages } from '~/i18n/messages';
import { createSafeStorage } from '~/lib/safe-storage';
import { BrandNameContext } from '~/lib/page-title';
import { loadSite } from '~/sites/load-site';
import type { SiteConfig } from '~/sites/site-config';
import { createSiteStore } from '~/sites/site-store';
import { SiteStoreContext } from '~/sites/use-site';
import { LinkComponentProvider, type InternalLinkProps } from '~/ui/link';
import { LiveRegions } from '~/ui/live-region';
import { createRedemptionDraft, RedemptionDraftContext } from '~/voucher/redemption-draft';
import { tokenFor } from '~/voucher/testing';
import { VoucherSessionContext } from '~/voucher/use-voucher-session';
import { createVoucherSession } from '~/voucher/voucher-session';
import * as details from './shop-details-page';
import * as wall from './shops-page';

/** An answer of the API in a test: a body, or a failure with its status. */
export type Answer = { body: unknown; status?: number };

/** Answers by the path of the call, without `/api/v2/shop/`. */
export type Answers = Record<string, Answer | undefined>;

export interface ShopsOptions {
  /** Where the visitor starts. */
  at?: string;
  voucher?: Partial<Voucher>;
  site?: Partial<SiteConfig>;
  locale?: string;
}

// A wall is a large page: on a busy machine it takes its time, and a late answer is no wrong one.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });

const TestLink = ({ href, ...props }: InternalLinkProps) => <Link {...props} to={href} />;

/** Answers the calls of the shop pages; what nobody planned for is not found. */
export function fetchOf(answers: Answers, calls: string[] = []): typeof fetch {
  return (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    calls.push(url.pathname + url.search);
    const answer = answers[url.pathname.replace('/api/v2/shop/', '')];
    const { body, status = 200 } = answer ?? { body: { code: 'NOT_FOUND' }, status: 404 };
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    const headers = { 'Content-Type': type };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  };
}

/** The shop pages as the application mounts them, at an address, with or without a voucher. */
export async function renderShops({
  at = '/shops',
  voucher,
  site: change,
  locale = 'de-DE',
}: ShopsOptions = {}) {
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  const site = { ...(await loadSite('schenkwerk-de')), ...change };
  const i18n = createI18n(locale, await loadMessages(catalogueFiles(site.id, locale)));
  const storage = createSafeStorage(() => {
    throw new Error('Tests keep nothing');
  });
  const session = createVoucherSession({ storage, siteId: site.id });
  if (voucher) session.start(tokenFor(undefined, voucher));
  const draft = createRedemptionDraft(storage, site.id);
  const siteStore = createSiteStore({
    local: site,
    fetchConfig: () => Promise.resolve({}),
    report: () => undefined,
  });
  const Frame = () => (
    <LinkComponentProvider component={TestLink}>
      <Outlet />
      <LiveRegions />
    </LinkComponentProvider>
  );
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        HydrateFallback: () => null,
        children: [
          { index: true, element: <h1>Code</h1> },
          { path: 'redeem/checkout', element: <h1>Checkout</h1> },
          {
            path: 'shops',
            loader: wall.shopsLoader(() => ({
              voucherCategory: site.voucherCategory,
              category: undefined,
            })),
            Component: wall.Component,
            children: [
              {
                path: ':id/:slug?',
                loader: details.shopDetailsLoader,
                Component: details.Component,
              },
            ],
          },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <I18nextProvider i18n={i18n}>
      <SiteStoreContext value={siteStore}>
        <VoucherSessionContext value={session}>
          <RedemptionDraftContext value={draft}>
            <BrandNameContext value={site.brand}>
              <QueryClientProvider client={queryClient}>
                <RouterProvider router={router} />
              </QueryClientProvider>
            </BrandNameContext>
          </RedemptionDraftContext>
        </VoucherSessionContext>
      </SiteStoreContext>
    </I18nextProvider>,
  );
  return { ...view, router, session, draft };
}
