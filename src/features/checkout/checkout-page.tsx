import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ProblemReload } from '~/form/problem-reload';
import { latePart } from '~/lib/late-part';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/lib/page-title';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { useRedemptionDraft, useRedemptionDraftStore } from '~/voucher/redemption-draft';
import { useVoucherState } from '~/voucher/use-voucher-session';
import { CheckoutForm } from './checkout-form';

/** Payments are loaded when there is something to pay. */
const PayDifference = latePart(async () => (await import('./pay-difference')).PayDifference);

/** Data, review and redemption of what was chosen (requirements 1.018, 2.060). */
export function Component() {
  const { t } = useTranslation();
  const { choice, unsettled, payable } = useRedemptionDraft();
  const draft = useRedemptionDraftStore();
  const state = useVoucherState();
  usePageTitle(payable ? t('checkout.pay.title') : t('checkout.title'));

  // Whoever chose a shop is no longer about to donate.
  useEffect(() => {
    if (choice) draft.update({ isDonating: undefined });
  }, [choice, draft]);

  // A donation that may already have happened has to be finished first.
  if (unsettled?.body.delivery === 'donation') return <Navigate to={paths.donate()} replace />;
  if (!choice) {
    return (
      <Page title={t('checkout.title')} lead={t('checkout.nothing-chosen')} width="form">
        <ButtonLink href={paths.shops()} variant="primary">
          {t('problem.way.choose-shop')}
        </ButtonLink>
      </Page>
    );
  }
  if (payable) {
    return <PayDifference choice={choice} payable={payable} missing={<ProblemReload />} />;
  }
  const holdsVoucher = state.status === 'active' || state.status === 'warned';
  return (
    <Page title={t('checkout.title')} lead={t('checkout.lead')} width="form">
      {!holdsVoucher && (
        <Notice
          tone="warning"
          role="alert"
          title={t('problem.session-expired.title')}
          actions={
            <ButtonLink href={paths.redeem()} variant="primary">
              {t('problem.way.enter-code')}
            </ButtonLink>
          }
        >
          <p>{t('problem.session-expired.text')}</p>
        </Notice>
      )}
      <CheckoutForm choice={choice} voucher={holdsVoucher ? state.voucher : undefined} />
    </Page>
  );
}
