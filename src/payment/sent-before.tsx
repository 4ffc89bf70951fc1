import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { DescriptionList } from '~/ui/description-list';
import { Notice } from '~/ui/notice';
import { Spinner } from '~/ui/progress';
import { Stack } from '~/ui/stack';
import type { PaymentFlow } from './providers/payment-adapter';
import type { Payment } from './payment';

interface SentBeforeProps {
  payment: Pick<Payment, 'askBalance'>;
  flow: PaymentFlow;
}

/**
 * The server has had this payment before, with other data, and only that one counts. Whether it was booked
 * is unknown here, so the page says so and asks for the balance (requirement 4.061).
 */
export function SentBefore({ payment, flow }: SentBeforeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isCard = flow === 'prepaid';
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['balance after a payment', flow],
    queryFn: payment.askBalance,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return (
    <Stack gap={4}>
      <Notice
        tone="warning"
        role="alert"
        title={t('payment.sent-before.title')}
        actions={
          <>
            <Button
              variant="primary"
              iconStart="refresh"
              isPending={isFetching}
              pendingLabel={t('payment.checking')}
              onClick={() => void refetch()}
            >
              {t('payment.look-again')}
            </Button>
            <ButtonLink href={isCard ? paths.prepaid() : paths.shops()}>
              {isCard ? t('prepaid.title') : t('problem.way.choose-shop')}
            </ButtonLink>
            <ButtonLink href={paths.help('other')}>{t('problem.way.contact')}</ButtonLink>
          </>
        }
      >
        <p>{t('payment.sent-before.text')}</p>
      </Notice>
      <div role="status">
        {data ? (
          <DescriptionList
            variant="receipt"
            items={[
              {
                term: isCard ? t('prepaid.current') : t('checkout.pay.balance'),
                details: format.money(data.balanceInCent, data.currency),
                isStrong: true,
              },
            ]}
          />
        ) : isFetching ? (
          <Spinner label={t('payment.checking')} />
        ) : (
          <p>{t('payment.sent-before.no-balance')}</p>
        )}
      </div>
    </Stack>
  );
}
