import { acceptLanguage } from '~/i18n/locale';

// The calls that the application makes on every page. The client and its checks are loaded with the first
// of them, in a task of their own. Each names what it takes of the client, so that the bundler can leave out
// the rest.

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

/** Asks for a longer token; rejects where the server offers none (requirement 9.001). */
export async function refreshToken(): Promise<string> {
  const { refreshVoucherToken } = await import('~/api/start');
  const { data } = await refreshVoucherToken({ throwOnError: true });
  return data.token;
}

/** Loads the server's texts in a locale (requirement 7.025); only where the build switches them on. */
export async function fetchTranslationDump(locale: string): Promise<unknown> {
  const { getTranslationDump } = await import('~/api');
  const { data } = await getTranslationDump({
    headers: { 'Accept-Language': acceptLanguage(locale) },
    query: { placeholderWrap: '{{}}' },
    throwOnError: true,
  });
  return data;
}
