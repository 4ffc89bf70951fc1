import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { PaymentHelp } from '~/payment/payment-help';
import { providers } from '~/payment/providers/providers';
import { createReplacedAttempts } from '~/payment/replaced-attempts';
import { paymentStorage } from '~/payment/payment-storage';
import { useRedemptionRecord } from '~/redemption/use-redemption';
import { useSiteStore } from '~/sites/use-site';
import { Notice } from '~/ui/notice';

/**
 * Payments for this voucher that were begun before another one paid (requirement 4.061): received besides, or not
 * decided when this tab asked last.
 */
export function OtherPayments() {
  const { t } = useTranslation();
  const format = useFormat();
  const voucherId = useRedemptionRecord().confirmation?.voucherId;
  const siteId = useSiteStore().getState().site.id;
  const [replaced] = useState(() =>
    createReplacedAttempts(paymentStorage, siteId, 'redeem')
      .get()
      .filter(({ order }) => order.voucherId === voucherId),
  );
  const [first] = replaced;
  if (!first) return null;
  return (
    <Notice
      tone="warning"
      title={t('payment.others.title')}
      actions={<PaymentHelp payment={first.attempt} />}
    >
      <ul>
        {replaced.map(({ attempt, received }) => {
          const provider = providers[attempt.provider].name(t);
          return (
            <li key={attempt.startKey}>
              {received
                ? t('payment.others.received', {
                    provider,
                    amount: format.money(received.chargedInCent, received.currency),
                    number: received.transactionNumber,
                  })
                : t('payment.others.open', {
                    provider,
                    amount: format.money(attempt.amountInCent, attempt.currency),
                  })}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
