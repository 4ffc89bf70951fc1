import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStep } from '~/form/use-step';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { offeredProviders } from '~/payment/offered-providers';
import type { PaymentOrder } from '~/payment/providers/payment-adapter';
import { usePayingDocument } from '~/payment/paying-document';
import { PaymentPanel } from '~/payment/payment-panel';
import { canChoose } from '~/payment/payment-state';
import { payerOf } from '~/payment/prepaid-card';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { Link } from '~/ui/link';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import { AmountForm } from './amount-form';
import { canTopUp } from './charge-limits';
import { ChargeReceipt } from './charge-receipt';
import { PrepaidSteps } from './prepaid-steps';
import { usePrepaidPayment } from './use-prepaid-payment';

/** The amount of a top-up, then its payment (requirements 2.018, 2.068 to 2.071). */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const navigate = useNavigate();
  const [step, goTo] = useStep<{ amountInCent: number }>();
  const { payment, state, card } = usePrepaidPayment();
  const isReceived = state.phase === 'received' || state.phase === 'confirming';
  useEffect(() => {
    if (isReceived) void navigate(paths.prepaidFinalized(), { replace: true });
  }, [isReceived, navigate]);

  const payer = card && payerOf(card);
  const isRunning = !canChoose(state);
  // Nothing moves while the start is sent: a second click would hit what comes up under the pointer.
  const isStarting = state.phase === 'starting' && !state.isRepeat;
  const order: PaymentOrder | undefined = isRunning
    ? payment.getOrder()
    : step && {
        flow: 'prepaid',
        amountInCent: step.amountInCent,
        ...(payer && { voucherId: payer.id }),
        currency: card?.currency ?? site.currency,
      };
  /** The amount is a step back then: it is as it was, and the focus is lost with the payment. */
  const [chosenInCent, setChosen] = useState<number>();
  if (order && order.amountInCent !== chosenInCent) setChosen(order.amountInCent);
  const title = order ? t('prepaid.pay.title') : t('prepaid.amount.title');
  usePageTitle(title);
  const mayShow = usePayingDocument(order !== undefined && !isRunning);
  if (isReceived || !mayShow) return null;
  if (!card && !order) return <NoCard />;
  const offered = offeredProviders(site, order?.currency ?? site.currency, card?.providers);
  if (!order && card && !canTopUp(card, offered)) return <NotChargeable />;
  if (!order) {
    return (
      <Fragment key="amount">
        <PrepaidSteps current={1} />
        <Page title={title} isStep={chosenInCent !== undefined}>
          {card && (
            <AmountForm
              card={card}
              chosenInCent={chosenInCent}
              onChosen={(amountInCent) => void goTo({ amountInCent })}
            />
          )}
        </Page>
      </Fragment>
    );
  }
  /** Of another tab: the sum of this one is not what is being paid. */
  const isEarlier = isRunning && order.isOfOtherTab === true;
  return (
    <Fragment key="pay">
      <PrepaidSteps current={2} />
      <Page title={title} isStep={step !== undefined}>
        {card && !isEarlier && (
          <Card>
            <ChargeReceipt
              card={card}
              amountInCent={order.amountInCent}
              isPaying
              isUnderWay={isRunning && !isStarting}
            />
            {(!isRunning || isStarting) && (
              <p style={isStarting ? { visibility: 'hidden' } : undefined}>
                <Link href={paths.prepaidCheckout()}>{t('payment.change-amount')}</Link>
              </p>
            )}
          </Card>
        )}
        {isEarlier && (
          <Notice
            tone="warning"
            role="status"
            title={t('checkout.pay.earlier', {
              amount: format.money(order.amountInCent, order.currency),
            })}
          />
        )}
        {card || isRunning ? (
          <PaymentPanel payment={payment} state={state} order={order} offered={offered} />
        ) : (
          <Stack gap={4}>
            <p>{t('prepaid.no-card')}</p>
            <ButtonLink href={paths.prepaid()} variant="primary">
              {t('prepaid.enter')}
            </ButtonLink>
          </Stack>
        )}
      </Page>
    </Fragment>
  );
}

/** Nothing can be charged (minimum above maximum, or no provider): says so before asking for an amount. */
function NotChargeable() {
  const { t } = useTranslation();
  return (
    <Page title={t('prepaid.title')} lead={t('prepaid.card-impossible')}>
      <Stack direction="row" gap={3}>
        <ButtonLink href={paths.prepaid()} variant="primary">
          {t('prepaid.enter')}
        </ButtonLink>
        <ButtonLink href={paths.help()}>{t('problem.way.help')}</ButtonLink>
      </Stack>
    </Page>
  );
}

/** Opened without a card. */
function NoCard() {
  const { t } = useTranslation();
  return (
    <Page title={t('prepaid.title')} lead={t('prepaid.no-card')}>
      <ButtonLink href={paths.prepaid()} variant="primary">
        {t('prepaid.enter')}
      </ButtonLink>
    </Page>
  );
}
