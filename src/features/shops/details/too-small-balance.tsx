import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { Notice } from '~/ui/notice';
import { useHeadingLevel } from './use-heading-level';

interface TooSmallBalanceProps {
  /** The smallest value of the shop in cents; undefined where it names none. */
  smallestInCent: number | undefined;
  balanceInCent: number;
  currency: string;
}

/** The balance covers no value of the shop (requirement 8.034). */
export function TooSmallBalance({ smallestInCent, balanceInCent, currency }: TooSmallBalanceProps) {
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
      <p>{t('shops.value.no-payment')}</p>
    </Notice>
  );
}
