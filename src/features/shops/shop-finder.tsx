import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { useSite } from '~/sites/use-site';
import { hasFlag } from '~/sites/site-config';
import { announce } from '~/ui/live-region';
import { NativeButton } from '~/ui/native-button';
import { CategoryInstructions } from './category-instructions';
import { EmptyShops } from './empty-shops';
import { FilterBar } from './filter-bar';
import { filterShops } from './filter-shops';
import { isFiltering } from './shop-filters';
import styles from './shop-finder.module.css';
import { ShopResults } from './shop-results';
import { ShopSkeletons } from './shop-skeletons';
import { useCardContext } from './use-card-context';
import type { PreparedWall } from './use-shop-wall';
import type { ShopViewState } from './use-shop-view';

interface ShopFinderProps {
  view: ShopViewState;
  /** Undefined while it is on its way. */
  wall: PreparedWall | undefined;
  voucher: Voucher | undefined;
}

/** Filters and what they find. The controls answer at once, the cards as soon as there is time. */
export function ShopFinder({ view, wall, voucher }: ShopFinderProps) {
  const { t } = useTranslation();
  const site = useSite();
  const currency = voucher?.currency ?? site.currency;
  const { filters, page, change, reset, showPage } = view;
  const shownFilters = useDeferredValue(filters);
  const shownPage = useDeferredValue(page);
  const found = useMemo(
    () => (wall ? filterShops(wall.shops, shownFilters, wall.fits) : []),
    [wall, shownFilters],
  );
  const card = useCardContext(currency, wall?.fits);
  const isFiltered = isFiltering(shownFilters);
  const total = wall?.shops.length ?? 0;
  const count = found.length;
  const countText = isFiltered
    ? t('shops.count.found', { count, total })
    : t('shops.count.all', { count: total });
  useCountAnnouncement(wall ? countText : undefined);

  return (
    <>
      <FilterBar
        hasFilters={hasFlag(site, 'showShopFilterBar')}
        filters={filters}
        wall={wall}
        currency={currency}
        balanceInCent={voucher?.balanceInCent}
        count={count}
        onChange={change}
        onReset={reset}
      />
      <CategoryInstructions categories={wall?.categories ?? []} chosen={shownFilters.categories} />
      {wall && total > 0 && (
        <div className={styles.count}>
          <p>{countText}</p>
          {isFiltered && count > 0 && (
            <NativeButton variant="plain" iconStart="close" onClick={reset}>
              {t('shops.filter.reset')}
            </NativeButton>
          )}
        </div>
      )}
      {!wall && <ShopSkeletons />}
      {wall && count > 0 && (
        <ShopResults
          shops={found}
          page={shownPage}
          isFiltered={isFiltered}
          card={card}
          moreSearch={view.searchOf({ filters: shownFilters, page: shownPage + 1 })}
          onPage={showPage}
        />
      )}
      {wall && count === 0 && (
        <EmptyShops
          wall={wall}
          filters={shownFilters}
          currency={currency}
          onChange={change}
          onReset={reset}
        />
      )}
    </>
  );
}

/** Says how many shops there are whenever that changes; the first number is read on the page. */
function useCountAnnouncement(text: string | undefined): void {
  const said = useRef(text);
  useEffect(() => {
    if (said.current !== undefined && text !== undefined && said.current !== text) announce(text);
    said.current = text;
  }, [text]);
}
