import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { paths, type PaymentReturn } from '~/lib/paths';
import { isUnderWay, type Charge, type Known } from '~/voucher/activity';
import { useChargeName } from '~/payment/use-charge-name';
import type { Payment, PaymentView } from '~/payment/payment';
import { PaymentProgress } from '~/payment/payment-progress';
import type { Attempt } from '~/payment/providers/attempt';
import type { PaymentFlow } from '~/payment/providers/payment-adapter';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { DescriptionList } from '~/ui/description-list';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';

interface AskFirstProps {
  flow: PaymentFlow;
  provider: PaymentReturn;
  payment: Payment;
  view: PaymentView;
  /** The parameters of the address, unchecked. */
  found: Pick<Attempt, 'chargeId' | 'checkoutSessionId'>;
  /** Leads to the page that shows what became of the payment. */
  goOn: () => void;
}

/**
 * A return address without a payment of this tab: another tab paid, or somebody sent the link. The page shows what the
 * server knows; the payment is ended when the visitor says that it is theirs, and not before.
 */
export function AskFirst({ flow, provider, payment, view, found, goOn }: AskFirstProps) {
  const { t } = useTranslation();
  const { screen, known, act } = view;
  usePageTitle(t('payment.ask-first.title'));
  const charge = known?.charges.find(
    (each) =>
      each.provider === provider &&
      (found.chargeId === undefined ? isUnderWay(each) : each.chargeId === found.chargeId),
  );
  const isTold = screen.name !== 'asking' && screen.name !== 'signed-out';
  return (
    <Page title={t('payment.ask-first.title')} lead={t('payment.ask-first.lead')}>
      {!isTold || !known || act ? (
        <PaymentProgress payment={payment} view={view} order={{ flow }} />
      ) : charge ? (
        <Found {...{ flow, provider, payment, view, found, goOn, charge, known }} />
      ) : (
        <Notice
          tone="warning"
          role="alert"
          title={t('payment.ask-first.unknown')}
          actions={<WaysOn flow={flow} />}
        />
      )}
    </Page>
  );
}

/** The payment as the server knows it. */
function Found(props: AskFirstProps & { charge: Charge; known: Known }) {
  const { flow, payment, view, charge, known } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const ways = <WaysOn flow={flow} />;
  switch (charge.status) {
    case 'received':
      return (
        <Notice tone="success" role="status" title={t('payment.ask-first.booked')} actions={ways}>
          <DescriptionList
            variant="receipt"
            items={[
              {
                term: t('prepaid.done.charged'),
                details: format.money(charge.amountInCent, charge.currency),
              },
              {
                term: flow === 'prepaid' ? t('prepaid.done.balance') : t('checkout.pay.balance'),
                details: format.money(known.balanceInCent, known.currency),
              },
            ]}
          />
        </Notice>
      );
    case 'failed':
    case 'cancelled':
      return (
        <Notice tone="error" role="alert" title={t('payment.failed.title')} actions={ways}>
          <p>{t('payment.failed.text')}</p>
        </Notice>
      );
    case 'processing':
      return <PaymentProgress payment={payment} view={view} order={{ flow }} />;
    case 'open':
      return <Question {...props} />;
  }
}

/** The question whether the payment is to be ended. */
function Question(props: AskFirstProps & { charge: Charge }) {
  const { flow, provider, payment, found, goOn, charge } = props;
  const { t } = useTranslation();
  const [voucherId] = useState(() => payment.getPayerId());
  const { facts } = useChargeName(charge);
  const { chargeId, key, amountInCent, currency, orderKey } = charge;
  async function agree() {
    await payment.takeOver(
      {
        flow,
        amountInCent,
        currency,
        ...(voucherId !== undefined && { voucherId }),
        ...(orderKey !== undefined && { orderKey }),
      },
      { provider, startKey: key, createdAt: Date.parse(charge.createdAt), chargeId, ...found },
    );
    goOn();
  }
  return (
    <Notice
      tone="info"
      title={t('payment.ask-first.question')}
      actions={
        <>
          <Button variant="primary" onClick={() => void agree()}>
            {t('payment.ask-first.finish')}
          </Button>
          <Button onClick={() => void payment.callOff(charge)}>{t('payment.open.call-off')}</Button>
        </>
      }
    >
      <p>{facts}</p>
      <p>{flow === 'prepaid' ? t('payment.ask-first.to-card') : t('payment.ask-first.to-code')}</p>
    </Notice>
  );
}

function WaysOn({ flow }: Pick<AskFirstProps, 'flow'>) {
  const { t } = useTranslation();
  return (
    <>
      <ButtonLink href={flow === 'prepaid' ? paths.prepaid() : paths.shops()}>
        {flow === 'prepaid' ? t('prepaid.title') : t('problem.way.choose-shop')}
      </ButtonLink>
      <ButtonLink href={paths.help()}>{t('problem.way.help')}</ButtonLink>
    </>
  );
}
