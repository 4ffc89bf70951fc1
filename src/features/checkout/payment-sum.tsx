import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { PayAmount } from '~/payment/pay-amount';
import type { PaymentOrder } from '~/payment/providers/payment-adapter';
import { Card } from '~/ui/card';
import { DescriptionList } from '~/ui/description-list';

interface PaymentSumProps {
  shopName: string;
  order: PaymentOrder;
  balanceInCent: number;
  /** A provider works on it. */
  isBegun: boolean;
  /** Vouchers are ordered along: what is paid beyond the value is their price. Otherwise it stays. */
  orders: boolean;
}

/** The value, the voucher's part of it, and the sum to pay, to be read as a sum. */
export function PaymentSum({ shopName, order, balanceInCent, isBegun, orders }: PaymentSumProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { redeemValue = 0, amountInCent, currency } = order;
  const moreInCent = amountInCent + balanceInCent - redeemValue;
  const money = (cents: number) => format.money(cents, currency);
  return (
    <Card>
      <PayAmount amountInCent={amountInCent} currency={currency} />
      <DescriptionList
        variant="receipt"
        items={[
          { term: t('checkout.pay.value', { shop: shopName }), details: money(redeemValue) },
          { term: t('checkout.pay.balance'), details: `− ${money(balanceInCent)}` },
          ...(moreInCent > 0
            ? [
                {
                  term: orders ? t('redemption.also-vouchers') : t('shops.sum.remains'),
                  details: `+ ${money(moreInCent)}`,
                },
              ]
            : []),
        ]}
      />
      {moreInCent > 0 && !orders && !isBegun && (
        <p>{t('checkout.pay.minimum', { amount: money(amountInCent) })}</p>
      )}
    </Card>
  );
}
