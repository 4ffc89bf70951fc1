import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { Notice } from '~/ui/notice';
import type { Payment } from '~/payment/payment';
import { PaymentHelp } from '~/payment/payment-help';
import { providers } from '~/payment/providers/providers';
import type { ReplacedAttempt } from './replaced-attempts';

/** One line for each other payment than the current one: received, or not decided (4.061). */
export function OtherPaymentList({ payments }: { payments: readonly ReplacedAttempt[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul>
      {payments.map(({ attempt, received }) => {
        const provider = providers[attempt.provider].name(t);
        const { chargedInCent, currency, transactionNumber } = received ?? {};
        const amount = format.money(
          chargedInCent ?? attempt.amountInCent,
          currency ?? attempt.currency,
        );
        return (
          <li key={attempt.startKey}>
            <span>
              {received
                ? t('payment.others.received', { provider, amount })
                : t('payment.others.open', { provider, amount })}
            </span>
            {transactionNumber !== undefined && (
              <span>
                {` ${t('form.summary-item', { label: t('prepaid.done.number'), message: transactionNumber })}`}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ReceivedPaymentsProps {
  payment: Pick<Payment, 'replaced'>;
  voucherId: string | undefined;
}

/** Payments for this voucher that were received already, before another one is chosen. */
export function ReceivedPayments({ payment, voucherId }: ReceivedPaymentsProps) {
  const { t } = useTranslation();
  const { subscribe, get } = payment.replaced;
  const payments = useSyncExternalStore(subscribe, get, get).filter(
    ({ order, received }) => received && order.voucherId === voucherId,
  );
  const [first] = payments;
  if (!first) return null;
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('payment.others.before')}
      actions={<PaymentHelp payment={first.attempt} />}
    >
      <OtherPaymentList payments={payments} />
      <p>{t('payment.others.before-text')}</p>
    </Notice>
  );
}
