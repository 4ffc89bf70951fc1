import { useTranslation } from 'react-i18next';
import type { RedeemItem } from '~/api';
import { useFormat } from '~/i18n/use-format';

/** Writes several values: "2 × 20 € + 10 €". */
export function useItemsText(currency: string): (items: readonly RedeemItem[]) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (items) =>
    items
      .map(({ valueInCent, quantity }) => {
        const value = format.money(valueInCent, currency);
        return quantity === 1 ? value : t('shops.times', { quantity, value });
      })
      .join(' + ');
}
