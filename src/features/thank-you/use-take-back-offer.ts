import type { Confirmation } from '~/redemption/redemption-storage';
import { useIsPast } from '~/redemption/use-is-past';
import { useRedemptionRecord } from '~/redemption/use-redemption';
import { useHeldVoucher } from '~/voucher/use-voucher-session';

export interface TakeBackOffer {
  confirmation: Confirmation;
  /** The token of its voucher. */
  token: string;
  /** ISO 8601 */
  revocableUntil: string;
}

/** The redemption of this confirmation, if it can be taken back here: undefined without the session of its voucher. */
export function useTakeBackOffer(): TakeBackOffer | undefined {
  const { confirmation } = useRedemptionRecord();
  const held = useHeldVoucher();
  const revocableUntil = confirmation?.result.revocableUntil;
  const isOver = useIsPast(revocableUntil);
  const isOwn = held !== undefined && held.id === confirmation?.voucherId;
  if (!isOwn || revocableUntil === undefined || isOver) return undefined;
  // Its form has said that it cannot be taken back.
  if (confirmation.order.kind === 'donation') return undefined;
  return { confirmation, token: held.token, revocableUntil };
}
