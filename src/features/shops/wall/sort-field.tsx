import { useTranslation } from 'react-i18next';
import { SORTS, type ShopFilters, type ShopSort } from '~/features/shops/search/shop-filters';
import { SelectField } from '~/ui/select-field';
import styles from './filter-bar.module.css';

interface SortFieldProps {
  sort: ShopSort;
  /** Without a balance no shop uses it better than another. */
  hasVoucher: boolean;
  /** Among the filters it has a label of its own above it. */
  isLabelShown?: boolean;
  onChange: (filters: Partial<ShopFilters>) => void;
}

/** The order of the wall. */
export function SortField({ sort, hasVoucher, isLabelShown = false, onChange }: SortFieldProps) {
  const { t } = useTranslation();
  const labels = {
    popular: t('shops.sort.popular'),
    name: t('shops.sort.name'),
    best: t('shops.sort.best'),
  };
  return (
    <div className={styles.sort}>
      <SelectField
        label={isLabelShown ? t('shops.sort.label') : undefined}
        aria-label={isLabelShown ? undefined : t('shops.sort.label')}
        value={sort}
        options={SORTS.filter((value) => hasVoucher || value !== 'best').map((value) => ({
          value,
          label: labels[value],
        }))}
        onChange={(event) =>
          onChange({ sort: SORTS.find((to) => to === event.currentTarget.value) })
        }
      />
    </div>
  );
}
