import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countChoices } from '~/features/shops/search/shop-filters';
import { useIsWide } from '~/features/shops/use-is-wide';
import { loadChunk } from '~/lib/load-chunk';
import { Button } from '~/ui/button';
import { IconButton } from '~/ui/icon-button';
import { TextField } from '~/ui/text-field';
import styles from './filter-bar.module.css';
import { AllFilters, CategoryFilter, QuickFilters, type FilterGroupsProps } from './filter-groups';

const FilterDialog = lazy(async () => {
  const { FilterDialog: Dialog } = await loadChunk(() => import('./filter-dialog'));
  return { default: Dialog };
});

interface FilterBarProps extends FilterGroupsProps {
  /** false leaves the search only (flag showShopFilterBar, 3.029). */
  hasFilters: boolean;
  /** How many shops the filters leave. */
  count: number;
  onReset: () => void;
}

/**
 * Search and filters (requirements 2.053, 2.054). The search stays in sight while the wall scrolls; on
 * narrow screens all filters are in a dialog, on wide ones those that are wanted rarely.
 */
export function FilterBar({ hasFilters, count, onReset, ...groups }: FilterBarProps) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const { filters, onChange } = groups;
  const choices = countChoices(filters);
  const form = (
    <form
      role="search"
      className={styles.bar}
      // Everything works at once; Enter and the button only put the on-screen keyboard away. Before the
      // scripts are there, the browser itself sends the search as the address that has its result.
      onSubmit={(event) => {
        event.preventDefault();
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      }}
    >
      <div className={styles.row}>
        <div className={styles.field}>
          <TextField
            type="search"
            variant="search"
            name="name"
            aria-label={t('shops.search.label')}
            placeholder={t('shops.search.placeholder')}
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
        {hasFilters && isWide && <QuickFilters {...groups} isLegendHidden />}
        {hasFilters && (
          <Button iconStart="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {choices > 0
              ? t('shops.filter.open-chosen', { count: choices })
              : t('shops.filter.open')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterDialog count={count} onReset={onReset} onClose={() => setOpen(false)}>
            <AllFilters {...groups} />
          </FilterDialog>
        </Suspense>
      )}
    </form>
  );
  return (
    <>
      {form}
      {hasFilters && isWide && (
        <div className={styles.categories}>
          <CategoryFilter {...groups} isLegendHidden />
        </div>
      )}
    </>
  );
}
