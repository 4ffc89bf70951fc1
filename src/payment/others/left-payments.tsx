import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { Payment } from '~/payment/payment';
import { isLeft, type PaymentState } from '~/payment/payment-state';
import { providers } from '~/payment/providers/providers';

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
  const [looks, setLooks] = useState<'none' | 'asking' | 'nothing' | 'unknown'>('none');
  const attempts = earlier
    .filter(({ order, received }) => order.voucherId === voucherId && !received)
    .map(({ attempt }) => attempt);
  const isOwn = (payment.getOrder()?.voucherId ?? voucherId) === voucherId;
  if (isLeft(state) && state.attempt && isOwn) attempts.push(state.attempt);
  if (attempts.length === 0) return null;
  const names = new Set(attempts.map(({ provider }) => providers[provider].name(t)));
  const provider = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);

  async function look(): Promise<void> {
    setLooks('asking');
    setLooks((await payment.look()) ? 'nothing' : 'unknown');
  }

  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('payment.left.title', { provider })}
      actions={
        <Button
          iconStart="refresh"
          isPending={looks === 'asking'}
          pendingLabel={t('payment.checking')}
          onClick={() => void look()}
        >
          {t('payment.look-again')}
        </Button>
      }
    >
      <p>{t('payment.left.text')}</p>
      <div role="status">
        {looks === 'nothing' && <p>{t('payment.left.nothing')}</p>}
        {looks === 'unknown' && <p>{t('payment.unanswered.no-payment')}</p>}
      </div>
    </Notice>
  );
}
