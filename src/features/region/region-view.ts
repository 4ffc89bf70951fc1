/** Parameters in the address of the page, so that a search can be linked to. */
export interface RegionView {
  /** A place or a postal code, as typed. */
  query: string;
  /** Id of the chosen place where there are several. */
  place: string | undefined;
  /** Id of a shop category. */
  category: number | undefined;
}

/** A query longer than this is cut: the geocoding service takes no longer one. */
export const MAX_QUERY = 200;

/** Reads the address; senseless parts are left out. */
export function readRegionView(search: URLSearchParams): RegionView {
  const category = Number(search.get('category'));
  return {
    query: (search.get('q') ?? '').trim().slice(0, MAX_QUERY),
    place: search.get('place')?.slice(0, MAX_QUERY) || undefined,
    category: Number.isSafeInteger(category) && category > 0 ? category : undefined,
  };
}

/** The address of a view. */
export function writeRegionView({ query, place, category }: RegionView): URLSearchParams {
  return new URLSearchParams({
    ...(query && { q: query }),
    ...(place !== undefined && { place }),
    ...(category !== undefined && { category: String(category) }),
  });
}

/** The query as a postal code, if it can be one: then the list needs no geocoding service. */
export const asPostalCode = (query: string): string | undefined =>
  /^[0-9A-Za-z -]{3,10}$/.test(query) && /\d/.test(query) ? query : undefined;
