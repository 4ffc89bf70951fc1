import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toggled, type ShopFilters } from '~/features/shops/search/shop-filters';
import { useFormat } from '~/i18n/use-format';
import { ChipCheckbox, ChipToolbar } from '~/ui/chip';
import styles from './filter-groups.module.css';
import type { PreparedWall } from './use-shop-wall';

export interface FilterGroupsProps {
  filters: ShopFilters;
  /** Undefined while the wall loads. */
  wall: PreparedWall | undefined;
  currency: string;
  /** The voucher's balance in cents; without a voucher nothing can fit it. */
  balanceInCent: number | undefined;
  onChange: (filters: Partial<ShopFilters>) => void;
}

/** Where the code is accepted and, if that tells shops apart, whether the balance fits (2.057, 3.151). */
export function QuickFilters({
  filters,
  wall,
  currency,
  balanceInCent,
  isRow = false,
  onChange,
}: FilterGroupsProps & { isRow?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { hasChannels = true, use } = wall ?? {};
  // A filter that leaves every shop is none; a chosen one can be taken back.
  const hasFits = use?.isUneven || filters.fits;
  if (!hasChannels && !hasFits) return null;
  return (
    <FilterGroup legend={t('shops.filter.where')} isRow={isRow}>
      {hasFits && balanceInCent !== undefined && (
        <ChipCheckbox checked={filters.fits} onChange={() => onChange({ fits: !filters.fits })}>
          {use?.isExact === false
            ? t('shops.filter.least-rest')
            : t('shops.filter.fits', { amount: format.money(balanceInCent, currency) })}
        </ChipCheckbox>
      )}
      {hasChannels &&
        (['online', 'branch'] as const).map((channel) => (
          <ChipCheckbox
            key={channel}
            checked={filters.redeemable.includes(channel)}
            onChange={() => onChange({ redeemable: toggled(filters.redeemable, channel) })}
          >
            {channel === 'online' ? t('shops.channel.online') : t('shops.channel.branch')}
          </ChipCheckbox>
        ))}
    </FilterGroup>
  );
}

/** Categories as chips (requirements 2.053, 3.149). */
export function CategoryFilter({
  filters,
  wall,
  isRow = false,
  onChange,
}: FilterGroupsProps & { isRow?: boolean }) {
  const { t } = useTranslation();
  const { categories = [] } = wall ?? {};
  if (categories.length === 0) return null;
  return (
    <FilterGroup legend={t('shops.filter.category')} isRow={isRow}>
      {categories.map(({ id, name }) => (
        <ChipCheckbox
          key={id}
          checked={filters.categories.includes(id)}
          onChange={() => onChange({ categories: toggled(filters.categories, id) })}
        >
          {name}
        </ChipCheckbox>
      ))}
    </FilterGroup>
  );
}

/** Channels, balance, categories and values as chips (requirements 2.053, 3.149, 3.150). */
export function AllFilters(props: FilterGroupsProps) {
  const { filters, wall, currency, onChange } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { levels = [] } = wall ?? {};
  return (
    <div className={styles.groups}>
      <QuickFilters {...props} />
      <CategoryFilter {...props} />
      {levels.length > 0 && (
        <FilterGroup legend={t('shops.filter.value')}>
          {levels.map((level) => (
            <ChipCheckbox
              key={level}
              checked={filters.voucherValueLevels.includes(level)}
              onChange={() =>
                onChange({ voucherValueLevels: toggled(filters.voucherValueLevels, level) })
              }
            >
              {format.money(level, currency)}
            </ChipCheckbox>
          ))}
        </FilterGroup>
      )}
    </div>
  );
}

interface FilterGroupProps {
  legend: string;
  /** In a row on the page: one stop for the Tab key, and the legend is only heard. In the dialog every chip is a stop. */
  isRow?: boolean;
  children: ReactNode;
}

function FilterGroup({ legend, isRow = false, children }: FilterGroupProps) {
  if (isRow) {
    return (
      <ChipToolbar label={legend} className={styles.chips}>
        {children}
      </ChipToolbar>
    );
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}
