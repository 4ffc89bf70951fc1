import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  isSettled,
  revealMerchantCode,
  toApiError,
  type ApiError,
  type MerchantCodeSheet,
} from '~/api';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { isReadable } from './readable-code';

/** The first and the longest pause between two polls of a delayed code, in ms. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

export type RevealState =
  | { status: 'hidden' }
  | { status: 'pending' }
  | { status: 'ready'; sheet: MerchantCodeSheet }
  | { status: 'delayed'; sheet: MerchantCodeSheet }
  | { status: 'failed'; error: ApiError };

/**
 * Fetches the code when the visitor asks for it, and polls with growing pauses while it is delayed
 * (requirements 4.059, 4.060). The code lives in this component only.
 */
export function useReveal(redeemLinkToken: string) {
  const { codeSeen } = useRedemptionStore();
  const [state, setState] = useState<RevealState>({ status: 'hidden' });
  const isPending = useRef(false);
  /** Answers to calls from before the page was left are ignored. */
  const visit = useRef(0);

  const fetchSheet = useCallback(async () => {
    if (isPending.current) return;
    isPending.current = true;
    const asked = visit.current;
    const show = (next: Parameters<typeof setState>[0]) => {
      if (asked === visit.current) setState(next);
    };
    try {
      const { data } = await revealMerchantCode({ body: { redeemLinkToken }, throwOnError: true });
      // A readable code is shown whatever the status says: it was paid for.
      const isDelayed = data.status === 'delayed' && !data.codes.some(isReadable);
      show({ status: isDelayed ? 'delayed' : 'ready', sheet: data });
      if (!isDelayed) codeSeen(redeemLinkToken);
    } catch (cause) {
      const error = toApiError(cause);
      // A failed poll keeps the page of the delayed code; the next poll follows.
      show((current) =>
        current.status === 'delayed' && !isSettled(error)
          ? { ...current }
          : { status: 'failed', error },
      );
    } finally {
      isPending.current = false;
    }
  }, [redeemLinkToken, codeSeen]);

  const pause = useRef(FIRST_PAUSE);
  useEffect(() => {
    if (state.status !== 'delayed') {
      pause.current = FIRST_PAUSE;
      return;
    }
    const handle = setTimeout(() => void fetchSheet(), pause.current);
    pause.current = Math.min(pause.current * 1.5, LONGEST_PAUSE);
    return () => clearTimeout(handle);
  }, [state, fetchSheet]);

  // A browser may keep the whole page and show it again after "Back".
  useEffect(() => {
    const cover = () => {
      visit.current += 1;
      // Synchronously: a page in the back/forward cache runs nothing more.
      flushSync(() => setState({ status: 'hidden' }));
    };
    addEventListener('pagehide', cover);
    return () => removeEventListener('pagehide', cover);
  }, []);

  return {
    state,
    reveal() {
      if (isPending.current) return;
      setState({ status: 'pending' });
      void fetchSheet();
    },
    hide: () => setState({ status: 'hidden' }),
  };
}
