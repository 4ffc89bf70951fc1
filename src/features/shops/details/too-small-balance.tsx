import { useTranslation } from 'react-i18next';
import { MOST_PAID_IN_CENT } from '~/features/shops/offers/value-offer';
import { useFormat } from '~/i18n/use-format';
import { Notice } from '~/ui/notice';
import { useHeadingLevel } from './use-heading-level';

interface TooSmallBalanceProps {
  /** The smallest value of the shop in cents. */
  smallestInCent: number | undefined;
  balanceInCent: number;
  currency: string;
  /** Something can be paid, but not as much as is missing. */
  canPay: boolean;
}

/** The balance covers no value of the shop (requirement 8.034). */
export function TooSmallBalance({
  smallestInCent,
  balanceInCent,
  currency,
  canPay,
}: TooSmallBalanceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const money = (cents: number) => format.money(cents, currency);
  return (
    <Notice title={t('shops.value.too-small')} level={useHeadingLevel()}>
      {smallestInCent !== undefined && (
        <p>
          {t('shops.value.smallest', {
            value: money(smallestInCent),
            balance: money(balanceInCent),
          })}
        </p>
      )}
      <p>
        {canPay
          ? t('shops.value.most-paid', { amount: money(MOST_PAID_IN_CENT) })
          : t('shops.value.no-payment')}
      </p>
    </Notice>
  );
}
