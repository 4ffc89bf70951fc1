import { useTranslation } from 'react-i18next';
import type { ShopCategory } from '~/api';
import type { FilterChoice } from '~/features/shops/search/filter-choices';
import { useFormat } from '~/i18n/use-format';

/** Names a choice as its chip does. */
export function useChoiceLabel(categories: readonly ShopCategory[], currency: string) {
  const { t } = useTranslation();
  const format = useFormat();
  return (choice: FilterChoice): string => {
    switch (choice.kind) {
      case 'name':
      case 'keyword':
        return choice.value;
      case 'fits':
        return t('shops.fits');
      case 'category':
        return categories.find(({ id }) => id === choice.value)?.name ?? String(choice.value);
      case 'level':
        return format.money(choice.value, currency);
      case 'channel':
        return choice.value === 'online' ? t('shops.channel.online') : t('shops.channel.branch');
      case 'shopIds':
        return t('shops.filter.selection');
    }
  };
}
