import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { useFormat } from '~/i18n/use-format';
import type { ShopOrder } from '~/redemption/order';
import { Notice } from '~/ui/notice';

interface BalanceNoticeProps {
  order: ShopOrder;
  voucher: Voucher;
}

/** The balance is another one than when the value was chosen: redeemed elsewhere, or a payment was received. */
export function BalanceNotice({ order, voucher }: BalanceNoticeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { balanceInCent, currency } = voucher;
  const before = order.balanceInCent ?? balanceInCent;
  if (balanceInCent === before) return null;
  const balance = format.money(balanceInCent, currency);
  const isLess = balanceInCent < before;
  return (
    <Notice
      tone="info"
      role="status"
      title={isLess ? t('checkout.pay.changed') : t('checkout.balance-grown')}
    >
      <p>
        {isLess
          ? t('checkout.balance-now', { balance })
          : t('checkout.balance-grown-text', { balance })}
      </p>
    </Notice>
  );
}
