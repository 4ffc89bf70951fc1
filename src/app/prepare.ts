import { setCallContext } from '~/api/call-context';
import { createI18n } from '~/i18n/create-i18n';
import {
  acceptLanguage,
  browserLocaleSources,
  chooseLocale,
  LANG_PARAMETER,
  storeLocale,
  wantedByAddress,
} from '~/i18n/locale';
import { loadMessages, type Messages, type MessagesModule } from '~/i18n/messages';
import { env } from '~/lib/env';
import { paths } from '~/lib/paths';
import { yieldToMain } from '~/lib/yield-to-main';
import { report } from '~/api/report';
import { createSafeStorage, type KeyValueStore } from '~/lib/safe-storage';
import { clockOffset } from '~/api/server-clock';
import type { SiteConfig } from '~/sites/site-config';
import { createSiteStore } from '~/sites/site-store';
import { heldVoucher, createVoucherSession, type VoucherSession } from '~/voucher/voucher-session';
import type { BootData } from './boot-data';
import { followSite } from './follow-site';
import type { AppServices } from './app-services';
import { redemptionLoader } from './redemption-loader';

/** Prepares site, theme and texts. Resolves to undefined for a host that belongs to no site. */
export async function prepare(boot: BootData | undefined): Promise<AppServices | undefined> {
  const local = boot?.site ?? (await loadSiteOfHost());
  if (!local) return undefined;
  const applyServerTexts = env.serverTranslations
    ? (await import('./server-texts')).createServerTexts(fetchTranslationDump)
    : undefined;
  /** Texts of the server are as needed as its configuration: without them there is maintenance (8.002). */
  const fetchConfig = async (country: string) => {
    const [config] = await Promise.all([
      fetchSiteConfig(country),
      applyServerTexts?.(i18n.language, i18n),
    ]);
    return config;
  };
  const storage = createSafeStorage();
  const siteStore = createSiteStore({
    local,
    fetchConfig,
    report,
    ...tabCategory(storage, local.id),
  });
  const locale = chooseLocale(local.languages, browserLocaleSources());
  const loadTexts = textLoader(boot, local.id);
  const i18n = createI18n(locale, await loadTexts(locale));
  // The texts and the rest are two heavy steps.
  await yieldToMain();
  const session = createVoucherSession({
    storage,
    siteId: local.id,
    keepsSpent: location.pathname === paths.thankYou(),
    refresh: refreshToken,
    clockOffset,
  });
  const loadRedemption = redemptionLoader({ storage, session, siteStore });
  setCallContext({
    acceptLanguage: () => acceptLanguage(i18n.language),
    voucherToken: () => heldVoucher(session.getState())?.token,
    endToEndHeader: env.endToEndHeader,
  });
  followSite(siteStore);
  watchWakeUps(session);
  document.documentElement.lang = locale;
  if (wantedByAddress(local.languages, location.search)) storeLocale(locale);
  return { siteStore, i18n, session, loadRedemption, changeLocale };

  async function changeLocale(next: string): Promise<void> {
    i18n.addResourceBundle(next, 'translation', await loadTexts(next), false, true);
    await applyServerTexts?.(next, i18n);
    await i18n.changeLanguage(next);
    document.documentElement.lang = next;
    storeLocale(next);
    await siteStore.reload();
    if (siteStore.getState().category === undefined) return;
    const { restoreVariation } = await import('./variation-loader');
    await restoreVariation(siteStore);
  }
}

async function loadSiteOfHost(): Promise<SiteConfig | undefined> {
  const { loadSite, siteIdForHost } = await import('~/sites/load-site');
  const id = siteIdForHost(location.host);
  return id === undefined ? undefined : loadSite(id);
}

/** The variation that the tab is in: kept over documents, left with the plain address (4.033). */
function tabCategory(storage: KeyValueStore, siteId: string) {
  const key = `category:${siteId}`;
  const keepCategory = (category: string | undefined) =>
    category === undefined ? storage.removeItem(key) : storage.setItem(key, category);
  if (location.pathname === paths.redeem()) keepCategory(undefined);
  return { category: storage.getItem(key) ?? undefined, keepCategory };
}

/** Loads all texts of the site in a locale. A prerendered page names the file that holds them. */
function textLoader(boot: BootData | undefined, siteId: string) {
  return async (locale: string): Promise<Messages> => {
    const file = boot?.texts[locale];
    if (file) return ((await import(/* @vite-ignore */ file)) as MessagesModule).default;
    if (!import.meta.env.DEV) throw new Error(`The page names no texts for ${locale}`);
    const { catalogueFiles } = await import('~/i18n/catalogues');
    const messages = await loadMessages(catalogueFiles(siteId, locale));
    const isPseudo = new URLSearchParams(location.search).get(LANG_PARAMETER) === 'pseudo';
    return isPseudo ? (await import('~/i18n/pseudo')).pseudo(messages) : messages;
  };
}

/** Timers run late in a sleeping tab, so the session looks at the clock when the tab wakes up. */
function watchWakeUps(session: VoucherSession): void {
  addEventListener('focus', session.check);
  document.addEventListener('visibilitychange', session.check);
}

// The calls that the application makes on every page. The client and its checks are loaded with the first
// of them, in a task of their own. Each names its part of the client: the bundler leaves out the rest.

/** Loads the server's configuration, whose fields are checked where they are merged. @throws ApiError */
export async function fetchSiteConfig(country: string): Promise<{ id: string }> {
  const [{ checkSiteConfig }, { getSiteConfig }] = await Promise.all([
    import('~/api/configuration-checks'),
    import('~/api/start'),
  ]);
  const { data } = await getSiteConfig({
    path: { country },
    responseValidator: checkSiteConfig,
    throwOnError: true,
  });
  return data;
}

/** Asks for a longer token; rejects if the server offers none (requirement 9.001). */
async function refreshToken(): Promise<string> {
  const { refreshVoucherToken } = await import('~/api/start');
  const { data } = await refreshVoucherToken({ throwOnError: true });
  return data.token;
}

/** Loads the server's texts in a locale (requirement 7.025); only if the build switches them on. */
async function fetchTranslationDump(locale: string): Promise<unknown> {
  const { getTranslationDump } = await import('~/api');
  const { data } = await getTranslationDump({
    headers: { 'Accept-Language': acceptLanguage(locale) },
    query: { placeholderWrap: '{{}}' },
    throwOnError: true,
  });
  return data;
}
