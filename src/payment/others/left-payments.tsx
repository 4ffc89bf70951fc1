import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/ui/notice';
import type { Payment } from '~/payment/payment';
import { isLeft, type PaymentState } from '~/payment/payment-state';
import { PaymentHelp } from '~/payment/payment-help';
import { providers } from '~/payment/providers/providers';
import { useLookAgain } from './use-look-again';

interface LeftPaymentsProps {
  payment: Pick<Payment, 'look' | 'replaced' | 'getOrder'>;
  state: PaymentState;
  /** The voucher or card that is paid for here. */
  voucherId: string | undefined;
}

/**
 * Payments for this voucher whose provider the visitor has left, perhaps after agreeing: then the provider may
 * still tell the server that they were paid, and another payment would be one too many (requirement 4.061).
 */
export function LeftPayments({ payment, state, voucherId }: LeftPaymentsProps) {
  const { t, i18n } = useTranslation();
  const { replaced } = payment;
  const earlier = useSyncExternalStore(replaced.subscribe, replaced.get, replaced.get);
  const { button, said } = useLookAgain(payment.look);
  const attempts = earlier
    .filter(({ order, received }) => order.voucherId === voucherId && !received)
    .map(({ attempt }) => attempt);
  const isOwn = (payment.getOrder()?.voucherId ?? voucherId) === voucherId;
  if (isLeft(state) && state.attempt && isOwn) attempts.push(state.attempt);
  const [first] = attempts;
  if (!first) return null;
  const names = new Set(attempts.map(({ provider }) => providers[provider].name(t)));
  const provider = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);

  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('payment.left.title', { provider })}
      actions={
        <>
          {button}
          <PaymentHelp payment={first} />
        </>
      }
    >
      <p>{state.phase === 'received' ? t('payment.left.besides') : t('payment.left.text')}</p>
      <div role="status">{said}</div>
    </Notice>
  );
}
