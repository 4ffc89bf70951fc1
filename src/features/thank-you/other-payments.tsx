import { useTranslation } from 'react-i18next';
import { OtherPaymentList } from '~/payment/others/other-payments';
import { PaymentHelp } from '~/payment/payment-help';
import { useLookAgain } from '~/payment/others/use-look-again';
import { useOtherPayments } from '~/payment/others/use-other-payments';
import { useRedemptionRecord, useRedemptionStore } from '~/redemption/use-redemption';
import { Notice } from '~/ui/notice';
import { heldVoucher } from '~/voucher/voucher-session';
import { useHeldVoucher, useVoucherSession } from '~/voucher/use-voucher-session';

/** Other payments for this voucher than the one that paid for the redemption (requirement 4.061). */
export function OtherPayments() {
  const { t } = useTranslation();
  const session = useVoucherSession();
  const voucherId = useRedemptionRecord().confirmation?.voucherId;
  const isHeld = useHeldVoucher()?.id === voucherId;
  const { correctRest } = useRedemptionStore();
  const { payments, look } = useOtherPayments({
    voucherId,
    payer: () => heldVoucher(session.getState()),
    onBalance: correctRest,
  });
  const open = payments.filter(({ received }) => !received);
  const { button, said } = useLookAgain(look, open.length === payments.length);
  const [first] = payments;
  if (!first) return null;
  return (
    <Notice
      tone="warning"
      title={t('payment.others.title')}
      actions={
        <>
          {open.length > 0 && isHeld && button}
          <PaymentHelp payment={first.attempt} />
        </>
      }
    >
      <div role="status">
        <OtherPaymentList payments={payments} />
        {open.length > 0 && said}
      </div>
    </Notice>
  );
}
