import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Currency } from '~/api';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/lib/page-title';
import { loadAdapter } from '~/payment/load-adapter';
import { PaymentProgress } from '~/payment/payment-progress';
import { readCard, renewCard } from '~/payment/prepaid-card';
import { readReturnUrl } from '~/payment/return-url';
import { bareSetups, paymentStorage, usePayment } from '~/payment/use-payment';
import { useSite, useSiteStore } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import { useRedemptionDraftStore } from '~/voucher/redemption-draft';
import { useVoucherSession } from '~/voucher/use-voucher-session';

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
  const draft = useRedemptionDraftStore();
  const [search] = useSearchParams();
  const { flow, order: named } = readReturnUrl(search);
  const [payment, state] = usePayment({
    flow,
    token() {
      if (flow === 'prepaid') return readCard(paymentStorage, id)?.token;
      const held = session.getState();
      return 'token' in held ? held.token : undefined;
    },
    onToken(token) {
      if (flow === 'prepaid') renewCard(paymentStorage, id, { token });
      else session.start(token);
    },
  });
  usePageTitle(t('payment.return.title'));

  const comeBack = useEffectEvent(async () => {
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
    const next = draft.get().payable ? paths.checkout() : paths.shops();
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
    if (isOver) void wayBack();
  }, [isOver]);

  if (phase === 'choosing') return <Unknown isCancelled={isOver} />;
  const order = payment.getOrder() ?? { flow, currency: site.currency as Currency };
  return (
    <Page title={t('payment.return.title')} width="form">
      {!isOver && <PaymentProgress payment={payment} state={state} order={order} />}
    </Page>
  );
}

/** Nothing is known of a payment, here or in the address. */
function Unknown({ isCancelled }: { isCancelled: boolean }) {
  const { t } = useTranslation();
  if (isCancelled) return null;
  return (
    <Page title={t('payment.return.title')} lead={t('payment.return.unknown')} width="form">
      <Stack gap={3} direction="row">
        <ButtonLink href={paths.redeem()} variant="primary">
          {t('problem.way.enter-code')}
        </ButtonLink>
        <ButtonLink href={paths.prepaid()}>{t('prepaid.title')}</ButtonLink>
        <ButtonLink href={paths.help()}>{t('problem.way.help')}</ButtonLink>
      </Stack>
    </Page>
  );
}
