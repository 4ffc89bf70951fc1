import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  listAcceptancePointsOptions,
  listShopCategoriesOptions,
  type AcceptancePoint,
} from '~/api';
import { geocode } from '~/api/geocode';
import { env } from '~/lib/env';
import { useSite } from '~/sites/use-site';
import { asPostalCode, type RegionView } from './region-view';

/** How far around a place is searched, in kilometres. */
const RADIUS = 25;

const NOTHING: readonly AcceptancePoint[] = [];

/**
 * Finds the place, then the shops around it (requirements 1.037, 7.026 to 7.029, 9.003). A postal code
 * needs the geocoding service only for the map: without it the list comes all the same.
 */
export function useRegionSearch({ query, place: wanted, category }: RegionView) {
  const { i18n } = useTranslation();
  const site = useSite();
  const language = i18n.language.slice(0, 2);
  const geocoding = useQuery({
    queryKey: ['geocode', query, language, site.country],
    queryFn: ({ signal }) => geocode({ query, language, country: site.country, signal }),
    enabled: query !== '' && env.geocodingUrl !== undefined,
    retry: false,
    staleTime: Infinity,
  });
  const places = geocoding.data?.features ?? [];
  const place = places.find(({ id }) => id === wanted) ?? places[0];
  const postalCode = asPostalCode(query);
  const isPlaced = query !== '' && !geocoding.isFetching;
  const points = useQuery({
    ...listAcceptancePointsOptions({
      query: {
        country: site.country.toLowerCase(),
        radiusKm: RADIUS,
        ...(postalCode !== undefined && { postalCode }),
        ...(place && { lat: place.center[1], lng: place.center[0] }),
      },
    }),
    enabled: isPlaced && (place !== undefined || postalCode !== undefined),
  });
  const names = useQuery(listShopCategoriesOptions({ path: { id: site.voucherCategory } }));
  const all = points.data?.items ?? NOTHING;
  // The map is drawn again only when the places are others.
  const items = useMemo(
    () => (category === undefined ? all : all.filter((item) => item.categories.includes(category))),
    [all, category],
  );
  return {
    /** The loading flag of the search (requirement 4.039). */
    isLoading: geocoding.isFetching || points.isFetching,
    places,
    place,
    isFuzzy: place !== undefined && place.relevance < 1,
    /** The search found no place. */
    isUnknown: isPlaced && !geocoding.isError && !place && postalCode === undefined,
    attribution: geocoding.data?.attribution,
    items,
    total: all.length,
    hasAnswer: points.data !== undefined,
    /** Categories that occur around the place, with their names. */
    categories: (names.data ?? []).filter(({ id }) =>
      all.some((item) => item.categories.includes(id)),
    ),
    geocodingError: geocoding.error ?? undefined,
    pointsError: points.error ?? undefined,
    retry() {
      if (geocoding.isError) void geocoding.refetch();
      if (points.isError) void points.refetch();
    },
  };
}

export type RegionSearch = ReturnType<typeof useRegionSearch>;
