import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { announce } from '~/ui/live-region';

/** The balance that was said last: another page that shows it does not say it again. */
let said: string | undefined;

/** Says the balance, for which the code was entered, after the focused element (WCAG 4.1.3). */
export function useSaidBalance(voucher: Voucher | undefined): void {
  const { t } = useTranslation();
  const format = useFormat();
  const balance =
    voucher &&
    t('form.summary-item', {
      label: t('voucher.balance'),
      message: format.money(voucher.balanceInCent, voucher.currency),
    });
  useEffect(() => {
    if (balance !== undefined && balance !== said) announce(balance);
    said = balance;
  }, [balance]);
}
