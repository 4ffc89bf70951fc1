import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '~/api';
import { LateProblemNotice } from '~/problem/late-problem-notice';
import type { Redemption } from '~/redemption/redemption-state';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { isVoucherOver } from '~/voucher/is-voucher-over';
import { rememberCode } from '~/voucher/remembered-code';

/** The refusal after which nothing can be done with the voucher of a redemption. */
export function refusalForGood(redemption: Redemption): ApiError | undefined {
  if (redemption.phase !== 'filling' && redemption.phase !== 'donating') return undefined;
  const { error } = redemption;
  return error && isVoucherOver(error.code) ? error : undefined;
}

/** In place of a form: the server refuses this voucher for good, so nothing is offered with it. */
export function VoucherOver({ error }: { error: ApiError }) {
  const { t } = useTranslation();
  usePageTitle(t('checkout.voucher-over'));
  useEffect(() => rememberCode(''), []);
  return (
    <Page title={t('checkout.voucher-over')} lead={t('checkout.voucher-over-text')} width="form">
      <LateProblemNotice error={error} />
    </Page>
  );
}
