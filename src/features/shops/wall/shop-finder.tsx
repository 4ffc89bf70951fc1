import { useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { filterShops } from '~/features/shops/search/filter-shops';
import { countChoices, isFiltering } from '~/features/shops/search/shop-filters';
import { defaultSort, sortShops } from '~/features/shops/search/sort-shops';
import { hasFlag } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import { TASK_ID } from '~/ui/skip-link';
import { CategoryInstructions } from './category-instructions';
import { DonationHint } from './donation-hint';
import { EmptyShops } from './empty-shops';
import { FilterBar } from './filter-bar';
import { AnnouncedCount, ShopCount } from './shop-count';
import { ShopResults } from './shop-results';
import { ShopSkeletons } from './shop-skeletons';
import { useCardContext } from './use-card-context';
import { useResultsFocus } from './use-results-focus';
import type { ShopViewState } from './use-shop-view';
import type { PreparedWall } from './use-shop-wall';

interface ShopFinderProps {
  view: ShopViewState;
  /** Undefined while it loads. */
  wall: PreparedWall | undefined;
  voucher: Voucher | undefined;
}

/** Filters and their results. The controls answer at once, the cards as soon as there is time. */
export function ShopFinder({ view, wall, voucher }: ShopFinderProps) {
  const site = useSite();
  const currency = voucher?.currency ?? site.currency;
  const { filters, page, change, reset, showPage } = view;
  const shownFilters = useDeferredValue(filters);
  const shownPage = useDeferredValue(page);
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const sort = shownFilters.sort ?? defaultSort(wall?.use);
  const found = useMemo(() => {
    if (!wall) return [];
    const { shops, use } = wall;
    return sortShops(filterShops(shops, shownFilters, use?.isBest), sort, language, use?.rank);
  }, [wall, shownFilters, sort, language]);
  const card = useCardContext(currency, wall?.use, voucher?.isPrepaid ?? false, shownFilters.fits);
  const isFiltered = isFiltering(shownFilters);
  const title = isFiltered
    ? (onlyCategory(wall, shownFilters) ?? t('shops.section.found'))
    : undefined;
  const count = found.length;
  const total = wall?.shops.length ?? 0;
  const { results, asked, focusResults } = useResultsFocus(shownFilters === filters);
  const resetHere = useCallback(() => {
    focusResults();
    reset();
  }, [focusResults, reset]);
  // Kept, so that typing does not render the cards again.
  const countShown = useMemo(
    () => <ShopCount onReset={resetHere} {...{ count, total, isFiltered }} />,
    [count, total, isFiltered, resetHere],
  );
  const bar = (
    <FilterBar
      hasFilters={hasFlag(site, 'showShopFilterBar')}
      balanceInCent={voucher?.balanceInCent}
      onChange={change}
      onReset={reset}
      onSearch={focusResults}
      sort={filters.sort ?? sort}
      {...{ filters, wall, currency, count }}
    />
  );
  if (!wall) {
    return (
      <>
        {bar}
        <ShopSkeletons />
      </>
    );
  }
  return (
    <>
      {bar}
      <CategoryInstructions categories={wall.categories} chosen={shownFilters.categories} />
      <AnnouncedCount {...{ asked, count, total, isFiltered }} />
      <div id={TASK_ID} ref={results} tabIndex={-1}>
        {count > 0 ? (
          <ShopResults
            shops={found}
            page={shownPage}
            moreSearch={view.searchOf({ filters: shownFilters, page: shownPage + 1 })}
            onPage={showPage}
            isOneList={isFiltered || sort !== 'popular'}
            title={title}
            count={countShown}
            card={card}
          />
        ) : (
          <EmptyShops
            filters={shownFilters}
            onChange={(rest) => {
              focusResults();
              change(rest);
            }}
            onReset={resetHere}
            {...{ wall, currency }}
          />
        )}
      </div>
      {voucher && <DonationHint voucher={voucher} />}
    </>
  );
}

/** The name of the category, if nothing else is chosen. */
function onlyCategory(
  wall: PreparedWall | undefined,
  filters: ShopViewState['filters'],
): string | undefined {
  const [id] = filters.categories;
  if (filters.name.trim() !== '' || countChoices(filters) !== 1) return undefined;
  return wall?.categories.find((category) => category.id === id)?.name;
}
