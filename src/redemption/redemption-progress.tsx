import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '~/lib/paths';
import type { LinkedOrder } from '~/problem/use-linked-order';
import { ButtonLink } from '~/ui/button-link';
import { announce } from '~/ui/live-region';
import { Stack } from '~/ui/stack';
import { orderTitles } from './order-texts';
import { OrderTimeline } from './order-timeline';
import { useRedemptionStatus } from './use-redemption-status';

interface RedemptionProgressProps {
  redeemId: string;
  /** For the page of the order status, which goes on when the session has ended. */
  orderNumber: string;
}

/** Where a redemption stands, on the page that confirms it; says so when that changes (4.059, 4.060). */
export function RedemptionProgress({ redeemId, orderNumber }: RedemptionProgressProps) {
  const { t } = useTranslation();
  const order = useRedemptionStatus(redeemId);
  const title = order && t(orderTitles[order.status]);
  const shown = useRef(title);
  useEffect(() => {
    if (title && shown.current && title !== shown.current) announce(title);
    shown.current = title ?? shown.current;
  }, [title]);
  const linked: LinkedOrder = { orderNumber };
  return (
    <section aria-labelledby="redemption-progress">
      <Stack>
        <h2 id="redemption-progress">{title ?? t('order.title')}</h2>
        {order && <OrderTimeline order={order} />}
        <div>
          <ButtonLink href={paths.orderStatus()} state={linked} iconStart="clock">
            {t('order.link')}
          </ButtonLink>
        </div>
      </Stack>
    </section>
  );
}
