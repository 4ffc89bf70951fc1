import { useTranslation } from 'react-i18next';
import { filterChoices, withoutChoice } from '~/features/shops/search/filter-choices';
import { filterShops } from '~/features/shops/search/filter-shops';
import type { ShopFilters } from '~/features/shops/search/shop-filters';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useChoiceLabel } from './use-choice-label';
import type { PreparedWall } from './use-shop-wall';

interface EmptyShopsProps {
  wall: PreparedWall;
  filters: ShopFilters;
  currency: string;
  onChange: (filters: ShopFilters) => void;
  onReset: () => void;
}

/** No shop fits: tells which single choice stands in the way (requirement 8.041). */
export function EmptyShops({ wall, filters, currency, onChange, onReset }: EmptyShopsProps) {
  const { t } = useTranslation();
  const label = useChoiceLabel(wall.categories, currency);
  if (wall.shops.length === 0) {
    return (
      <EmptyState title={t('shops.none.title')}>
        <p>{t('shops.none.text')}</p>
      </EmptyState>
    );
  }
  const choices = filterChoices(filters);
  const waysOut = choices
    .map((choice) => ({ choice, rest: withoutChoice(filters, choice) }))
    .map((way) => ({ ...way, count: filterShops(wall.shops, way.rest, wall.use?.isBest).length }))
    .filter(({ count }) => count > 0);
  // Without the one choice nothing is left to reset.
  const isOnly = choices.length === 1 && waysOut.length === 1;
  return (
    <EmptyState
      title={t('shops.empty.title')}
      actions={
        <>
          {waysOut.map(({ choice, rest, count }) => (
            <Button
              key={`${choice.kind}:${label(choice)}`}
              iconStart="close"
              {...(isOnly && { variant: 'primary' })}
              onClick={() => onChange(rest)}
            >
              {t('shops.empty.without', { choice: label(choice), count })}
            </Button>
          ))}
          {!isOnly && (
            <Button variant="primary" onClick={onReset}>
              {t('shops.filter.reset')}
            </Button>
          )}
        </>
      }
    >
      <p>{waysOut.length > 0 ? t('shops.empty.remove') : t('shops.empty.reset')}</p>
    </EmptyState>
  );
}
