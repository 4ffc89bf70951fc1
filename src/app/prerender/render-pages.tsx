import { QueryClientProvider } from '@tanstack/react-query';
import DOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import type { ComponentType, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { queryClient } from '~/api';
import { AppProviders } from '~/app/app-providers';
import type { AppServices } from '~/app/app-services';
import { LoadingScreen } from '~/app/loading-screen';
import { PAGES, PRERENDERED, type PageRow, type PrerenderedRoute } from '~/app/page-table';
import { routes } from '~/app/routes';
import { ShopDetailsFrame } from '~/features/shops/details/shop-details-frame';
import { ShopsFrame } from '~/features/shops/wall/shops-frame';
import { createI18n } from '~/i18n/create-i18n';
import type { Messages } from '~/i18n/messages';
import { createSafeStorage } from '~/lib/safe-storage';
import { createRedemptionStore } from '~/redemption/redemption-store';
import { RedemptionContext } from '~/redemption/use-redemption';
import type { SiteConfig } from '~/sites/site-config';
import { createSiteStore } from '~/sites/site-store';
import { CollectTitleContext, pageTitle } from '~/ui/page-title';
import { BuildTimeSanitiser } from '~/ui/rich-text';
import { createSanitiser } from '~/ui/sanitise';
import { WaitingPage } from '~/ui/waiting-page';
import { createVoucherSession } from '~/voucher/voucher-session';

/** One page as far as it does not depend on the visitor. */
export interface PrerenderedPage extends Pick<PrerenderedRoute, 'file'> {
  /** Empty for the page at addresses that only a server knows. */
  row: Partial<PageRow>;
  /** Source files of the page and its parent route, own file last; used to look up scripts and styles. */
  sources: string[];
  markup: string;
  title: string;
  /** The sentence under its heading, if it has one and is not the landing page. */
  lead: string | undefined;
}

/** Stand-ins for pages whose own component needs the visitor's tab. */
const PLACEHOLDERS: Record<NonNullable<PageRow['placeholder']>['content'], ComponentType> = {
  shops: ShopsFrame,
  shop: ShopDetailsFrame,
  waiting: WaitingPage,
};

/** Renders the pages of a site in a locale: {@link PRERENDERED}, and the loading screen for all other addresses. */
export async function renderPages(
  site: SiteConfig,
  locale: string,
  messages: Messages,
): Promise<PrerenderedPage[]> {
  const storage = createSafeStorage(() => {
    throw new Error('Prerendering has no storage');
  });
  const session = createVoucherSession({ storage, siteId: site.id });
  const redemption = createRedemptionStore({
    storage,
    siteId: site.id,
    session,
    canPay: () => false,
  });
  const services: AppServices = {
    i18n: createI18n(locale, messages),
    siteStore: createSiteStore({ local: site, fetchConfig: Promise.reject, report: () => {} }),
    session,
    loadRedemption: () => Promise.resolve(redemption),
    changeLocale: () => Promise.resolve(),
  };
  const table = routes(services.siteStore);
  const t = services.i18n.getFixedT(locale);
  const pages: PrerenderedPage[] = [];
  for (const { row, route: path, file } of PRERENDERED) {
    const { placeholder } = row;
    const address = `/${path.replaceAll(/:\w+\??/g, '-')}`;
    for (const { route } of matchRoutes(table, address) ?? []) await resolve(route, row);
    const { dataRoutes, query } = createStaticHandler(table);
    const context = await query(new Request(`https://prerender.invalid${address}`));
    if (context instanceof Response) throw new Error(`${address} leads elsewhere`);
    let title = placeholder ? pageTitle(t(placeholder.title), site.name) : '';
    const markup = await render(
      <CollectTitleContext value={(found) => (title = found)}>
        <AppProviders services={services}>
          <QueryClientProvider client={queryClient}>
            <RedemptionContext value={redemption}>
              <StaticRouterProvider
                router={createStaticRouter(dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </RedemptionContext>
          </QueryClientProvider>
        </AppProviders>
      </CollectTitleContext>,
    );
    const lead = row.path === '' ? undefined : leadOf(markup);
    pages.push({ row, file, sources: await sourcesOf(row), markup, title, lead });
  }
  pages.push({
    row: {},
    file: 'app',
    sources: [],
    markup: await render(
      <AppProviders services={services}>
        <LoadingScreen />
      </AppProviders>,
    ),
    title: pageTitle(site.customMeta?.title ?? t('redeem.title'), site.name),
    lead: undefined,
  });
  return pages;
}

function leadOf(markup: string): string | undefined {
  const [, lead] = /<h1[^>]*>[^<]*<\/h1><div[^>]*>([^<]+)<\/div>/.exec(markup) ?? [];
  return lead && (JSDOM.fragment(lead).textContent ?? undefined);
}

/** Gives a route its page instead of how to load it, and no loader: a build asks no server for anything. */
async function resolve(route: RouteObject, { placeholder }: PageRow): Promise<void> {
  const load = route.lazy;
  const isPage = load !== undefined || route.path !== undefined;
  if (!isPage) return;
  const found = typeof load === 'function' ? await load() : {};
  const Component = placeholder ? PLACEHOLDERS[placeholder.content] : found.Component;
  Object.assign(route, { lazy: undefined, loader: undefined, ...(Component && { Component }) });
}

const modules = import.meta.glob<Record<string, unknown>>([
  '/src/**/*-page.tsx',
  '/src/app/region-frame.tsx',
]);

/** The table says how a page is loaded; the build asks for its file. */
async function sourcesOf({ load, over }: PageRow): Promise<string[]> {
  const below = PAGES.find(({ path }) => path === over);
  const { Component } = await load();
  for (const [file, loadFile] of Object.entries(modules)) {
    if (Object.values(await loadFile()).includes(Component)) {
      return [...(below ? await sourcesOf(below) : []), file.slice(1)];
    }
  }
  throw new Error('A page of the table is in no file that is called *-page.tsx');
}

const sanitise = createSanitiser(DOMPurify(new JSDOM('').window));

async function render(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <BuildTimeSanitiser value={sanitise}>{element}</BuildTimeSanitiser>,
  );
  return new Response(prelude).text();
}
