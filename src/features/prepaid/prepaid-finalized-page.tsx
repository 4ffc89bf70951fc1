import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, getCharge, type ChargeResult } from '~/api';
import { report } from '~/api/report';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import type { Charge, Known } from '~/voucher/activity';
import { useChargeName } from '~/payment/use-charge-name';
import { wrongFieldsOf } from '~/payment/compare-charge';
import type { PaymentView } from '~/payment/payment';
import { PaymentProgress } from '~/payment/payment-progress';
import { paymentStorage } from '~/payment/payment-storage';
import { readCard } from '~/payment/prepaid-card';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { useSite, useSiteStore } from '~/sites/use-site';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button-link';
import { Celebration } from '~/ui/celebration';
import { DescriptionList } from '~/ui/description-list';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { Stack } from '~/ui/stack';
import { Ticket } from '~/ui/ticket';
import { TicketHead } from '~/ui/ticket-head';
import styles from './prepaid-finalized-page.module.css';
import { usePrepaidPayment } from './use-prepaid-payment';

/**
 * The result of a top-up (requirements 2.019, 4.062). Its amounts are the server's: after a reload it is
 * asked once more.
 */
export function Component() {
  const { t } = useTranslation();
  const { payment, view } = usePrepaidPayment();
  const { screen } = view;
  const isReceived = screen.name === 'received';
  const title = isReceived ? t('prepaid.done.title') : t('payment.return.title');
  usePageTitle(title);
  if (isReceived) return <Received charge={screen.charge} view={view} title={title} />;
  if (screen.name === 'choosing') {
    const href = screen.last ? paths.prepaidCheckout() : paths.prepaid();
    return (
      <Page title={title} lead={t('prepaid.nothing')}>
        <ButtonLink href={href} variant="primary">
          {t('prepaid.title')}
        </ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={title}>
      <PaymentProgress
        payment={payment}
        view={view}
        order={payment.getOrder() ?? { flow: 'prepaid' }}
      />
    </Page>
  );
}

interface ReceivedProps {
  charge: Charge;
  view: PaymentView;
  title: string;
}

/** The money is on the card; the receipt is asked for. */
function Received({ charge, view: { known }, title }: ReceivedProps) {
  const { t } = useTranslation();
  const site = useSite();
  const { data, error } = useChargeResult(charge);
  return (
    <Page
      key="received"
      eyebrow={
        <Badge tone="success" icon="check" size="m">
          {t('prepaid.done.badge')}
        </Badge>
      }
      title={title}
      lead={t('prepaid.done.lead')}
      isStep
    >
      <Celebration image={site.keyVisualImage}>
        {known && <Receipt charge={charge} known={known} result={data} />}
      </Celebration>
      {error && <p>{t('prepaid.done.unknown')}</p>}
      <WaysOn />
    </Page>
  );
}

/** The receipt of a payment; an answer with figures that cannot be is none. */
function useChargeResult(charge: Charge) {
  const { id } = useSiteStore().getState().site;
  return useQuery({
    queryKey: ['charge', charge.chargeId],
    queryFn: async () => {
      const auth = readCard(paymentStorage, id)?.token;
      const { data } = await getCharge({
        path: { chargeId: charge.chargeId },
        auth,
        throwOnError: true,
      });
      const wrong = wrongFieldsOf(data, charge);
      if (wrong.length === 0) return data;
      report(
        'A payment was answered otherwise than made',
        wrong.map((field) => ({ field })),
      );
      throw new ApiError({ kind: 'contract', code: 'UNKNOWN', answer: data });
    },
    staleTime: 0,
    gcTime: 0,
  });
}

interface ReceiptProps {
  charge: Charge;
  known: Known;
  /** Undefined until it is told. */
  result: ChargeResult | undefined;
}

function Receipt({ charge, known, result }: ReceiptProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { brand } = useSite();
  const { balanceInCent, currency } = known;
  const { name } = useChargeName(charge);
  return (
    <Ticket
      isBranded
      head={
        <TicketHead
          name={brand}
          details={<p>{t('prepaid.done.balance')}</p>}
          amount={format.money(balanceInCent, currency)}
        />
      }
    >
      <DescriptionList
        variant="receipt"
        items={[
          {
            term: t('prepaid.done.charged'),
            details: format.money(charge.amountInCent, charge.currency),
          },
          { term: t('prepaid.done.date'), details: format.dateTime(charge.createdAt) },
          { term: t('prepaid.done.method'), details: name },
          ...(result
            ? [{ term: t('prepaid.done.number'), details: result.transactionNumber }]
            : []),
        ]}
      />
    </Ticket>
  );
}

/** A serial number pays and never redeems: for that the code of the card is entered (7.036). */
function WaysOn() {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  return (
    <Stack gap={3}>
      <ButtonLink href={redeemPath} variant="primary" size="l" isFullWidth>
        {t('prepaid.done.redeem')}
      </ButtonLink>
      <p className={styles.note}>{t('prepaid.done.code-needed')}</p>
      <ButtonLink href={paths.prepaid()} isFullWidth>
        {t('prepaid.done.again')}
      </ButtonLink>
    </Stack>
  );
}
