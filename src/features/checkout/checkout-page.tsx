import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ProblemReload } from '~/problem/problem-reload';
import { lazyOptional } from '~/lib/lazy-optional';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import type { ShopOrder } from '~/redemption/order';
import { refusalForGood, type Redemption } from '~/redemption/redemption-state';
import { useRedemption, useRedemptionStore } from '~/redemption/use-redemption';
import { ButtonLink } from '~/ui/button-link';
import { Page } from '~/ui/page';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import { CheckoutForm } from './checkout-form';
import { OpenRedemption } from './open-redemption';
import { SendingPage } from './sending-page';
import { ToThankYou } from './to-thank-you';
import { useShowsForm } from './use-shows-form';
import { useVoucherAsSent } from './use-voucher-as-sent';

/** Payments are loaded when there is something to pay. */
const PayDifference = lazyOptional(async () => (await import('./pay-difference')).PayDifference);
const OtherRedemptions = lazyOptional(
  async () => (await import('~/redemption/other-redemptions')).OtherRedemptions,
);
const SessionOver = lazyOptional(async () => (await import('~/voucher/session-over')).SessionOver);
const UnderWay = lazyOptional(async () => (await import('~/redemption/under-way')).UnderWay);
const VoucherOver = lazyOptional(async () => (await import('./voucher-over')).VoucherOver);
const PaidButRefused = lazyOptional(
  async () => (await import('./paid-but-refused')).PaidButRefused,
);

/**
 * Data, payment and redemption of the chosen values (requirements 1.018, 2.060): the page of every phase of
 * the redemption.
 */
export function Component() {
  const redemption = useRedemption();
  const [earlier] = useState(redemption);
  const hasPaid = useHasPaid(redemption.phase);
  const order = useFormOrder(redemption);
  if (order) return <FormPage order={order} isBack={hasPaid} />;
  switch (redemption.phase) {
    case 'choosing':
      return <NothingChosen />;
    case 'donating':
      return <ResumeShop shop={redemption.shop} />;
    case 'filling': {
      const refusal = refusalForGood(redemption);
      return refusal && <VoucherOver error={refusal} missing={<ProblemReload />} />;
    }
    case 'paying':
      return <PayDifference redemption={redemption} missing={<ProblemReload />} />;
    case 'sending':
    case 'uncertain':
      if (redemption.order.kind === 'donation') return <Navigate to={paths.donate()} replace />;
      return redemption.phase === 'sending' ? (
        <SendingPage paid={redemption.paid} />
      ) : (
        <OpenRedemption redemption={redemption} />
      );
    case 'paid-but-refused':
      return <PaidButRefused redemption={redemption} missing={<ProblemReload />} />;
    case 'done':
      return <ToThankYou after={redemption === earlier ? undefined : redemption} />;
  }
}

/** The order whose form is shown. */
function useFormOrder(redemption: Redemption): ShopOrder | undefined {
  const showsForm = useShowsForm(redemption);
  if (!showsForm || !('order' in redemption) || redemption.order.kind !== 'shop') return undefined;
  return refusalForGood(redemption) ? undefined : redemption.order;
}

/** Whether this page has shown the payment since it was opened. */
function useHasPaid(phase: Redemption['phase']): boolean {
  const [hasPaid, setHasPaid] = useState(false);
  if (phase === 'paying' && !hasPaid) setHasPaid(true);
  return hasPaid;
}

function NothingChosen() {
  const { t } = useTranslation();
  usePageTitle(t('checkout.title'));
  return (
    <Page title={t('checkout.title')} lead={t('checkout.nothing-chosen')}>
      <ButtonLink href={paths.shops()} variant="primary">
        {t('problem.way.choose-shop')}
      </ButtonLink>
      <OtherRedemptions missing={null} />
    </Page>
  );
}

/** Back from the donation form to the shop that was chosen before, if there is one. */
function ResumeShop({ shop }: { shop: ShopOrder | undefined }) {
  const { resumeShop } = useRedemptionStore();
  useEffect(resumeShop, [resumeShop]);
  return shop ? null : <NothingChosen />;
}

interface FormPageProps {
  order: ShopOrder;
  /** The visitor comes from the payment, without a change of page. */
  isBack: boolean;
}

/** The form; as it was sent it stays until the confirmation is there. */
function FormPage({ order, isBack }: FormPageProps) {
  const { t } = useTranslation();
  const isHeld = useHeldVoucher() !== undefined;
  const { phase } = useRedemption();
  const voucher = useVoucherAsSent();
  usePageTitle(t('checkout.title'));
  return (
    <Page title={t('checkout.title')} lead={t('checkout.lead')} width="split" isStep={isBack}>
      {!isHeld && (
        <SessionOver missing={<p role="alert">{t('problem.session-expired.title')}</p>} />
      )}
      <OtherRedemptions missing={null} />
      <UnderWay missing={null} />
      <CheckoutForm key={order.id} order={order} voucher={voucher} />
      {phase === 'done' && <Navigate to={paths.thankYou()} replace />}
    </Page>
  );
}
