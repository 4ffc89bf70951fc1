import type { OrderStatus } from '~/api';

/** Whether something is still to happen to an order: the shop has not issued the code yet. */
export const isOpen = ({ status }: Pick<OrderStatus, 'status'>): boolean =>
  status === 'processing' || status === 'delayed' || status === 'in_review';

/** Whether the shop has issued the code of an order. */
export const hasCode = ({ status }: Pick<OrderStatus, 'status'>): boolean =>
  status === 'ready' || status === 'sent';
