import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCharge, type ChargeResult } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import type { Payer, PaymentFlow, PaymentOrder } from '~/payment/providers/payment-adapter';
import { IdentifyForm } from '~/payment/identify-form';
import { LateProblemNotice } from '~/problem/late-problem-notice';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { DescriptionList } from '~/ui/description-list';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { Spinner } from '~/ui/progress';
import { useHeldVoucher } from '~/voucher/use-voucher-session';

interface AskFirstProps {
  flow: PaymentFlow;
  /** The voucher or card of this tab, current at every call. */
  payer: () => Payer | undefined;
  onToken: (token: string) => void;
  /** The paid sum according to the address, unchecked. */
  named: PaymentOrder | undefined;
  /** The payment as the server knows it; the wallet has none before its end. */
  chargeId: string | undefined;
  /** The visitor wants the payment to be ended. */
  onAgreed: () => void;
}

/**
 * A return address without a payment of this tab: another tab paid, or somebody sent the link. What the
 * server knows is shown; the payment is ended when the visitor says that it is theirs, and not before.
 */
export function AskFirst({ flow, payer, onToken, named, chargeId, onAgreed }: AskFirstProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [, setIdentified] = useState(false);
  useHeldVoucher();
  const token = payer()?.token;
  usePageTitle(t('payment.ask-first.title'));
  return (
    <Page title={t('payment.ask-first.title')} lead={t('payment.ask-first.lead')}>
      {named && (
        <p>
          {t('payment.ask-first.amount', {
            amount: format.money(named.amountInCent, named.currency),
          })}
        </p>
      )}
      {token === undefined ? (
        <IdentifyForm order={{ flow }} onIdentified={() => setIdentified(true)} />
      ) : chargeId === undefined ? (
        <Question {...{ flow, onAgreed }} />
      ) : (
        <Known {...{ flow, chargeId, token, onToken, onAgreed }} />
      )}
    </Page>
  );
}

/** The question whether the payment is to be ended. */
function Question({ flow, onAgreed }: Pick<AskFirstProps, 'flow' | 'onAgreed'>) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="info"
      title={t('payment.ask-first.question')}
      actions={
        <>
          <Button variant="primary" onClick={onAgreed}>
            {t('payment.ask-first.finish')}
          </Button>
          <WaysOn flow={flow} />
        </>
      }
    >
      <p>{flow === 'prepaid' ? t('payment.ask-first.to-card') : t('payment.ask-first.to-code')}</p>
    </Notice>
  );
}

interface KnownProps extends Pick<AskFirstProps, 'flow' | 'onToken' | 'onAgreed'> {
  chargeId: string;
  token: string;
}

/** Where the payment stands, by the server. */
function Known({ flow, chargeId, token, onToken, onAgreed }: KnownProps) {
  const { t } = useTranslation();
  const [auth] = useState(token);
  const { data, error, refetch } = useQuery({
    queryKey: ['payment of an address', chargeId],
    queryFn: async () => (await getCharge({ path: { chargeId }, auth, throwOnError: true })).data,
    staleTime: 0,
    gcTime: 0,
  });
  const takeToken = useEffectEvent((renewed: string) => onToken(renewed));
  const renewed = data?.token;
  useEffect(() => {
    if (renewed !== undefined) takeToken(renewed);
  }, [renewed]);
  const ways = <WaysOn flow={flow} />;
  if (error?.status === 404) {
    return (
      <Notice tone="warning" role="alert" title={t('payment.ask-first.unknown')} actions={ways} />
    );
  }
  if (error) return <LateProblemNotice error={error} onRetry={() => void refetch()} />;
  switch (data?.status) {
    case undefined:
      return <Spinner size="l" label={t('payment.checking')} />;
    case 'received':
      return (
        <Notice tone="success" role="status" title={t('payment.ask-first.booked')} actions={ways}>
          <Booked flow={flow} result={data} />
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" role="alert" title={t('payment.failed.title')} actions={ways}>
          <p>{t('payment.failed.text')}</p>
        </Notice>
      );
    case 'processing':
      return <Question {...{ flow, onAgreed }} />;
  }
}

function Booked({ flow, result }: { flow: PaymentFlow; result: ChargeResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { chargedInCent, balanceInCent, currency } = result;
  return (
    <DescriptionList
      variant="receipt"
      items={[
        { term: t('prepaid.done.charged'), details: format.money(chargedInCent, currency) },
        {
          term: flow === 'prepaid' ? t('prepaid.done.balance') : t('checkout.pay.balance'),
          details: format.money(balanceInCent, currency),
        },
      ]}
    />
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
