import { useQuery } from '@tanstack/react-query';
import { getRedemptionOptions, type OrderStatus } from '~/api';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import { isOpen } from './is-open';

/** The first pause between two questions about an open redemption, and the longest, in ms. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

/**
 * Where a redemption stands, asked for as long as the voucher token lives, and again, less and less
 * often, while its code is not there (requirements 4.059, 4.060). Without a token nothing is asked:
 * the page of the order status is for that.
 * @returns undefined until there is an answer; the last answer after the session has ended
 */
export function useRedemptionStatus(redeemId: string): OrderStatus | undefined {
  const held = useHeldVoucher();
  const { data } = useQuery({
    ...getRedemptionOptions({ path: { redeemId } }),
    enabled: held !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const isOver = state.data ? !isOpen(state.data) : false;
      const isRefused = state.error?.isRetryable === false;
      if (isOver || isRefused) return false;
      const asked = state.dataUpdateCount + state.errorUpdateCount;
      return Math.min(FIRST_PAUSE * 1.5 ** Math.max(0, asked - 1), LONGEST_PAUSE);
    },
  });
  return data;
}
