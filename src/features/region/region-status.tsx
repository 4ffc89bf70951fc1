import { useTranslation } from 'react-i18next';
import { ProblemNotice } from '~/problem/problem-notice';
import { EmptyState } from '~/ui/empty-state';
import { Notice } from '~/ui/notice';
import { asPostalCode } from './region-view';
import type { RegionSearch } from './use-region-search';

/** Why there is no list, and what to do; or why there is one without a map. */
export function RegionStatus({ search, query }: { search: RegionSearch; query: string }) {
  const { t } = useTranslation();
  const { geocodingError, pointsError, isUnknown, hasAnswer, isLoading, items, total } = search;
  if (query === '' || isLoading) return null;
  if (pointsError) return <ProblemNotice error={pointsError} onRetry={search.retry} />;
  if (geocodingError && asPostalCode(query) === undefined) {
    return (
      <ProblemNotice error={geocodingError} onRetry={search.retry}>
        <p>{t('region.geocoding.try-postal-code')}</p>
      </ProblemNotice>
    );
  }
  if (isUnknown) {
    return <EmptyState title={t('region.unknown.title')}>{t('region.unknown.text')}</EmptyState>;
  }
  if (hasAnswer && items.length === 0 && total > 0) {
    return <EmptyState title={t('region.filtered.title')}>{t('region.filtered.text')}</EmptyState>;
  }
  if (hasAnswer && items.length === 0) {
    return <EmptyState title={t('region.empty.title')}>{t('region.empty.text')}</EmptyState>;
  }
  if (!geocodingError) return null;
  return (
    <Notice role="status" title={t('region.geocoding.failed')}>
      <p>{t('region.geocoding.list-works')}</p>
    </Notice>
  );
}
