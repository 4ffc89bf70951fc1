import { useFormat } from '~/i18n/use-format';
import { useWaitingVouchers } from './use-voucher-session';

/** The sums of the vouchers that wait, one by one: nobody may take them for one balance. */
export function useWaitingAmounts(): readonly string[] {
  const format = useFormat();
  return useWaitingVouchers().map(({ voucher: { balanceInCent, currency } }) =>
    format.money(balanceInCent, currency),
  );
}
