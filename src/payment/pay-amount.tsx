import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { announce, withdraw } from '~/ui/live-region';
import styles from './payment.module.css';

interface PayAmountProps {
  amountInCent: number;
  currency: string;
}

/** The charged sum: the largest line of a payment, read after its heading. */
export function PayAmount({ amountInCent, currency }: PayAmountProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const label = t('payment.you-pay');
  const amount = format.money(amountInCent, currency);
  const said = t('form.summary-item', { label, message: amount });
  useEffect(() => {
    announce(said);
    return () => withdraw(said);
  }, [said]);
  return (
    <p className={styles.amount}>
      <span>{label}</span>{' '}
      <strong className="num" translate="no">
        {amount}
      </strong>
    </p>
  );
}
