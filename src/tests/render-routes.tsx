import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { client } from '~generated/client/client.gen';
import { queryClient, type Greeting, type Voucher } from '~/api';
import { setCallContext } from '~/api/call-context';
import { AppProviders } from '~/app/app-providers';
import { catalogueFiles } from '~/i18n/catalogues';
import { createI18n } from '~/i18n/create-i18n';
import { loadMessages } from '~/i18n/messages';
import { createSafeStorage } from '~/lib/safe-storage';
import { offeredProviders } from '~/payment/offered-providers';
import { emptyRecord, writeRecord, type TabRecord } from '~/redemption/redemption-storage';
import { createRedemptionStore } from '~/redemption/redemption-store';
import { RedemptionContext } from '~/redemption/use-redemption';
import { loadSite } from '~/sites/load-site';
import type { SiteConfig } from '~/sites/site-config';
import { createSiteStore } from '~/sites/site-store';
import { tokenFor } from '~/voucher/testing';
import { createVoucherSession } from '~/voucher/voucher-session';

// Pages of the application under test, with everything that surrounds them.

// The DOM of tests shows no pictures.
URL.createObjectURL ??= () => 'blob:picture';
URL.revokeObjectURL ??= () => undefined;

export interface RenderOptions {
  /** Where the visitor starts. */
  at?: string;
  siteId?: string;
  site?: Partial<SiteConfig>;
  locale?: string;
  voucher?: Partial<Voucher> | undefined;
  /** What the giver of the voucher wrote. */
  greeting?: Greeting | undefined;
  /** The redemptions that the tab keeps. */
  record?: Partial<TabRecord>;
}

/** Renders routes with everything that surrounds a page; other addresses show their path. */
export async function renderRoutes(
  routes: RouteObject[],
  {
    at = '/',
    siteId = 'schenkwerk-de',
    site: change,
    locale = 'de-DE',
    voucher,
    greeting,
    record,
  }: RenderOptions = {},
) {
  queryClient.clear();
  // A test has no address for relative addresses to start from.
  client.setConfig({ baseUrl: location.origin });
  const site = { ...(await loadSite(siteId)), ...change };
  const i18n = createI18n(locale, await loadMessages(catalogueFiles(site.id, locale)));
  const storage = createSafeStorage(() => {
    throw new Error('Tests keep nothing');
  });
  const session = createVoucherSession({ storage, siteId: site.id });
  if (voucher) session.start(tokenFor(undefined, voucher), greeting);
  if (record?.redemption?.phase === 'done') session.spend();
  if (record) writeRecord(storage, site.id, { ...emptyRecord, ...record });
  const redemption = createRedemptionStore({
    storage,
    siteId: site.id,
    session,
    canPay: () => offeredProviders(site, site.currency).length > 0,
  });
  setCallContext({
    acceptLanguage: () => locale,
    voucherToken: () => {
      const state = session.getState();
      return 'token' in state ? state.token : undefined;
    },
  });
  const siteStore = createSiteStore({
    local: site,
    fetchConfig: () => Promise.resolve({ id: site.id }),
    report: () => undefined,
  });
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [...routes, { path: '*', element: null }],
      },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <AppProviders
      services={{
        i18n,
        siteStore,
        session,
        loadRedemption: () => Promise.resolve(redemption),
        changeLocale: () => Promise.resolve(),
      }}
    >
      <RedemptionContext value={redemption}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </RedemptionContext>
    </AppProviders>,
  );
  // jsdom has none of the application's style sheets, so `pointer-events` says nothing, but is slow to find.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null });
  return { ...view, router, session, redemption, siteStore, user };
}
