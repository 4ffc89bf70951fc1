import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { Timeline, type TimelineItem } from '~/ui/timeline';
import { isOpen } from './is-open';
import { mailProblem, stepTitles } from './order-texts';
import { useIsPast } from './use-is-past';

/** The history of an order and its next step (requirement 4.059). */
export function OrderTimeline({ order }: { order: OrderStatus }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { steps, expectedBy } = order;
  const isOverdue = useIsPast(expectedBy);
  const happened = steps.map(({ name, at }, index): TimelineItem => {
    const isCurrent = isOpen(order) && index === steps.length - 1;
    return {
      title: t(stepTitles[name]),
      state: name === 'failed' ? 'failed' : isCurrent ? 'current' : 'done',
      time: { text: format.dateTime(at), dateTime: at },
    };
  });
  if (mailProblem(order)) happened.push({ title: t('order.no-mail.title'), state: 'failed' });
  const when = expectedBy && format.dateTime(expectedBy);
  const next: TimelineItem = {
    title: t(stepTitles.code_ready),
    state: 'next',
    ...(when && {
      children: isOverdue ? t('order.promised', { when }) : t('code.delayed.expected', { when }),
    }),
  };
  return (
    <Timeline
      label={t('order.steps')}
      stateLabels={{
        done: t('code.state.done'),
        current: t('code.state.current'),
        next: t('code.state.next'),
        failed: t('code.state.failed'),
      }}
      items={isOpen(order) ? [...happened, next] : happened}
    />
  );
}
