import DOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ShopsFrame } from '~/features/shops/wall/shops-frame';
import { createI18n } from '~/i18n/create-i18n';
import { captureNumbers, type WrittenNumbers } from '~/i18n/format-number';
import type { Messages } from '~/i18n/messages';
import { env } from '~/lib/env';
import { createSafeStorage } from '~/lib/safe-storage';
import { pageTitle } from '~/ui/page-title';
import { createSanitiser } from '~/ui/sanitise';
import { loadSite, siteIds } from '~/sites/load-site';
import type { SiteConfig } from '~/sites/site-config';
import { createSiteStore } from '~/sites/site-store';
import { themeCss } from '~/sites/theme';
import { supportedThirdParties, type ThirdParty } from '~/sites/third-parties';
import { createVoucherSession } from '~/voucher/voucher-session';
import { BuildTimeSanitiser } from '~/ui/rich-text';
import { Landing } from './landing';
import { Layout } from './layouts/layout';
import type { Page } from './page';
import { routePaths } from './route-paths';
import { routes } from './routes';
import { Shell } from './shell';

export { BOOT_DATA_ID } from './boot-data';
export { acceptLanguage } from '~/i18n/locale';

/** What the build needs to write the pages of one site in one locale. */
export interface PrerenderedPage {
  site: SiteConfig;
  locale: string;
  title: string;
  description: string;
  /** The brand's colours as custom properties. */
  theme: string;
  /** The landing page. */
  landing: string;
  /** Numbers and amounts in the landing page. */
  numbers: WrittenNumbers;
  /** The frame of the shop wall. */
  shops: string;
  shopsTitle: string;
  /** Scripts of others that the site uses, for the content security policy. */
  thirdParties: readonly ThirdParty[];
  /** Address of the geocoding service; a path where the site's own host answers. */
  geocodingUrl: string | undefined;
  /** The loading screen's text, for the pages that are rendered in the browser only. */
  loading: string;
  /** What is said when the page's scripts do not come, and without any. */
  problem: Record<'text' | 'reload' | 'help' | 'noScript', string>;
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
  const shops = (
    <Shell page={page}>
      <Layout route="shops">
        <ShopsFrame />
      </Layout>
    </Shell>
  );
  const t = i18n.getFixedT(locale);
  const numbers = captureNumbers();
  const landing = await markup(<Landing page={page} navigate={() => {}} />);
  return {
    site,
    locale,
    title: pageTitle(site.customMeta?.title ?? t('redeem.title'), site.name),
    description: site.customMeta?.description ?? t('redeem.lead'),
    theme: themeCss(site.brandingColor),
    landing,
    numbers: { ...numbers },
    shops: await markup(shops),
    shopsTitle: pageTitle(t('shops.title'), site.name),
    thirdParties: supportedThirdParties(site, env.thirdParties),
    geocodingUrl: env.geocodingUrl,
    loading: t('shell.loading'),
    problem: {
      text: t('start.problem'),
      reload: t('error-page.reload'),
      help: t('problem.way.help'),
      noScript: t('start.no-script'),
    },
  };
}

const sanitise = createSanitiser(DOMPurify(new JSDOM('').window));

async function markup(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <BuildTimeSanitiser value={sanitise}>{element}</BuildTimeSanitiser>,
  );
  return new Response(prelude).text();
}
