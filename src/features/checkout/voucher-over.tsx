import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '~/api';
import { LateProblemNotice } from '~/problem/late-problem-notice';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { rememberCode } from '~/voucher/remembered-code';

/** In place of a form: the server refuses this voucher for good, so nothing is offered with it. */
export function VoucherOver({ error }: { error: ApiError }) {
  const { t } = useTranslation();
  usePageTitle(t('checkout.voucher-over'));
  useEffect(() => rememberCode(''), []);
  return (
    <Page title={t('checkout.voucher-over')} lead={t('checkout.voucher-over-text')}>
      <LateProblemNotice error={error} />
    </Page>
  );
}
