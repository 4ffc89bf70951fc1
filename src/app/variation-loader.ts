import type { RouteObject } from 'react-router-dom';
import { ApiError, checkVariation, getVariationOptions, queryClient } from '~/api';
import type { SiteStore } from '~/sites/site-store';
import { SERVED_SEGMENTS } from './served-segments';

/** The meaning of an address that is not a page of the table. */
export interface VariationData {
  isVariation: boolean;
}

/**
 * Applies the variation that the tab is in: after a reload or a payment, and in the language that the
 * visitor has changed to (requirement 3.074). If it does not come, the page goes on as it is; one that
 * is gone is forgotten.
 */
export async function restoreVariation(siteStore: SiteStore): Promise<void> {
  await siteStore.settled();
  const { category, site } = siteStore.getState();
  if (category === undefined) return;
  try {
    const variation = await fetchVariation(site.country, category);
    // The address of another variation may have been opened meanwhile.
    if (siteStore.getState().category === category) await siteStore.applyVariation(variation);
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (isGone && siteStore.getState().category === category) {
      await siteStore.applyVariation(undefined);
    }
  }
}

const fetchVariation = (country: string, url: string) =>
  // Answers in a language that the visitor has left are marked as old, and asked for again.
  queryClient.fetchQuery(
    getVariationOptions({
      path: { country: country.toLowerCase(), variationUrl: url },
      responseValidator: checkVariation,
    }),
  );

/** Whether an address of the application begins with the segment. */
function isReserved(segment: string, routes: readonly RouteObject[]): boolean {
  return routes.some(({ path, children = [] }) =>
    path === undefined ? isReserved(segment, children) : path.split('/')[0] === segment,
  );
}

/**
 * The segment that may be a variation's address; undefined if the path cannot be one.
 * @param routes the application's own addresses, whose first segments no variation can have
 */
export function variationUrl(path: string, routes: readonly RouteObject[]): string | undefined {
  const segment = path.replace(/^\/|\/$/g, '').toLowerCase();
  const isUsable = segment.length > 0 && segment.length <= 100 && !segment.includes('/');
  const isFree = !SERVED_SEGMENTS.includes(segment) && !isReserved(segment, routes);
  return isUsable && isFree ? segment : undefined;
}

/**
 * Finds the variation of an unknown one-segment address and applies it (requirements 2.026, 3.073,
 * 4.033). A server that knows none means a page that does not exist; a call that failed rejects, so
 * that it can be tried again.
 * @throws ApiError
 */
export async function findVariation(
  siteStore: SiteStore,
  routes: readonly RouteObject[],
  path: string,
): Promise<VariationData> {
  const url = variationUrl(path, routes);
  // Overrides are laid over the server's configuration.
  await siteStore.settled();
  const { showVariation, country } = siteStore.getState().site;
  if (url === undefined || showVariation !== true) return { isVariation: false };
  try {
    await siteStore.applyVariation(await fetchVariation(country, url));
    return { isVariation: true };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { isVariation: false };
    throw error;
  }
}
