import type { OrderStatus } from '~/api';
import { messageKey } from '~/i18n/message-key';
import { hasCode } from './is-open';

type Key = ReturnType<typeof messageKey>;

/** Where an order stands, in plain words (requirement 4.059). */
export const orderTitle = (order: OrderStatus): Key =>
  mailProblem(order) ? messageKey('order.no-mail.title') : orderTitles[order.status];

/** Why its e-mail did not come, and what helps; a reason that is not known here is a general sentence. */
export function mailProblem(order: OrderStatus): Key | undefined {
  if (order.mailProblem === undefined || !hasCode(order)) return undefined;
  if (isAddressRefused(order)) return messageKey('order.no-mail.text-refused');
  return order.mailProblem === 'mailbox_full'
    ? messageKey('order.no-mail.text-full')
    : messageKey('order.no-mail.text');
}

/** Whether another e-mail would not come either: it goes to the stored address only (requirement 5.022). */
export const isAddressRefused = (order: OrderStatus): boolean =>
  hasCode(order) && order.mailProblem === 'address_refused';

const orderTitles: Record<OrderStatus['status'], Key> = {
  processing: messageKey('order.processing.title'),
  delayed: messageKey('code.delayed.title'),
  in_review: messageKey('order.in-review.title'),
  ready: messageKey('order.ready.title'),
  sent: messageKey('order.sent.title'),
  failed: messageKey('order.failed.title'),
  revoked: messageKey('order.revoked.title'),
};

/** The history of an order. */
export const stepTitles: Record<OrderStatus['steps'][number]['name'], Key> = {
  redeemed: messageKey('code.steps.redeemed'),
  code_requested: messageKey('code.steps.requested'),
  in_review: messageKey('code.steps.in-review'),
  code_ready: messageKey('code.steps.ready'),
  sent: messageKey('code.steps.sent'),
  failed: messageKey('code.steps.failed'),
  revoked: messageKey('code.steps.revoked'),
};
