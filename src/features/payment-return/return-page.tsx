import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PAYMENT_RETURNS, paths, type PaymentReturn } from '~/lib/paths';
import type { Payment, PaymentView } from '~/payment/payment';
import { PaymentProgress } from '~/payment/payment-progress';
import { paymentStorage, readPayment } from '~/payment/payment-storage';
import { payerOf, readCard } from '~/payment/prepaid-card';
import type { Payer, PaymentFlow } from '~/payment/providers/payment-adapter';
import { providers } from '~/payment/providers/providers';
import { flowOfReturn } from '~/payment/providers/return-url';
import { usePayment } from '~/payment/use-payment';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { useSiteStore } from '~/sites/use-site';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { heldVoucher } from '~/voucher/voucher-session';
import { useHeldVoucher, useVoucherSession } from '~/voucher/use-voucher-session';
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
 * Where a provider sends the visitor back to (requirements 2.008, 2.009, 4.061 to 4.063). The address says only where
 * to look. A payment that this tab began is ended by itself, and the page that asked for it follows. Any other may be
 * anybody's: the visitor is asked first.
 */
function ReturnPage({ provider }: ReturnPageProps) {
  const { id } = useSiteStore().getState().site;
  const session = useVoucherSession();
  useHeldVoucher();
  const [search] = useSearchParams();
  const [flow] = useState(() => flowOfReturn(search) ?? begunFlow(provider, id));
  const payer = (): Payer | undefined => {
    if (flow === 'redeem') return heldVoucher(session.getState());
    const card = readCard(paymentStorage, id);
    return card && payerOf(card);
  };
  const [payment, view] = usePayment({ flow, payer });
  const { known } = view;
  const correct = useEffectEvent((balanceInCent: number) => {
    const payerId = payer()?.id;
    if (flow === 'redeem' && payerId) session.correctBalance(payerId, balanceInCent);
  });
  useEffect(() => {
    if (known) correct(known.balanceInCent);
  }, [known]);
  const [isOwn] = useState(() => payment.getAttempt()?.provider === provider);
  const goOn = useWayBack(flow, payment);
  const shared = { flow, payment, view, goOn };
  const found = providers[provider].readReturn(search);
  return isOwn ? (
    <Own {...shared} found={found} />
  ) : (
    <AskFirst {...shared} {...{ provider, found }} />
  );
}

/** What this tab pays with the provider, if that is one thing only: a provider may drop the page's own query. */
function begunFlow(provider: PaymentReturn, siteId: string): PaymentFlow {
  const isBegun = (flow: PaymentFlow) =>
    readPayment(paymentStorage, siteId, flow)?.attempt?.provider === provider;
  return isBegun('redeem') && !isBegun('prepaid') ? 'redeem' : 'prepaid';
}

/** Leads to the page that shows what became of the payment. */
function useWayBack(flow: PaymentFlow, payment: Payment): () => void {
  const navigate = useNavigate();
  const store = useRedemptionStore();
  return () => {
    const amountInCent = payment.getOrder()?.amountInCent;
    if (flow === 'redeem') {
      const isPaying = store.getState().phase === 'paying';
      void navigate(isPaying ? paths.checkout() : paths.shops(), { replace: true });
    } else {
      const state = amountInCent ? { step: { amountInCent } } : null;
      void navigate(paths.prepaidCheckout(), { replace: true, state });
    }
  };
}

interface OwnProps {
  flow: PaymentFlow;
  payment: Payment;
  view: PaymentView;
  /** The parameters of the address. */
  found: ReturnType<(typeof providers)[PaymentReturn]['readReturn']>;
  goOn: () => void;
}

/** A payment that this tab began: its end is asked for, unless the visitor has not agreed. */
function Own({ flow, payment, view, found, goOn }: OwnProps) {
  const { t } = useTranslation();
  usePageTitle(t('payment.return.title'));
  const isAsked = view.screen.name !== 'asking' && view.screen.name !== 'signed-out';
  const end = useEffectEvent(async () => {
    await payment.comeBack(found);
    goOn();
  });
  useEffect(() => {
    if (isAsked) void end();
  }, [isAsked]);
  const busy = { ...view, ...(isAsked && { act: 'end' as const }) };
  return (
    <Page title={t('payment.return.title')}>
      <PaymentProgress payment={payment} view={busy} order={payment.getOrder() ?? { flow }} />
    </Page>
  );
}
