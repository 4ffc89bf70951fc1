import { earlyCalls, type EarlyCalls } from '~/app/early-calls';
import { routePaths } from '~/app/route-paths';
import { routes } from '~/app/routes';
import { createI18n } from '~/i18n/create-i18n';
import type { Messages } from '~/i18n/messages';
import { env, reportUrl } from '~/lib/env';
import { loadSite, siteIds } from '~/sites/load-site';
import { backgroundsOf, lookCss } from '~/sites/look';
import type { SiteConfig } from '~/sites/site-config';
import { createSiteStore } from '~/sites/site-store';
import { themeCss, themeFromBrand } from '~/sites/theme';
import { supportedThirdParties, type ThirdParty } from '~/sites/third-parties';
import { renderPages, type PrerenderedPage } from './render-pages';

export { acceptLanguage } from '~/i18n/locale';

/** The pages of one site in one locale, for the build. */
export interface PrerenderedSite {
  site: SiteConfig;
  locale: string;
  description: string;
  /** #rrggbb */
  brandColour: string;
  /** The brand's colours as custom properties. */
  theme: string;
  /** The first calls of its pages. */
  calls: EarlyCalls;
  pages: readonly PrerenderedPage[];
  /** The colours behind everything, `#rrggbb`. */
  backgrounds: Record<'light' | 'dark', string>;
  /** Third-party scripts that the site may use, for the content security policy. */
  thirdParties: readonly ThirdParty[];
  /** Address of the geocoding service; a path if the site's own host answers. */
  geocodingUrl: string | undefined;
  /** Where failures are reported to; the same. */
  reportUrl: string | undefined;
  /** The texts for a page whose scripts do not come, and for one without any. */
  problem: Record<'lost' | 'defect' | 'reload' | 'help' | 'noScript' | 'oldBrowser', string>;
}

/** Gives all texts of a site in a locale. */
export type MessagesOf = (siteId: string, locale: string) => Messages;

/** Paths of all pages, for the server: the route table is the only place that knows them. */
export async function pagePaths(): Promise<string[]> {
  const local = await loadSite(siteIds[0] ?? '');
  const siteStore = createSiteStore({ local, fetchConfig: Promise.reject, report: () => {} });
  return routePaths(routes(siteStore));
}

/** Renders the pages of every site in every locale, one after the other. */
export async function* prerenderAll(messagesOf: MessagesOf): AsyncGenerator<PrerenderedSite> {
  for (const id of siteIds) {
    const site = await loadSite(id);
    for (const locale of site.languages) {
      yield prerenderSite(site, locale, messagesOf(id, locale));
    }
  }
}

async function prerenderSite(
  site: SiteConfig,
  locale: string,
  messages: Messages,
): Promise<PrerenderedSite> {
  const t = createI18n(locale, messages).getFixedT(locale);
  return {
    site,
    locale,
    description: site.customMeta?.description ?? t('redeem.lead'),
    brandColour: themeFromBrand(site.brandingColor)['--brand'] ?? '',
    theme: themeCss(site.brandingColor) + lookCss(site.look),
    backgrounds: backgroundsOf(site.look),
    calls: await earlyCalls(site),
    pages: await renderPages(site, locale, messages),
    thirdParties: supportedThirdParties(site, env.thirdParties),
    geocodingUrl: env.geocodingUrl,
    reportUrl,
    problem: {
      lost: t('start.problem'),
      defect: t('start.defect'),
      reload: t('error-page.reload'),
      help: t('problem.way.help'),
      noScript: t('start.no-script'),
      oldBrowser: t('start.old-browser'),
    },
  };
}
