import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import styles from './payment.module.css';

interface PayAmountProps {
  amountInCent: number;
  currency: string;
}

/** What is charged: the largest line of a payment. */
export function PayAmount({ amountInCent, currency }: PayAmountProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p className={styles.amount}>
      {t('payment.you-pay')} <strong className="num">{format.money(amountInCent, currency)}</strong>
    </p>
  );
}
