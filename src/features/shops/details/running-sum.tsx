import { useTranslation } from 'react-i18next';
import type { RedeemItem } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { DescriptionList } from '~/ui/description-list';
import { sumOfItems } from '~/redemption/order';
import { useItemsText } from '~/redemption/use-items-text';

interface RunningSumProps {
  items: readonly RedeemItem[];
  balanceInCent: number;
  currency: string;
}

/** The receipt so far: what the voucher holds and, once there is a choice, what goes and what stays. */
export function RunningSum({ items, balanceInCent, currency }: RunningSumProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const itemsText = useItemsText(currency);
  const sum = sumOfItems(items);
  const [item] = items;
  const isSeveral = items.length > 1 || (item?.quantity ?? 0) > 1;
  return (
    <DescriptionList
      variant="receipt"
      items={[
        { term: t('voucher.balance'), details: format.money(balanceInCent, currency) },
        ...(sum > 0
          ? [
              {
                term: isSeveral ? itemsText(items) : t('shops.sum.used'),
                details: `− ${format.money(sum, currency)}`,
              },
              sum > balanceInCent
                ? {
                    term: t('shops.sum.missing'),
                    details: format.money(sum - balanceInCent, currency),
                    isStrong: true,
                  }
                : {
                    term: t('shops.sum.remains'),
                    details: format.money(balanceInCent - sum, currency),
                    isStrong: true,
                  },
            ]
          : []),
      ]}
    />
  );
}
