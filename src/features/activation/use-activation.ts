import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  activateVouchers,
  lookUpActivation,
  toApiError,
  type ActivationLink,
  type ActivationRequest,
} from '~/api';
import { report } from '~/api/report';
import { useSubmit } from '~/form/use-submit';
import {
  activationRequest,
  afterActivation,
  hasForeign,
  type VoucherState,
} from './activation-choice';

/** The last attempt: how many became active, and how many did not. */
export interface Outcome {
  activated: number;
  failed: number;
  /** Chosen vouchers that the answer does not name and that are still inactive when asked again. */
  unclear: number;
}

/** Message for operators. */
const ODD_ANSWER = 'An activation was answered otherwise than asked';

/**
 * Looks up the order behind an activation link and activates its vouchers. A repeat of the same
 * choice after a lost answer carries the same Idempotency-Key, so it happens once.
 */
export function useActivation(link: ActivationLink) {
  const lookup = useQuery({
    queryKey: ['activation', link],
    queryFn: async ({ signal }) => {
      const { data } = await lookUpActivation({ body: link, signal, throwOnError: true });
      return data;
    },
    // The states of ten minutes ago may be out of date now.
    staleTime: 0,
    gcTime: 0,
  });
  const [changed, setChanged] = useState<VoucherState[]>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { sending, submit, reset } = useSubmit(async (body: ActivationRequest, attempt) => {
    try {
      const { data } = await activateVouchers({
        body,
        headers: { 'Idempotency-Key': attempt.idempotencyKey },
        throwOnError: true,
      });
      return data;
    } catch (cause) {
      // An answer of success that cannot be read names no voucher: the order is looked up again.
      if (toApiError(cause).answer === undefined) throw cause;
      return { activated: [], failed: [] };
    }
  });
  const vouchers = changed ?? lookup.data?.vouchers;

  return {
    orderNumber: lookup.data?.orderNumber,
    vouchers,
    /** The last activation was answered, so `vouchers` has its result. */
    isAnswered: changed !== undefined,
    lookupError: lookup.data ? undefined : (lookup.error ?? undefined),
    retryLookup: () => void lookup.refetch(),
    isPending: sending.isPending,
    error: sending.failure,
    mayHaveHappened: sending.mayHaveHappened,
    outcome,
    async activate(chosen: ReadonlySet<string>): Promise<void> {
      if (!lookup.data || !vouchers) return;
      const order = { ...lookup.data, vouchers };
      await submit(activationRequest(link, vouchers, chosen), async (result) => {
        let next = afterActivation(order, result);
        const isUnclear = ({ id, state, failure }: VoucherState) =>
          chosen.has(id) && state === 'inactive' && !failure;
        // Vouchers that joined the order meanwhile are of no harm, but they are not shown yet.
        if (next.some(isUnclear) || hasForeign(order, result)) {
          if (next.some(isUnclear)) report(ODD_ANSWER, { field: 'activated' });
          const { data: asked } = await lookup.refetch();
          if (asked) next = afterActivation(asked, result);
        }
        const isNew = ({ id, state: before }: VoucherState) =>
          before === 'inactive' && next.some((one) => one.id === id && one.state === 'active');
        setChanged(next);
        setOutcome({
          activated: vouchers.filter(isNew).length,
          failed: next.filter(({ id, failure }) => failure && chosen.has(id)).length,
          unclear: next.filter(isUnclear).length,
        });
      });
    },
    /** Clears the last result when the selection changes. */
    forget() {
      reset();
      setOutcome(undefined);
    },
  };
}
