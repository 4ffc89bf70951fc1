import type { Shop } from '~/api';

/**
 * How a shop's code can be delivered (requirements 1.019 to 1.022). A shop that names no way delivers
 * by e-mail, one that issues physical vouchers by post, to an address.
 */
export const offeredDeliveries = ({ deliveries, type }: Pick<Shop, 'deliveries' | 'type'>) =>
  deliveries ?? (type === 'physical' ? (['post'] as const) : (['email'] as const));
