import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PAYMENT_RETURNS, paths, type PaymentReturn } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { PaymentProgress } from '~/payment/payment-progress';
import { payerOf, readCard, renewCard } from '~/payment/prepaid-card';
import type { Payer, PaymentFlow } from '~/payment/providers/payment-adapter';
import { providers } from '~/payment/providers/providers';
import { readReturnUrl } from '~/payment/providers/return-url';
import { isLeft, isOver, takesMoneyAtStart } from '~/payment/payment-state';
import { paymentStorage, readPayment } from '~/payment/payment-storage';
import { usePayment } from '~/payment/use-payment';
import type { Redemption } from '~/redemption/redemption-state';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { useSite, useSiteStore } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import { heldVoucher } from '~/voucher/voucher-session';
import { useVoucherSession } from '~/voucher/use-voucher-session';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { AskFirst } from './ask-first';

interface ReturnPageProps {
  provider: PaymentReturn;
}

/** The return page of the provider that the address names. */
export function Component() {
  const { pathname } = useLocation();
  const provider = PAYMENT_RETURNS.find((name) => matchPath(paths.paymentReturn(name), pathname));
  return provider && <ReturnPage key={provider} provider={provider} />;
}

/**
 * Where a provider sends the visitor back to (requirements 2.008, 2.009, 4.061 to 4.063). A payment of this
 * tab is ended by itself, and the page that asked for it follows. An address without one may be anybody's:
 * the visitor is asked first, and until then nothing is sent or kept.
 */
function ReturnPage({ provider }: ReturnPageProps) {
  const { t } = useTranslation();
  const site = useSite();
  const { id } = useSiteStore().getState().site;
  const navigate = useNavigate();
  const session = useVoucherSession();
  const store = useRedemptionStore();
  const [search] = useSearchParams();
  const [meaning] = useState(() => meaningOf(provider, store.getState(), search));
  const { order: named } = readReturnUrl(search);
  const [flow] = useState(() => flowOf(provider, id, search));
  const payer = (): Payer | undefined => {
    if (flow === 'redeem') return heldVoucher(session.getState());
    const card = readCard(paymentStorage, id);
    return card && payerOf(card);
  };
  function onToken(token: string): void {
    if (flow === 'prepaid') renewCard(paymentStorage, id, token);
    else session.start(token);
  }
  const [payment, state] = usePayment({ flow, payer, onToken });
  const [isOwn, setOwn] = useState(() => 'attempt' in state && state.attempt !== undefined);
  usePageTitle(t('payment.return.title'));

  const found = providers[provider].readReturn(search);
  const comeBack = useEffectEvent(() => {
    const order = payment.getOrder() ?? named ?? { flow, amountInCent: 0, currency: site.currency };
    const { amountInCent, currency } = order;
    const attempt = { provider, amountInCent, currency, startKey: '', createdAt: Date.now() };
    payment.comeBack({ ...attempt, ...found }, order);
  });
  useEffect(() => {
    if (isOwn && meaning === 'finish') comeBack();
  }, [isOwn, meaning]);

  const { phase } = state;
  const wayBack = useEffectEvent(() => {
    // The parameters of the address may have changed it in this moment.
    if (payment.getState().phase !== phase) return undefined;
    const amountInCent = payment.getOrder()?.amountInCent;
    const isEnd = phase === 'received' || phase === 'confirming';
    // Another tab does not know the planned redemption; the voucher has its new balance.
    const next = store.getState().phase === 'paying' ? paths.checkout() : paths.shops();
    if (flow === 'redeem') return navigate(next, { replace: true });
    if (isEnd) return navigate(paths.prepaidFinalized(), { replace: true });
    const step = amountInCent ? { step: { amountInCent } } : null;
    return navigate(paths.prepaidCheckout(), { replace: true, state: step });
  });
  const isEnded =
    phase === 'received' ||
    phase === 'confirming' ||
    phase === 'failed' ||
    (phase === 'choosing' &&
      (state.interruption === 'cancelled' ||
        state.interruption === 'returned' ||
        state.interruption === 'not-ended' ||
        // The visitor has forgotten it.
        (isOwn && state.attempt === undefined)));
  useEffect(() => {
    if (isEnded && meaning === 'finish') void wayBack();
  }, [isEnded, meaning]);

  if (meaning === 'superseded') return <Superseded />;
  // The redemption has gone on: the checkout, or its confirmation, shows its state.
  if (meaning === 'settled') return <Navigate to={paths.checkout()} replace />;

  // The wallet's end needs the amount; that of a card needs its id alone.
  const isNamed = found.chargeId ?? (named && found.checkoutSessionId);
  if (!isOwn && isNamed !== undefined) {
    return (
      <AskFirst
        {...{ flow, payer, onToken, named, chargeId: found.chargeId }}
        onAgreed={() => setOwn(true)}
      />
    );
  }
  if (phase === 'choosing') return <Unknown isCancelled={isEnded} />;
  const order = payment.getOrder() ?? { flow, currency: site.currency };
  return (
    <Page title={t('payment.return.title')}>
      {!isEnded && <PaymentProgress payment={payment} state={state} order={order} />}
    </Page>
  );
}

/**
 * What the payment was for. A provider may have dropped the page's own query: then it is for what this tab
 * pays with that provider, if that is one thing only.
 */
function flowOf(
  provider: ReturnPageProps['provider'],
  siteId: string,
  search: URLSearchParams,
): PaymentFlow {
  const { flow } = readReturnUrl(search);
  if (search.has('flow')) return flow;
  const open = (['prepaid', 'redeem'] as const).filter((known) => {
    const state = readPayment(paymentStorage, siteId, known)?.state;
    if (!state || !('attempt' in state) || state.attempt?.provider !== provider) return false;
    return !isOver(state) || isLeft(state);
  });
  const [only = flow] = open;
  return open.length === 1 ? only : flow;
}

/**
 * The effect of a return on the redemption of this tab. Another order was begun since the wallet was opened,
 * or its payment was left: the wallet's money is taken only when its end is asked for, so it is left alone.
 * A card may be charged already: its end is asked for, and the money stays on the voucher.
 */
function meaningOf(
  provider: ReturnPageProps['provider'],
  redemption: Redemption,
  search: URLSearchParams,
): 'finish' | 'superseded' | 'settled' {
  const { flow, order } = readReturnUrl(search);
  if (takesMoneyAtStart({ provider }) || flow !== 'redeem' || order?.orderId === undefined)
    return 'finish';
  switch (redemption.phase) {
    case 'choosing':
      return 'finish';
    case 'paying':
      return redemption.order.id === order.orderId ? 'finish' : 'superseded';
    case 'donating':
    case 'filling':
      return 'superseded';
    case 'sending':
    case 'uncertain':
    case 'paid-but-refused':
    case 'done': {
      const isSame = redemption.order.kind === 'shop' && redemption.order.id === order.orderId;
      return isSame ? 'settled' : 'superseded';
    }
  }
}

/** The payment is not taken: the visitor wants something else by now. */
function Superseded() {
  const { t } = useTranslation();
  return (
    <Page title={t('payment.superseded.title')} lead={t('payment.superseded.text')}>
      <Stack gap={3} direction="row">
        <ButtonLink href={paths.checkout()} variant="primary">
          {t('payment.superseded.continue')}
        </ButtonLink>
        <ButtonLink href={paths.help()}>{t('problem.way.help')}</ButtonLink>
      </Stack>
    </Page>
  );
}

/** Nothing is known of a payment, here or in the address. */
function Unknown({ isCancelled }: { isCancelled: boolean }) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  if (isCancelled) return null;
  return (
    <Page title={t('payment.return.title')} lead={t('payment.return.unknown')}>
      <Stack gap={3} direction="row">
        <ButtonLink href={redeemPath} variant="primary">
          {t('problem.way.enter-code')}
        </ButtonLink>
        <ButtonLink href={paths.prepaid()}>{t('prepaid.title')}</ButtonLink>
        <ButtonLink href={paths.help()}>{t('problem.way.help')}</ButtonLink>
      </Stack>
    </Page>
  );
}
