import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemNotice } from '~/problem/problem-notice';
import { env } from '~/lib/env';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { FocusBox } from '~/ui/focus-box';
import { Notice } from '~/ui/notice';
import { useErrorTitle } from '~/ui/page-title';
import { placesToTry } from './example-place';
import { asPostalCode } from './region-view';
import type { RegionSearch } from './use-region-search';

interface RegionStatusProps {
  search: RegionSearch;
  query: string;
  /** Another place is chosen, because nothing was found. */
  onSuggest: (query: string) => void;
}

/** Says why there is no list and how to get one, or why there is a list without a map. */
export function RegionStatus({ search, query, onSuggest }: RegionStatusProps) {
  const { t } = useTranslation();
  const { country } = useSite();
  const id = useId();
  const { geocodingError, pointsError, isUnknown, hasAnswer, isLoading, items, total } = search;
  useErrorTitle(isUnknown && query !== '' && !isLoading ? t('region.unknown.title') : undefined);
  if (query === '' || isLoading) return null;
  if (pointsError) return <ProblemNotice error={pointsError} onRetry={search.retry} />;
  if (geocodingError && asPostalCode(query) === undefined) {
    return (
      <ProblemNotice error={geocodingError} onRetry={search.retry}>
        <p>{t('region.geocoding.try-postal-code')}</p>
      </ProblemNotice>
    );
  }
  // Without a geocoding service only postal codes are found.
  const others =
    env.geocodingUrl === undefined
      ? undefined
      : placesToTry(country)
          .filter((place) => place !== search.place?.text)
          // Side by side on every phone.
          .slice(0, 2)
          .map((place) => (
            <Button key={place} onClick={() => onSuggest(place)}>
              {place}
            </Button>
          ));
  if (hasAnswer && items.length === 0 && total > 0) {
    return <EmptyState title={t('region.filtered.title')}>{t('region.filtered.text')}</EmptyState>;
  }
  if (isUnknown || (hasAnswer && total === 0)) {
    return (
      <FocusBox key={query} id={id}>
        <EmptyState
          id={id}
          title={isUnknown ? t('region.unknown.title') : t('region.empty.title')}
          actions={others}
        >
          {isUnknown ? t('region.unknown.text') : t('region.empty.text')}
        </EmptyState>
      </FocusBox>
    );
  }
  if (!geocodingError) return null;
  return (
    <Notice role="status" title={t('region.geocoding.failed')}>
      <p>{t('region.geocoding.list-works')}</p>
    </Notice>
  );
}
