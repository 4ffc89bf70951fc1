import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentProvider } from '~/api';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { Payment } from './payment';
import { providers } from './providers/providers';

interface LeftPaymentProps {
  payment: Pick<Payment, 'look'>;
  provider: PaymentProvider;
}

/**
 * The visitor left the wallet, perhaps after agreeing: then its provider may still tell the server that it was
 * paid, and another payment would be the second one (requirement 4.061).
 */
export function LeftPayment({ payment, provider }: LeftPaymentProps) {
  const { t } = useTranslation();
  const [looks, setLooks] = useState<'none' | 'asking' | 'done'>('none');
  async function look(): Promise<void> {
    setLooks('asking');
    await payment.look();
    setLooks('done');
  }
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('payment.left.title', { provider: providers[provider].name(t) })}
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
      <div role="status">{looks === 'done' && <p>{t('payment.left.nothing')}</p>}</div>
    </Notice>
  );
}
