import type { OrderStatus } from '~/api';
import { messageKey } from '~/i18n/message-key';

type Key = ReturnType<typeof messageKey>;

/** Where an order stands, in plain words (requirement 4.059). */
export const orderTitles: Record<OrderStatus['status'], Key> = {
  processing: messageKey('order.processing.title'),
  delayed: messageKey('code.delayed.title'),
  in_review: messageKey('order.in-review.title'),
  ready: messageKey('order.ready.title'),
  sent: messageKey('order.sent.title'),
  failed: messageKey('order.failed.title'),
};

/** The history of an order. */
export const stepTitles: Record<OrderStatus['steps'][number]['name'], Key> = {
  redeemed: messageKey('code.steps.redeemed'),
  code_requested: messageKey('code.steps.requested'),
  in_review: messageKey('code.steps.in-review'),
  code_ready: messageKey('code.steps.ready'),
  sent: messageKey('code.steps.sent'),
  failed: messageKey('code.steps.failed'),
};
