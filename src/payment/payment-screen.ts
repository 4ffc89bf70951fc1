import type { ApiError } from '~/api';
import { isSessionExpired } from '~/api/errors';
import { isUnderWay, type Charge, type Known } from '~/voucher/activity';
import type { Attempt } from './providers/attempt';
import type { PaymentOrder } from './providers/payment-adapter';

/** What a page of a payment shows: nothing but an answer of the server, and which part of it this tab began. */
export type PaymentScreen =
  /** The server has not said yet what is under way, or does not say it. */
  | { name: 'asking'; error?: ApiError }
  /** The session of the voucher or card is over, or another one is held. */
  | { name: 'signed-out' }
  /** Nothing is under way. `last`: the attempt of this tab, which failed or was called off. */
  | { name: 'choosing'; last?: Charge }
  /** The provider waits for the visitor; it takes nothing before its end is asked for. It can be called off. */
  | { name: 'open'; charge: Charge; isOwn: boolean }
  /** The provider decides, or has taken the money already: it cannot be called off. */
  | { name: 'processing'; charge: Charge; isOwn: boolean }
  /** The payment of this order was received. */
  | { name: 'received'; charge: Charge };

export interface Answer {
  known?: Known | undefined;
  error?: ApiError | null | undefined;
}

/**
 * The screen of a payment: pure, and without transitions. Whatever happened, the last answer of the server decides.
 * @param intention the order of the page, and the attempt that this tab began last
 * @param payerId the voucher or card that is held
 * @param answer the last answer of the server; one with an error tells nothing
 */
export function paymentScreen(
  {
    order,
    attempt,
  }: {
    order?: Pick<PaymentOrder, 'orderKey' | 'voucherId'>;
    attempt?: Attempt;
  },
  payerId: string | undefined,
  { known, error }: Answer,
): PaymentScreen {
  const payer = order?.voucherId ?? payerId;
  if (payerId === undefined || payer !== payerId || isSessionExpired(error))
    return { name: 'signed-out' };
  if (error) return { name: 'asking', error };
  if (!known) return { name: 'asking' };
  const { charges } = known;
  const own = charges.find(({ key }) => key === attempt?.startKey);
  const isForOrder = (charge: Charge): boolean =>
    order?.orderKey === undefined ? charge === own : charge.orderKey === order.orderKey;
  const received = charges.find((charge) => charge.status === 'received' && isForOrder(charge));
  if (received) return { name: 'received', charge: received };
  const charge = own && isUnderWay(own) ? own : charges.find(isUnderWay);
  if (!charge) return { name: 'choosing', ...(own && own.status !== 'received' && { last: own }) };
  const name = charge.status === 'open' ? 'open' : 'processing';
  return { name, charge, isOwn: charge === own };
}
