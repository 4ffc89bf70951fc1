import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import styles from './waiting-list.module.css';
import { useWaitingVouchers } from './use-voucher-session';

/** The sums of the vouchers that wait, one by one: nobody may take them for one balance. */
export function useWaitingAmounts(): readonly string[] {
  const format = useFormat();
  return useWaitingVouchers().map(({ voucher: { balanceInCent, currency } }) =>
    format.money(balanceInCent, currency),
  );
}

/** Beside the values of a shop: the voucher is not the only one of this visit. */
export function AlsoThere() {
  const { t } = useTranslation();
  const amounts = useWaitingAmounts();
  return (
    amounts.length > 0 && (
      <p className={styles.later}>{t('voucher.waiting.later', { amounts: amounts.join(' + ') })}</p>
    )
  );
}
