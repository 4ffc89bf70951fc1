import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { listDonationOrganisationsOptions } from '~/api';
import { ProblemNotice } from '~/problem/problem-notice';
import { ProblemReload } from '~/problem/problem-reload';
import { lazyOptional } from '~/lib/lazy-optional';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { refusalForGood } from '~/redemption/redemption-state';
import { useRedemption, useRedemptionStore } from '~/redemption/use-redemption';
import { BackLink } from '~/ui/back-link';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { Skeleton } from '~/ui/skeleton';
import { heldVoucher } from '~/voucher/voucher-session';
import { useVoucherState } from '~/voucher/use-voucher-session';
import { useVoucherCategory } from '~/voucher/use-voucher-category';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { DonationForm } from './donation-form';
import { OpenRedemption } from './open-redemption';
import { SendingPage } from './sending-page';
import { ToThankYou } from './to-thank-you';
import { useShowsForm } from './use-shows-form';
import { useVoucherAsSent } from './use-voucher-as-sent';

const OtherRedemptions = lazyOptional(
  async () => (await import('~/redemption/other-redemptions')).OtherRedemptions,
);
const UnderWay = lazyOptional(async () => (await import('~/redemption/under-way')).UnderWay);
const VoucherOver = lazyOptional(async () => (await import('./voucher-over')).VoucherOver);

/** The value, or what is left of it, for a good cause (requirements 1.023, 3.124, 3.160). */
export function Component() {
  const { openDonation } = useRedemptionStore();
  const redemption = useRedemption();
  // A redemption without a result is kept; anything else is replaced by the donation.
  const [earlier] = useState(redemption);
  const showsForm = useShowsForm(redemption);
  useEffect(openDonation, [openDonation]);
  switch (redemption.phase) {
    case 'choosing':
    case 'filling':
    case 'donating': {
      const refusal = refusalForGood(redemption);
      return refusal ? (
        <VoucherOver error={refusal} missing={<ProblemReload />} />
      ) : (
        <DonationFormPage />
      );
    }
    case 'sending':
      if (redemption.order.kind === 'shop') return <Navigate to={paths.checkout()} replace />;
      return showsForm ? <DonationFormPage /> : <SendingPage paid={undefined} />;
    case 'uncertain':
      if (redemption.order.kind === 'shop') return <Navigate to={paths.checkout()} replace />;
      return <OpenRedemption redemption={redemption} />;
    case 'paying':
    case 'paid-but-refused':
      return <Navigate to={paths.checkout()} replace />;
    case 'done':
      // The confirmation of an earlier redemption is replaced too; that of the donation is shown.
      if (showsForm) return <DonationFormPage />;
      return redemption === earlier ? null : <ToThankYou after={redemption} />;
  }
}

/** The form; as it was sent it stays until the confirmation is there. */
function DonationFormPage() {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const categoryId = useVoucherCategory();
  const state = useVoucherState();
  const organisations = useQuery(listDonationOrganisationsOptions({ path: { categoryId } }));
  usePageTitle(t('donation.title'));
  const held = heldVoucher(state);
  const voucher = useVoucherAsSent();
  const redemption = useRedemption();
  /** The form of a shop was left for the donation. */
  const [hasForm, setHasForm] = useState(false);
  const hasShop = redemption.phase === 'donating' && redemption.shop !== undefined;
  if (redemption.phase === 'donating' && hasForm !== hasShop) setHasForm(hasShop);
  const { data } = organisations;
  return (
    <Page
      eyebrow={
        hasForm ? (
          <BackLink href={paths.checkout()}>{t('checkout.title')}</BackLink>
        ) : (
          <BackLink href={paths.shops()}>{t('shops.details.back')}</BackLink>
        )
      }
      title={t('donation.title')}
      lead={t('donation.lead')}
      width="split"
    >
      {!held && (
        <Notice
          tone="info"
          title={
            state.status === 'expired'
              ? t('problem.session-expired.title')
              : t('donation.code-first')
          }
          actions={
            <ButtonLink href={redeemPath} variant="primary">
              {t('problem.way.enter-code')}
            </ButtonLink>
          }
        >
          <p>{t('donation.code-first-text')}</p>
        </Notice>
      )}
      <OtherRedemptions missing={null} />
      <UnderWay missing={null} />
      {organisations.isPending && <Skeleton shape="box" height="16rem" />}
      {organisations.isError && (
        <ProblemNotice error={organisations.error} onRetry={() => void organisations.refetch()} />
      )}
      {data?.length === 0 && (
        <>
          <p>{t('donation.none')}</p>
          <ButtonLink href={paths.shops()} variant="primary">
            {t('problem.way.choose-shop')}
          </ButtonLink>
        </>
      )}
      {data && data.length > 0 && <DonationForm organisations={data} voucher={voucher} />}
      {redemption.phase === 'done' && <Navigate to={paths.thankYou()} replace />}
    </Page>
  );
}
