import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { Currency } from '~/api';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { loadAdapter } from '~/payment/adapters/load-adapter';
import { PaymentProgress } from '~/payment/payment-progress';
import { payerOf, readCard, renewCard } from '~/payment/prepaid-card';
import { readReturnUrl } from '~/payment/adapters/return-url';
import { bareSetups, paymentStorage, usePayment } from '~/payment/use-payment';
import type { Redemption } from '~/redemption/redemption-state';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { useSite, useSiteStore } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import { heldVoucher } from '~/voucher/held-voucher';
import { useVoucherSession } from '~/voucher/use-voucher-session';
import { useRedeemPath } from '~/sites/use-redeem-path';

interface ReturnPageProps {
  provider: 'amazonpay' | 'unzer';
}

/**
 * Where a provider sends the visitor back to (requirements 2.008, 2.009, 4.061 to 4.063). It works with
 * what this tab knows, else with what the address says, and leads to the page that asked for the payment.
 */
export function ReturnPage({ provider }: ReturnPageProps) {
  const { t } = useTranslation();
  const site = useSite();
  const { id } = useSiteStore().getState().site;
  const navigate = useNavigate();
  const session = useVoucherSession();
  const store = useRedemptionStore();
  const [search] = useSearchParams();
  const [meaning] = useState(() => meaningOf(provider, store.getState(), search));
  const { flow, order: named } = readReturnUrl(search);
  const [payment, state] = usePayment({
    flow,
    payer() {
      if (flow === 'prepaid') {
        const card = readCard(paymentStorage, id);
        return card && payerOf(card);
      }
      return heldVoucher(session.getState());
    },
    onToken(token) {
      if (flow === 'prepaid') renewCard(paymentStorage, id, { token });
      else session.start(token);
    },
  });
  usePageTitle(t('payment.return.title'));

  const comeBack = useEffectEvent(async () => {
    if (meaning !== 'finish') return;
    const adapter = await loadAdapter(bareSetups[provider]);
    const found = adapter.readReturn(search);
    const isNamed = named !== undefined || payment.getOrder() !== undefined;
    // The wallet's end needs the amount; that of a card needs its id alone.
    if (!isNamed && found.chargeId === undefined) return;
    const currency = site.currency as Currency;
    const order = named ?? payment.getOrder() ?? { flow, amountInCent: 0, currency };
    const { amountInCent } = order;
    const attempt = { provider, amountInCent, currency: order.currency, startKey: '' };
    payment.comeBack({ ...attempt, createdAt: Date.now(), ...found }, order);
  });
  useEffect(() => void comeBack(), []);

  const { phase } = state;
  const wayBack = useEffectEvent(() => {
    const amountInCent = payment.getOrder()?.amountInCent;
    const isEnd = phase === 'received' || phase === 'confirming';
    // In another tab nothing is known of what was to be redeemed; the voucher has its new balance.
    const next = store.getState().phase === 'paying' ? paths.checkout() : paths.shops();
    if (flow === 'redeem') return navigate(next, { replace: true });
    if (isEnd) return navigate(paths.prepaidFinalized(), { replace: true });
    const step = amountInCent ? { step: { amountInCent } } : null;
    return navigate(paths.prepaidCheckout(), { replace: true, state: step });
  });
  const isOver =
    phase === 'received' ||
    phase === 'confirming' ||
    phase === 'failed' ||
    (phase === 'choosing' && state.interruption === 'cancelled');
  useEffect(() => {
    if (isOver && meaning === 'finish') void wayBack();
  }, [isOver, meaning]);

  if (meaning === 'superseded') return <Superseded />;
  // What it was paid for has gone on: the checkout, or its confirmation, says how it stands.
  if (meaning === 'settled') return <Navigate to={paths.checkout()} replace />;

  if (phase === 'choosing') return <Unknown isCancelled={isOver} />;
  const order = payment.getOrder() ?? { flow, currency: site.currency as Currency };
  return (
    <Page title={t('payment.return.title')}>
      {!isOver && <PaymentProgress payment={payment} state={state} order={order} />}
    </Page>
  );
}

/**
 * What a return means for the redemption of this tab. Another order was begun since the wallet was opened,
 * or its payment was left: the wallet's money is taken only when its end is asked for, so it is left alone.
 * A card may be charged already: its end is asked for, and the money stays on the voucher.
 */
function meaningOf(
  provider: ReturnPageProps['provider'],
  redemption: Redemption,
  search: URLSearchParams,
): 'finish' | 'superseded' | 'settled' {
  const { flow, order } = readReturnUrl(search);
  if (provider !== 'amazonpay' || flow !== 'redeem' || order?.orderId === undefined)
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
