import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '~/api';
import { messageKey } from '~/i18n/message-key';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import type { LinkedOrder } from '~/problem/use-linked-order';
import { hasCode, isOpen } from '~/redemption/is-open';
import { isAddressRefused, mailProblem, orderTitle } from '~/redemption/order-texts';
import { OrderTimeline } from '~/redemption/order-timeline';
import { useIsPast } from '~/redemption/use-is-past';
import { Badge, type BadgeProps } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { DescriptionList } from '~/ui/description-list';
import { drawings } from '~/ui/drawings';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';

/** The state of an order. */
export interface FoundOrder {
  order: OrderStatus;
  /** When it was asked, ISO 8601. */
  at: string;
}

/** Next steps of the visitor. */
const advice: Record<OrderStatus['status'], ReturnType<typeof messageKey>> = {
  processing: messageKey('order.processing.text'),
  delayed: messageKey('order.delayed.text'),
  in_review: messageKey('order.in-review.text'),
  ready: messageKey('order.ready.text'),
  sent: messageKey('order.sent.text'),
  failed: messageKey('order.failed.text'),
  revoked: messageKey('order.revoked.text'),
};

const badges: Record<OrderStatus['status'], Pick<BadgeProps, 'tone' | 'icon'>> = {
  processing: { tone: 'info', icon: 'clock' },
  delayed: { tone: 'warning', icon: 'clock' },
  in_review: { tone: 'info', icon: 'clock' },
  ready: { tone: 'success', icon: 'check' },
  sent: { tone: 'success', icon: drawings.mail },
  failed: { tone: 'error', icon: 'warning' },
  revoked: { tone: 'info', icon: 'check' },
};

const noMail = { tone: 'warning', icon: 'warning' } as const;

interface OrderOverviewProps {
  found: FoundOrder;
  onLookAgain: () => void;
}

/** State and history of the order, and the visitor's next steps (requirement 4.059). */
export function OrderOverview({ found: { order, at }, onLookAgain }: OrderOverviewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { orderNumber, status, expectedBy, deliveryEmailMasked } = order;
  const isOverdue = useIsPast(expectedBy) && isOpen(order);
  const problem = mailProblem(order);
  const needsHelp = isOverdue || status === 'failed' || isAddressRefused(order);
  const isSent = hasCode(order);
  const linked: LinkedOrder = { orderNumber };
  const contact = (
    <ButtonLink
      href={paths.help('code-not-received')}
      state={linked}
      variant={needsHelp ? 'primary' : 'quiet'}
      iconStart={drawings.mail}
    >
      {t('problem.way.contact')}
    </ButtonLink>
  );
  return (
    <Page
      isStep
      eyebrow={
        <Badge {...(problem ? noMail : badges[status])} size="m">
          {t('order.number', { number: orderNumber })}
        </Badge>
      }
      title={t(orderTitle(order))}
      lead={isOverdue ? undefined : t(problem ?? advice[status])}
    >
      {isOverdue && (
        <Notice tone="warning" title={t('order.overdue.title')}>
          <p>{t('order.overdue.text', { when: format.dateTime(expectedBy ?? at) })}</p>
        </Notice>
      )}
      <Card>
        <OrderTimeline order={order} />
        <DescriptionList
          items={[
            {
              term: t('thank-you.transaction-number'),
              details: order.transactionNumber,
            },
            ...(deliveryEmailMasked
              ? [{ term: t('checkout.email'), details: deliveryEmailMasked }]
              : []),
            { term: t('order.as-of'), details: format.dateTime(at) },
          ]}
        />
      </Card>
      <Stack direction="row" gap={3}>
        {needsHelp && contact}
        {isSent && !needsHelp && <SendAgain from={order.resendAllowedAt} />}
        {status !== 'failed' && (
          <Button
            variant={isSent || needsHelp ? 'quiet' : 'primary'}
            iconStart="refresh"
            onClick={onLookAgain}
          >
            {t('order.again')}
          </Button>
        )}
        {!needsHelp && contact}
      </Stack>
    </Page>
  );
}

/** Leads to sending the e-mail again, from the moment that the server allows. @param from ISO 8601 */
function SendAgain({ from }: { from: string | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isAllowed = useIsPast(from) || from === undefined;
  if (!isAllowed) return <p>{t('resend.sent.again-at', { when: format.dateTime(from) })}</p>;
  return (
    <ButtonLink href={paths.resendLink()} variant="primary" iconStart={drawings.mail}>
      {t('problem.way.resend')}
    </ButtonLink>
  );
}
