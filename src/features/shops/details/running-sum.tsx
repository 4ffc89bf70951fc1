import { useTranslation } from 'react-i18next';
import type { RedeemItem, Voucher } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { DescriptionList } from '~/ui/description-list';
import { differenceInCent, restInCent } from '~/redemption/difference';
import { sumOfItems } from '~/redemption/order';
import { useItemsText } from '~/redemption/use-items-text';

interface RunningSumProps {
  items: readonly RedeemItem[];
  voucher: Voucher;
}

/**
 * The receipt so far, to be read as a sum: the balance less the choice or, if the balance does not cover
 * it, the choice less the balance and what a card keeps of the smallest top-up.
 */
export function RunningSum({ items, voucher }: RunningSumProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { balanceInCent, currency } = voucher;
  const itemsText = useItemsText(currency);
  const sum = sumOfItems(items);
  const [item] = items;
  const isSeveral = items.length > 1 || (item?.quantity ?? 0) > 1;
  const money = (cents: number) => format.money(cents, currency);
  const balance = t('voucher.balance');
  const chosen = isSeveral ? itemsText(items) : t('shops.sum.used');
  const isAbove = sum > balanceInCent;
  const rest = restInCent(sum, voucher);
  return (
    <DescriptionList
      variant="receipt"
      items={
        isAbove
          ? [
              { term: chosen, details: money(sum) },
              { term: balance, details: `− ${money(balanceInCent)}` },
              ...(rest > 0 ? [{ term: t('shops.sum.remains'), details: `+ ${money(rest)}` }] : []),
            ]
          : [
              { term: balance, details: money(balanceInCent) },
              ...(sum > 0 ? [{ term: chosen, details: `− ${money(sum)}` }] : []),
            ]
      }
    />
  );
}

/** The result of the receipt: the rest on the voucher, or the sum to pay. */
export function RunningResult({ items, voucher }: RunningSumProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const sum = sumOfItems(items);
  const missing = differenceInCent(sum, voucher);
  return (
    <DescriptionList
      variant="result"
      items={[
        {
          term: missing > 0 ? t('shops.sum.missing') : t('shops.sum.remains'),
          details: format.money(missing || voucher.balanceInCent - sum, voucher.currency),
          isStrong: true,
        },
      ]}
    />
  );
}
