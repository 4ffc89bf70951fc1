import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherPaymentList } from '~/payment/others/other-payments';
import { PaymentHelp } from '~/payment/payment-help';
import { useOtherPayments } from '~/payment/others/use-other-payments';
import { useRedemptionRecord } from '~/redemption/use-redemption';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { heldVoucher } from '~/voucher/held-voucher';
import { useHeldVoucher, useVoucherSession } from '~/voucher/use-voucher-session';

/** Payments for this voucher that were begun besides the one that paid for the redemption (requirement 4.061). */
export function OtherPayments() {
  const { t } = useTranslation();
  const session = useVoucherSession();
  const voucherId = useRedemptionRecord().confirmation?.voucherId;
  const isHeld = useHeldVoucher()?.id === voucherId;
  const { payments, look } = useOtherPayments(voucherId, () => heldVoucher(session.getState()));
  const [isAsking, setAsking] = useState(false);
  const [first] = payments;
  if (!first) return null;
  const isOpen = payments.some(({ received }) => !received);
  return (
    <Notice
      tone="warning"
      title={t('payment.others.title')}
      actions={
        <>
          {isOpen && isHeld && (
            <Button
              iconStart="refresh"
              isPending={isAsking}
              pendingLabel={t('payment.checking')}
              onClick={() => {
                setAsking(true);
                void look().finally(() => setAsking(false));
              }}
            >
              {t('payment.look-again')}
            </Button>
          )}
          <PaymentHelp payment={first.attempt} />
        </>
      }
    >
      <div role="status">
        <OtherPaymentList payments={payments} />
      </div>
    </Notice>
  );
}
