import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countChoices, type ShopSort } from '~/features/shops/search/shop-filters';
import { useIsWide } from '~/features/shops/use-is-wide';
import { loadModule } from '~/lib/load-chunk';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconButton } from '~/ui/icon-button';
import { TextField } from '~/ui/text-field';
import styles from './filter-bar.module.css';
import { AllFilters, CategoryFilter, QuickFilters, type FilterGroupsProps } from './filter-groups';
import { SortField } from './sort-field';

const FilterDialog = lazy(async () => {
  const { FilterDialog: Dialog } = await loadModule(() => import('./filter-dialog'));
  return { default: Dialog };
});

interface FilterBarProps extends FilterGroupsProps {
  /** false leaves the search only (flag showShopFilterBar, 3.029). */
  hasFilters: boolean;
  sort: ShopSort;
  /** How many shops the filters leave. */
  count: number;
  onReset: () => void;
  /** The search is over, and its results are wanted. */
  onSearch: () => void;
}

/**
 * Search and filters (requirements 2.053, 2.054). The search stays in sight while the wall scrolls, the
 * categories are a row below it; on narrow screens the order and all filters are in a dialog, on wide ones
 * the filters that are wanted rarely.
 */
export function FilterBar({
  hasFilters,
  sort,
  count,
  onReset,
  onSearch,
  ...groups
}: FilterBarProps) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const { filters, wall, balanceInCent, onChange } = groups;
  const hasVoucher = balanceInCent !== undefined;
  const choices = countChoices(filters);
  const categories = useRef<HTMLDivElement>(null);
  const [category] = filters.categories;
  // One that was chosen in the dialog, or by the address, may be beyond the edge of the row.
  useEffect(() => {
    // The chips come with the wall.
    if (category === undefined || wall === undefined) return;
    const row = categories.current;
    const chip = row?.querySelector<HTMLElement>(':checked')?.closest('label');
    if (!row || !chip) return;
    const start = chip.offsetLeft - row.offsetLeft;
    const hidden = row.clientWidth - chip.offsetWidth;
    // The fade at the end covers as much as the padding of the row.
    const isSeen = start >= row.scrollLeft && start <= row.scrollLeft + hidden - 40;
    if (!isSeen) row.scrollLeft = start - hidden / 2;
  }, [category, wall]);
  const form = (
    <form
      role="search"
      className={styles.bar}
      // Everything works at once; Enter and the button only lead to the results. Before the
      // scripts are there, the browser itself sends the search as the address that has its result.
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <div className={styles.row}>
        <div className={styles.field}>
          <TextField
            type="search"
            variant="search"
            name="name"
            aria-label={t('shops.search.label')}
            placeholder={t('shops.search.submit')}
            suffix={<IconButton icon="search" label={t('shops.search.submit')} type="submit" />}
            value={filters.name}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
        </div>
        {hasFilters && isWide && <QuickFilters {...groups} isRow />}
        {hasFilters && (
          <Button iconStart="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {choices > 0
              ? t('shops.filter.open-chosen', { count: choices })
              : t('shops.filter.open')}
          </Button>
        )}
        {(isWide || !hasFilters) && <SortField {...{ sort, hasVoucher, onChange }} />}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterDialog count={count} onReset={onReset} onClose={() => setOpen(false)}>
            {!isWide && <SortField isLabelShown {...{ sort, hasVoucher, onChange }} />}
            <AllFilters {...groups} />
          </FilterDialog>
        </Suspense>
      )}
    </form>
  );
  return (
    <>
      {form}
      {hasFilters && (
        // Firefox lets Tab stop at a box that scrolls, even where everything in it has a stop of its own.
        <div ref={categories} tabIndex={-1} className={styles.categories}>
          <CategoryFilter {...groups} isRow />
          {/* For a mouse only: with the keyboard the row follows the focus. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className={styles.onward}
            onClick={() => {
              const row = categories.current;
              row?.scrollBy(row.clientWidth / 2, 0);
            }}
          >
            <Icon name="chevron" size="s" />
          </button>
        </div>
      )}
    </>
  );
}
