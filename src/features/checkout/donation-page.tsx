import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { listDonationOrganisationsOptions, toApiError } from '~/api';
import { ProblemNotice } from '~/form/problem-notice';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/lib/page-title';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { Skeleton } from '~/ui/skeleton';
import { useRedemptionDraft, useRedemptionDraftStore } from '~/voucher/redemption-draft';
import { useVoucherState } from '~/voucher/use-voucher-session';
import { DonationForm } from './donation-form';

/** The value, or what is left of it, for a good cause (requirements 1.023, 3.124, 3.160). */
export function Component() {
  const { t } = useTranslation();
  const { voucherCategory } = useSite();
  const state = useVoucherState();
  const { unsettled } = useRedemptionDraft();
  const draft = useRedemptionDraftStore();
  const organisations = useQuery(
    listDonationOrganisationsOptions({ path: { categoryId: voucherCategory } }),
  );
  usePageTitle(t('donation.title'));
  // Whoever has to enter the code first comes back here.
  useEffect(() => draft.update({ isDonating: true }), [draft]);

  // What may already have been redeemed for a shop has to be finished first.
  if (unsettled && unsettled.body.delivery !== 'donation') {
    return <Navigate to={paths.checkout()} replace />;
  }
  const holdsVoucher = state.status === 'active' || state.status === 'warned';
  const { data } = organisations;
  return (
    <Page title={t('donation.title')} lead={t('donation.lead')} width="form">
      {!holdsVoucher && (
        <Notice
          tone="info"
          title={
            state.status === 'expired'
              ? t('problem.session-expired.title')
              : t('donation.code-first')
          }
          actions={
            <ButtonLink href={paths.redeem()} variant="primary">
              {t('problem.way.enter-code')}
            </ButtonLink>
          }
        >
          <p>{t('donation.code-first-text')}</p>
        </Notice>
      )}
      {organisations.isPending && <Skeleton shape="box" height="16rem" />}
      {organisations.isError && (
        <ProblemNotice
          error={toApiError(organisations.error)}
          onRetry={() => void organisations.refetch()}
        />
      )}
      {data?.length === 0 && (
        <>
          <p>{t('donation.none')}</p>
          <ButtonLink href={paths.shops()} variant="primary">
            {t('problem.way.choose-shop')}
          </ButtonLink>
        </>
      )}
      {data && data.length > 0 && (
        <DonationForm organisations={data} voucher={holdsVoucher ? state.voucher : undefined} />
      )}
    </Page>
  );
}
