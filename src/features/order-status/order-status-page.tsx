import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { KeptForm } from '~/form/kept-form';
import { useStep } from '~/form/use-step';
import type { LinkedOrder } from '~/problem/use-linked-order';
import { orderTitle } from '~/redemption/order-texts';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { OrderOverview, type FoundOrder } from './order-overview';
import { OrderStatusForm } from './order-status-form';

/** Where an order stands, for visitors without a session (requirements 4.059, 4.060, 8.031, 8.032). */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [found, goTo] = useStep<FoundOrder>();
  usePageTitle(found ? `${t(orderTitle(found.order))} – ${t('order.title')}` : t('order.title'));
  const lookAgain = ({ order: { orderNumber } }: FoundOrder) =>
    void navigate('.', { state: { orderNumber } satisfies LinkedOrder });
  return (
    <>
      {found && <OrderOverview found={found} onLookAgain={() => lookAgain(found)} />}
      <KeptForm isHidden={found !== undefined}>
        <Page title={t('order.title')} lead={t('order.lead')}>
          <OrderStatusForm onFound={goTo} />
        </Page>
      </KeptForm>
    </>
  );
}
