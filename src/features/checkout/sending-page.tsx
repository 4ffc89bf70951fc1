import { useTranslation } from 'react-i18next';
import type { Paid } from '~/redemption/redemption-state';
import { Card } from '~/ui/card';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { Spinner } from '~/ui/progress';

/** The request was sent and has no answer yet. @param paid money that was received for it */
export function SendingPage({ paid }: { paid: Paid | undefined }) {
  const { t } = useTranslation();
  const title = paid ? t('checkout.pay.title') : t('checkout.title');
  usePageTitle(title);
  return (
    <Page title={title}>
      <Card variant="tint">
        <Spinner size="l" label={paid ? t('checkout.pay.redeeming') : t('checkout.pending')} />
      </Card>
    </Page>
  );
}
