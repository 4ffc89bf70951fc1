import { checkVariation, getVariationOptions, queryClient, toApiError } from '~/api';
import type { SiteStore } from '~/sites/site-store';

/** What an address that is no page of its own turned out to be. */
export interface VariationData {
  isVariation: boolean;
}

/** First segments of the application's own addresses; a variation of that name is never asked for. */
const RESERVED = new Set(
  (
    'activate api assets contact fraud-prevention help legal merchantcode mock-assets pages payment ' +
    'prepaid reactivate redeem region shops thankyou tpr ui us voucher-pdf'
  ).split(' '),
);

/** The segment that may be a variation's address; undefined where the path cannot be one. */
export function variationUrl(path: string): string | undefined {
  const segment = path.replace(/^\/|\/$/g, '').toLowerCase();
  const isUsable = segment.length > 0 && segment.length <= 100 && !segment.includes('/');
  return isUsable && !RESERVED.has(segment) ? segment : undefined;
}

/**
 * Finds the variation of an unknown one-segment address and applies it (requirements 2.026, 3.073,
 * 4.033). A server that knows none means a page that does not exist; a call that failed rejects, so
 * that it can be tried again.
 * @throws ApiError
 */
export async function findVariation(siteStore: SiteStore, path: string): Promise<VariationData> {
  const url = variationUrl(path);
  // Overrides are laid over the server's configuration.
  await siteStore.settled();
  const { showVariation, country } = siteStore.getState().site;
  if (url === undefined || showVariation !== true) return { isVariation: false };
  const options = getVariationOptions({
    path: { country: country.toLowerCase(), variationUrl: url },
    responseValidator: checkVariation,
  });
  try {
    await siteStore.applyVariation(await queryClient.ensureQueryData(options));
    return { isVariation: true };
  } catch (error) {
    const failure = toApiError(error);
    if (failure.status === 404) return { isVariation: false };
    throw failure;
  }
}
