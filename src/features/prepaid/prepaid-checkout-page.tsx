import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PaymentProvider } from '~/api';
import { useStep } from '~/form/use-step';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { offeredProviders } from '~/payment/offered-providers';
import type { PaymentOrder } from '~/payment/providers/payment-adapter';
import { usePayingDocument } from '~/payment/paying-document';
import { PaymentPanel } from '~/payment/payment-panel';
import { Open, Unanswered } from '~/payment/payment-progress';
import { isChoice, type Payment, type PaymentView } from '~/payment/payment';
import { payerOf, type PrepaidCard } from '~/payment/prepaid-card';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { Link } from '~/ui/link';
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
  const site = useSite();
  const navigate = useNavigate();
  const [step, goTo] = useStep<{ amountInCent: number }>();
  const { payment, view, card } = usePrepaidPayment();
  const isReceived = view.screen.name === 'received';
  useEffect(() => {
    if (isReceived) void navigate(paths.prepaidFinalized(), { replace: true });
  }, [isReceived, navigate]);

  const isBusy = isUnderWay(view);
  const order = orderOf(step?.amountInCent, { payment, view, card });
  /** The amount is a step back then: it is as it was, and the focus is lost with the payment. */
  const [chosenInCent, setChosen] = useState<number>();
  if (step && step.amountInCent !== chosenInCent) setChosen(step.amountInCent);
  const title = order ? t('prepaid.pay.title') : t('prepaid.amount.title');
  usePageTitle(title);
  const mayShow = usePayingDocument(order !== undefined && !isBusy);
  if (isReceived || !mayShow) return null;
  const { currency = site.currency } = order ?? card ?? {};
  const offered = offeredProviders(site, currency, card?.providers);
  if (order) {
    return (
      <Fragment key="pay">
        <PrepaidSteps current={2} />
        <Page title={title} isStep={step !== undefined}>
          <Receipt {...{ card, order, view }} />
          <Ways {...{ payment, view, card, order, offered }} />
        </Page>
      </Fragment>
    );
  }
  if (!card) return <NoCard />;
  if (!canTopUp(card, offered)) return <NotChargeable />;
  return (
    <Fragment key="amount">
      <PrepaidSteps current={1} />
      <Page title={title} isStep={chosenInCent !== undefined}>
        <BegunPayment payment={payment} view={view} />
        <AmountForm
          card={card}
          chosenInCent={chosenInCent}
          onChosen={(amountInCent) => void goTo({ amountInCent })}
        />
      </Page>
    </Fragment>
  );
}

// Nothing moves while the start is sent: a second click would hit what comes up under the pointer.
const isUnderWay = (view: PaymentView): boolean => !isChoice(view) && view.screen.name !== 'asking';

/** The order of this page: the chosen amount, or the payment of the card that is under way. */
function orderOf(
  amountInCent: number | undefined,
  { payment, view, card }: ReturnType<typeof usePrepaidPayment>,
): PaymentOrder | undefined {
  if (!card) return amountInCent === undefined ? undefined : payment.getOrder();
  const { currency } = card;
  const payer = payerOf(card);
  const order = { flow: 'prepaid', currency, ...(payer && { voucherId: payer.id }) } as const;
  if (amountInCent !== undefined) return { ...order, amountInCent };
  return isUnderWay(view) ? (payment.getOrder() ?? { ...order, amountInCent: 0 }) : undefined;
}

/** A payment was begun: it is open, or the server does not say what became of it, and the balance is from before. */
function BegunPayment({ payment, view }: { payment: Payment; view: PaymentView }) {
  const { screen } = view;
  if (!payment.getAttempt()) return null;
  if (screen.name === 'open')
    return <Open {...{ payment, view }} charge={screen.charge} whose="replaced" />;
  const { error } = screen.name === 'asking' ? screen : {};
  return error && <Unanswered payment={payment} error={error} />;
}

interface ReceiptProps {
  card: PrepaidCard | undefined;
  order: PaymentOrder;
  view: PaymentView;
}

/** The card with the amount, and the way back to it. */
function Receipt({ card, order, view }: ReceiptProps) {
  const { t } = useTranslation();
  return (
    card &&
    !isUnderWay(view) && (
      <Card>
        <ChargeReceipt card={card} amountInCent={order.amountInCent} isPaying />
        <p style={view.act ? { visibility: 'hidden' } : undefined}>
          <Link href={paths.prepaidCheckout()}>{t('payment.change-amount')}</Link>
        </p>
      </Card>
    )
  );
}

interface WaysProps extends ReceiptProps {
  payment: Payment;
  offered: readonly PaymentProvider[];
}

/** The ways to pay, with the balance that the payment leads to. */
function Ways({ card, ...panel }: WaysProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { amountInCent, currency } = panel.order;
  const outcome =
    card &&
    t('form.summary-item', {
      label: t('prepaid.end'),
      message: format.money(card.currentValueInCent + amountInCent, currency),
    });
  return <PaymentPanel {...panel} outcome={outcome} />;
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
