import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '~/lib/paths';
import type { LinkedOrder } from '~/problem/use-linked-order';
import { ButtonLink } from '~/ui/button-link';
import { drawings } from '~/ui/drawings';
import { announce } from '~/ui/live-region';
import { Stack } from '~/ui/stack';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { isOpen } from './is-open';
import { isAddressRefused, mailProblem, orderTitle } from './order-texts';
import { OrderTimeline } from './order-timeline';
import { useRedemptionStatus } from './use-redemption-status';

interface RedemptionProgressProps {
  redeemId: string;
  /** For a link to the order status, which works after the session; only if nothing else leads there. */
  orderNumber?: string | undefined;
}

/** Where a redemption stands, on the page that confirms it; says so when that changes (4.059, 4.060). */
export function RedemptionProgress({ redeemId, orderNumber }: RedemptionProgressProps) {
  const { t } = useTranslation();
  const order = useRedemptionStatus(redeemId);
  const title = order && t(orderTitle(order));
  const problem = order && mailProblem(order);
  const shown = useRef(title);
  useEffect(() => {
    if (title && shown.current && title !== shown.current) announce(title);
    shown.current = title ?? shown.current;
  }, [title]);
  const heading = <h2 id="redemption-progress">{title ?? t('order.title')}</h2>;
  return (
    <section aria-labelledby="redemption-progress">
      <Stack>
        {/* The heading of the page says that the code is not there yet. */}
        {order && !isOpen(order) ? heading : <VisuallyHidden as="div">{heading}</VisuallyHidden>}
        {problem && (
          <>
            <p>{t(problem)}</p>
            <div>
              {isAddressRefused(order) ? (
                <ButtonLink
                  href={paths.help('code-not-received')}
                  state={{ orderNumber: order.orderNumber } satisfies LinkedOrder}
                  iconStart={drawings.mail}
                >
                  {t('problem.way.contact')}
                </ButtonLink>
              ) : (
                <ButtonLink href={paths.resendLink()} iconStart={drawings.mail}>
                  {t('problem.way.resend')}
                </ButtonLink>
              )}
            </div>
          </>
        )}
        {order && <OrderTimeline order={order} />}
        {orderNumber !== undefined && (
          <div>
            <ButtonLink
              href={paths.orderStatus()}
              state={{ orderNumber } satisfies LinkedOrder}
              iconStart={drawings.parcel}
            >
              {t('order.link')}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </section>
  );
}
