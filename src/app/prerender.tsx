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
import { ShopDetailsFrame } from '~/features/shops/details/shop-details-frame';
import { ShopsFrame } from '~/features/shops/wall/shops-frame';
import { createI18n } from '~/i18n/create-i18n';
import type { Messages } from '~/i18n/messages';
import { env, reportUrl } from '~/lib/env';
import { createSafeStorage } from '~/lib/safe-storage';
import { createRedemptionStore } from '~/redemption/redemption-store';
import { RedemptionContext } from '~/redemption/use-redemption';
import { CollectTitleContext, pageTitle } from '~/ui/page-title';
import { createSanitiser } from '~/ui/sanitise';
import { loadSite, siteIds } from '~/sites/load-site';
import type { SiteConfig } from '~/sites/site-config';
import { createSiteStore } from '~/sites/site-store';
import { backgroundsOf, lookCss } from '~/sites/look';
import { themeCss, themeFromBrand } from '~/sites/theme';
import { supportedThirdParties, type ThirdParty } from '~/sites/third-parties';
import { createVoucherSession } from '~/voucher/voucher-session';
import { BuildTimeSanitiser } from '~/ui/rich-text';
import { earlyCalls, type EarlyCalls } from './early-calls';
import { Landing } from './landing';
import type { Page } from './page';
import { PAGES, PRERENDERED, type PageRow, type PrerenderedRoute } from './page-table';
import { routePaths } from './route-paths';
import { routes } from './routes';
import { Shell } from './shell';
import { WaitingPage } from '~/ui/waiting-page';

export { BOOT_DATA_ID } from './boot-data';
export { acceptLanguage } from '~/i18n/locale';

/** What the build needs to write the pages of one site in one locale. */
export interface PrerenderedPage {
  site: SiteConfig;
  locale: string;
  title: string;
  description: string;
  /** #rrggbb */
  brandColour: string;
  /** The brand's colours as custom properties. */
  theme: string;
  /** The landing page. */
  landing: string;
  /** What its pages ask for at once. */
  calls: EarlyCalls;
  /** The other pages, in the order of {@link PRERENDERED}. */
  frames: readonly PrerenderedFrame[];
  /** The colours behind everything, `#rrggbb`. */
  backgrounds: Record<'light' | 'dark', string>;
  /** Scripts of others that the site may use, for the content security policy. */
  thirdParties: readonly ThirdParty[];
  /** Address of the geocoding service; a path where the site's own host answers. */
  geocodingUrl: string | undefined;
  /** Where failures are reported to; the same. */
  reportUrl: string | undefined;
  /** The loading screen's text, for the pages that are rendered in the browser only. */
  loading: string;
  /** What is said when the page's scripts do not come, and without any. */
  problem: Record<'text' | 'reload' | 'help' | 'noScript', string>;
}

/** One page as far as it does not depend on the visitor. */
export interface PrerenderedFrame {
  entry: PrerenderedRoute;
  /** Files of the page and of what it lies over, from the root, for scripts, styles and texts; its own is the last. */
  sources: string[];
  markup: string;
  title: string;
  description: string;
}

/** Gives all texts of a site in a locale. */
export type MessagesOf = (siteId: string, locale: string) => Messages;

/** Paths of all pages, for the server: the route table is the only place that knows them. */
export async function pagePaths(): Promise<string[]> {
  const local = await loadSite(siteIds[0] ?? '');
  const siteStore = createSiteStore({ local, fetchConfig: Promise.reject, report: () => {} });
  return routePaths(routes(siteStore));
}

/** Renders the landing page of every site in every locale, one after the other. */
export async function* prerenderAll(messagesOf: MessagesOf): AsyncGenerator<PrerenderedPage> {
  for (const id of siteIds) {
    const site = await loadSite(id);
    for (const locale of site.languages) {
      yield prerenderPage(site, locale, messagesOf(id, locale));
    }
  }
}

async function prerenderPage(
  site: SiteConfig,
  locale: string,
  messages: Messages,
): Promise<PrerenderedPage> {
  const i18n = createI18n(locale, messages);
  const storage = createSafeStorage(() => {
    throw new Error('Prerendering has no storage');
  });
  const page: Page = {
    i18n,
    siteStore: createSiteStore({ local: site, fetchConfig: Promise.reject, report: () => {} }),
    session: createVoucherSession({ storage, siteId: site.id }),
    loadRedemption: () => Promise.reject(new Error('Nothing is redeemed in a build')),
    changeLocale: () => Promise.resolve(),
    appModules: [],
  };
  const t = i18n.getFixedT(locale);
  const description = site.customMeta?.description ?? t('redeem.lead');
  const landing = await markup(<Landing page={page} navigate={() => {}} />);
  return {
    site,
    locale,
    title: pageTitle(site.customMeta?.title ?? t('redeem.title'), site.name),
    description,
    brandColour: themeFromBrand(site.brandingColor)['--brand'] ?? '',
    theme: themeCss(site.brandingColor) + lookCss(site.look),
    backgrounds: backgroundsOf(site.look),
    landing,
    calls: await earlyCalls(site),
    frames: await prerenderFrames(page, description),
    thirdParties: supportedThirdParties(site, env.thirdParties),
    geocodingUrl: env.geocodingUrl,
    reportUrl,
    loading: t('shell.loading'),
    problem: {
      text: t('start.problem'),
      reload: t('error-page.reload'),
      help: t('problem.way.help'),
      noScript: t('start.no-script'),
    },
  };
}

/** Stands in for a page whose own component needs what only a visitor's tab has. */
const PLACEHOLDERS: Record<NonNullable<PageRow['placeholder']>['content'], ComponentType> = {
  shops: ShopsFrame,
  shop: ShopDetailsFrame,
  waiting: WaitingPage,
};

async function prerenderFrames(page: Page, description: string): Promise<PrerenderedFrame[]> {
  const table = routes(page.siteStore);
  const t = page.i18n.getFixedT(page.i18n.language);
  const { site } = page.siteStore.getState();
  const storage = createSafeStorage(() => {
    throw new Error('Prerendering has no storage');
  });
  const redemption = createRedemptionStore({
    storage,
    siteId: site.id,
    session: page.session,
    canPay: () => false,
  });
  const frames: PrerenderedFrame[] = [];
  for (const entry of PRERENDERED) {
    const { placeholder } = entry.row;
    const address = `/${entry.route.replaceAll(/:\w+\??/g, '-')}`;
    const matches = matchRoutes(table, address) ?? [];
    for (const { route } of matches) await resolveForFrame(route, entry.row);
    const { dataRoutes, query } = createStaticHandler(table);
    const context = await query(new Request(`https://prerender.invalid${address}`));
    if (context instanceof Response) throw new Error(`${address} leads elsewhere`);
    let title = placeholder ? pageTitle(t(placeholder.title), site.name) : '';
    const html = await markup(
      <CollectTitleContext value={(found) => (title = found)}>
        <Shell page={page}>
          <QueryClientProvider client={queryClient}>
            <RedemptionContext value={redemption}>
              <StaticRouterProvider
                router={createStaticRouter(dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </RedemptionContext>
          </QueryClientProvider>
        </Shell>
      </CollectTitleContext>,
    );
    frames.push({
      entry,
      sources: await sourcesOf(entry.row),
      markup: html,
      title,
      description: leadOf(html) ?? description,
    });
  }
  return frames;
}

/** The sentence under a page's heading, as the markup has it. */
function leadOf(html: string): string | undefined {
  const [, lead] = /<h1[^>]*>[^<]*<\/h1><div[^>]*>([^<]+)<\/div>/.exec(html) ?? [];
  return lead && new JSDOM(lead).window.document.body.textContent;
}

/** The route with its page, which asks no server for anything. */
async function resolveForFrame(route: RouteObject, { placeholder }: PageRow): Promise<void> {
  const isPage = route.lazy !== undefined || route.path !== undefined;
  if (!isPage) return;
  const load = route.lazy;
  const found = typeof load === 'function' ? await load() : {};
  const Component = placeholder ? PLACEHOLDERS[placeholder.content] : found.Component;
  Object.assign(route, { lazy: undefined, loader: undefined, ...(Component && { Component }) });
}

const modules = import.meta.glob<{ Component?: ComponentType }>([
  '/src/**/*-page.tsx',
  '/src/app/region-frame.tsx',
]);

/** The table says how a page is loaded; the build asks for its file. */
async function sourcesOf({ load, over }: PageRow): Promise<string[]> {
  const below = PAGES.find(({ path }) => path === over);
  const { Component } = await load();
  for (const [file, loadFile] of Object.entries(modules)) {
    if ((await loadFile()).Component === Component) {
      return [...(below ? await sourcesOf(below) : []), file.slice(1)];
    }
  }
  throw new Error('A page of the table is in no file that is called *-page.tsx');
}

const sanitise = createSanitiser(DOMPurify(new JSDOM('').window));

async function markup(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <BuildTimeSanitiser value={sanitise}>{element}</BuildTimeSanitiser>,
  );
  return new Response(prelude).text();
}
