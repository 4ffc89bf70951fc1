import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChargeResult } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { LeftPayments } from '~/payment/others/left-payments';
import { PaymentProgress } from '~/payment/payment-progress';
import type { Attempt } from '~/payment/providers/attempt';
import type { Received } from '~/payment/others/replaced-attempts';
import { providers } from '~/payment/providers/providers';
import { useSite } from '~/sites/use-site';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button-link';
import { Celebration } from '~/ui/celebration';
import { DescriptionList } from '~/ui/description-list';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import { Ticket } from '~/ui/ticket';
import { TicketHead } from '~/ui/ticket-head';
import { useRedeemPath } from '~/sites/use-redeem-path';
import styles from './prepaid-finalized-page.module.css';
import { usePrepaidPayment } from './use-prepaid-payment';

/**
 * The result of a top-up (requirements 2.019, 4.062). Its amounts are the server's: after a reload it is
 * asked once more.
 */
export function Component() {
  const { t } = useTranslation();
  const site = useSite();
  const { payment, state } = usePrepaidPayment();
  const { subscribe, get } = payment.replaced;
  const replaced = useSyncExternalStore(subscribe, get, get);
  const isReceived = state.phase === 'received';
  const isCertain = isReceived && state.result !== undefined;
  const { voucherId, isOfOtherTab = false } = payment.getOrder() ?? {};
  const isEarlier = isCertain && isOfOtherTab;
  const { title, lead } = isEarlier
    ? { title: t('payment.others.before'), lead: t('prepaid.done.earlier') }
    : isCertain
      ? { title: t('prepaid.done.title'), lead: t('prepaid.done.lead') }
      : { title: t('payment.return.title'), lead: t('prepaid.done.unknown') };
  usePageTitle(title);

  if (state.phase === 'choosing' || state.phase === 'failed') {
    const href = state.phase === 'failed' ? paths.prepaidCheckout() : paths.prepaid();
    return (
      <Page title={title} lead={t('prepaid.nothing')}>
        <ButtonLink href={href} variant="primary">
          {t('prepaid.title')}
        </ButtonLink>
      </Page>
    );
  }
  if (!isReceived) {
    const order = payment.getOrder() ?? {
      flow: 'prepaid' as const,
      currency: site.currency,
    };
    return (
      <Page title={title}>
        <PaymentProgress payment={payment} state={state} order={order} />
      </Page>
    );
  }
  const { result } = state;
  const others = replaced.flatMap(({ order, received }) =>
    received && order.voucherId === voucherId ? received : [],
  );
  return (
    <Page
      key="received"
      eyebrow={
        isCertain &&
        !isEarlier && (
          <Badge tone="success" icon="check" size="m">
            {t('prepaid.done.badge')}
          </Badge>
        )
      }
      title={title}
      lead={lead}
      isStep
    >
      {result ? (
        <>
          <Celebration image={site.keyVisualImage}>
            <Receipt result={result} attempt={state.attempt} others={others} />
          </Celebration>
          <LeftPayments payment={payment} state={state} voucherId={voucherId} />
          <WaysOn />
        </>
      ) : (
        <Stack gap={3} direction="row">
          <ButtonLink href={paths.prepaid()} variant="primary">
            {t('prepaid.submit')}
          </ButtonLink>
          <ButtonLink href={paths.help('other')}>{t('problem.way.contact')}</ButtonLink>
        </Stack>
      )}
    </Page>
  );
}

interface ReceiptProps {
  result: ChargeResult;
  attempt: Attempt;
  /** Other payments that were received for the same card. */
  others: readonly Received[];
}

function Receipt({ result, attempt, others }: ReceiptProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { brand } = useSite();
  const { chargedInCent, balanceInCent, currency, transactionNumber } = result;
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
          { term: t('prepaid.done.charged'), details: format.money(chargedInCent, currency) },
          {
            term: t('prepaid.done.date'),
            details: format.dateTime(new Date(attempt.createdAt).toISOString()),
          },
          { term: t('prepaid.done.method'), details: providers[attempt.provider].name(t) },
          {
            term: t('prepaid.done.number'),
            details: (
              <span className="num" translate="no">
                {transactionNumber}
              </span>
            ),
          },
          ...others.map((other) => ({
            term: t('prepaid.done.other'),
            details: (
              <>
                <span translate="no">{format.money(other.chargedInCent, other.currency)}</span>
                <br />
                <span className="num" translate="no">
                  {other.transactionNumber}
                </span>
              </>
            ),
          })),
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
