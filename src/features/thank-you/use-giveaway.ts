import { useCallback, useEffect, useRef, useState } from 'react';
import {
  getActiveGiveaway,
  redeemGiveawayCode,
  type Giveaway,
  type GiveawayCodeRequest,
  type Voucher,
} from '~/api';
import { derivedKey } from '~/api/derived-key';
import { useSubmit, type Sending } from '~/form/use-submit';
import { useSite } from '~/sites/use-site';
import { useVoucherSession } from '~/voucher/use-voucher-session';
import { heldVoucher, type VoucherSession } from '~/voucher/voucher-session';

export type GiveawayState =
  | { status: 'loading' }
  /** The giveaway does not exist or was removed: nothing is shown. */
  | { status: 'none' }
  | { status: 'taken' }
  | {
      status: 'offered';
      giveaway: Giveaway;
      /** Whether it is being sent, and why the last attempt failed (4.019, 8.003). */
      sending: Sending;
      redeem: (email: string) => Promise<void>;
    };

type Stage = { status: 'loading' | 'none' | 'taken' } | { status: 'offered'; giveaway: Giveaway };

/**
 * The giveaway after a redemption (requirements 4.014 to 4.021). Without one, the voucher and its
 * token are removed; with one, they stay until it is redeemed or the page is left.
 * @param isKept the token may take the redemption back, or call a payment off, so it stays until the page is left
 */
export function useGiveaway(redeemId: string, isKept: boolean): GiveawayState {
  const { showGiveaway } = useSite();
  const session = useVoucherSession();
  const [stage, setStage] = useState<Stage>({ status: 'loading' });
  const { sending, submit } = useSubmit(async (body: GiveawayCodeRequest, attempt) => {
    // Also after a reload, which keeps the redemption: one address gets the gift of a redemption once.
    const name = `giveaway ${body.id} ${redeemId} ${body.email}`;
    const headers = { 'Idempotency-Key': attempt.idempotencyKey && (await derivedKey(name)) };
    await redeemGiveawayCode({ body, headers, throwOnError: true });
  });
  /** The voucher that the giveaway belongs to; it outlives the session's own state. */
  const voucher = useRef<Voucher>(undefined);
  const letGo = useRemovalOnLeaving(session);

  useEffect(() => {
    let isCurrent = true;
    voucher.current = heldVoucher(session.getState())?.voucher;
    void (async () => {
      const giveaway = showGiveaway ? await findGiveaway(voucher.current, redeemId) : undefined;
      if (!isCurrent) return;
      if (!giveaway && !isKept) letGo();
      setStage(giveaway ? { status: 'offered', giveaway } : { status: 'none' });
    })();
    return () => {
      isCurrent = false;
    };
  }, [session, letGo, showGiveaway, redeemId, isKept]);

  if (stage.status !== 'offered') return stage;
  const { giveaway } = stage;

  return {
    ...stage,
    sending,
    async redeem(email) {
      if (!voucher.current) return;
      await submit({ voucher: voucher.current, email, id: giveaway.id, redeemId }, () => {
        if (!isKept) letGo();
        setStage({ status: 'taken' });
      });
    },
  };
}

/**
 * The voucher has been redeemed: its old balance must not be shown after leaving this page. React
 * may run an effect twice in a row, so the page counts as left only when the effect is not run again immediately.
 * @returns ends its session; one that has begun since with another voucher of the visit goes on
 */
export function useRemovalOnLeaving(session: VoucherSession): () => void {
  const [id] = useState(() => heldVoucher(session.getState())?.id);
  const letGo = useCallback(() => session.letGo(id), [session, id]);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      queueMicrotask(() => {
        if (!isShown.current) letGo();
      });
    };
  }, [letGo]);
  return letGo;
}

/** A giveaway that cannot be fetched is left out; the code is shown without it. */
async function findGiveaway(voucher: Voucher | undefined, redeemId: string) {
  if (!voucher) return undefined;
  try {
    const { data } = await getActiveGiveaway({ body: { voucher, redeemId }, throwOnError: true });
    return isUsable(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** An empty answer and an invisible giveaway count as no giveaway. */
function isUsable(giveaway: Giveaway | undefined | null | void): giveaway is Giveaway {
  return typeof giveaway === 'object' && giveaway !== null && 'id' in giveaway && giveaway.visible;
}
