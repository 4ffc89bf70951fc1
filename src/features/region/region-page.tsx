import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '~/ui/button';
import { drawings } from '~/ui/drawings';
import { announce, withdraw } from '~/ui/live-region';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { Skeleton } from '~/ui/skeleton';
import { SkipLink, TASK_ID } from '~/ui/skip-link';
import { RegionMap } from './map/region-map';
import { PlaceChoice } from './place-choice';
import { RegionFilter } from './region-filter';
import { RegionList } from './region-list';
import styles from './region-page.module.css';
import { RegionStatus } from './region-status';
import { readRegionView, writeRegionView, type RegionView } from './region-view';
import { SearchForm } from './search-form';
import { useRegionSearch } from './use-region-search';

/**
 * Shops that take the regional voucher, around a place (requirements 1.037, 2.002, 2.080). The list is
 * the page; the map comes after it, and may fail.
 */
export function RegionPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const view = readRegionView(params);
  const search = useRegionSearch(view);
  const [selected, setSelected] = useState<number>();
  const map = useRef<HTMLElement>(null);
  const go = (change: Partial<RegionView>) => {
    setSelected(undefined);
    setParams(writeRegionView({ ...view, ...change }));
  };
  const { items, place, hasAnswer, isLoading } = search;
  const name = place?.text ?? view.query;
  const isEmpty = !isLoading && (search.isUnknown || (hasAnswer && search.total === 0));
  const isWaiting = isLoading && items.length === 0;
  usePageTitle(view.query ? `${t('region.title')} – ${name}` : t('region.title'));
  const found =
    hasAnswer && !isLoading && !isEmpty
      ? t('region.found', { count: items.length, place: name })
      : '';
  // A place that was suggested is gone with its button, so the result takes the focus.
  const isSuggested = useRef(false);
  const find = (query: string) => {
    isSuggested.current = false;
    go({ query, place: undefined, category: undefined });
  };
  useEffect(() => {
    if (!found) return undefined;
    const heading = document.getElementById(TASK_ID);
    if (isSuggested.current && heading) heading.focus();
    else announce(found);
    isSuggested.current = false;
    return () => withdraw(found);
  }, [found]);
  return (
    <Page title={t('region.title')} lead={t('region.lead')} width="split">
      <SearchForm query={view.query} isLoading={isLoading} onSearch={find} />
      <PlaceChoice search={search} onChoose={(id) => go({ place: id })} />
      <RegionStatus
        search={search}
        query={view.query}
        onSuggest={(query) => {
          find(query);
          isSuggested.current = true;
        }}
      />
      {hasAnswer && !isEmpty && (
        <RegionFilter
          search={search}
          category={view.category}
          onChange={(category) => go({ category })}
        />
      )}
      {!isEmpty && (
        <div
          className={styles.result}
          data-found={items.length > 0 || isLoading || undefined}
          data-waiting={isWaiting || undefined}
        >
          {isWaiting && (
            <div className={styles.list}>
              <Skeleton height="9rem" shape="box" />
              <Skeleton height="9rem" shape="box" />
              <Skeleton height="9rem" shape="box" />
            </div>
          )}
          {items.length > 0 && (
            <section aria-labelledby={TASK_ID}>
              <h2 id={TASK_ID} tabIndex={-1} className={styles.found}>
                {found || t('region.found', { count: items.length, place: name })}
              </h2>
              <div className={styles.toMap}>
                <Button
                  variant="plain"
                  iconStart={drawings.pin}
                  onClick={() => {
                    map.current?.scrollIntoView();
                    map.current?.focus({ preventScroll: true });
                  }}
                >
                  {t('region.map.label')}
                </Button>
              </div>
              <RegionList
                items={items}
                selected={selected}
                onSelect={(id) => {
                  setSelected(id);
                  map.current?.scrollIntoView({ block: 'nearest' });
                }}
              />
            </section>
          )}
          <section
            ref={map}
            tabIndex={-1}
            aria-label={t('region.map.label')}
            className={styles.mapSection}
          >
            <SkipLink targetId="after-map">{t('region.map.skip')}</SkipLink>
            <RegionMap
              points={items}
              place={place}
              selected={selected}
              onSelect={setSelected}
              attribution={search.attribution}
            />
          </section>
        </div>
      )}
      {!isEmpty && (
        <p id="after-map" tabIndex={-1} className={styles.after}>
          {t('region.after')}
        </p>
      )}
    </Page>
  );
}
