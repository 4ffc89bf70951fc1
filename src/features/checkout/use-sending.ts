import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { toApiError, type ApiError } from '~/api';
import { useRedemptionDraft } from '~/voucher/redemption-draft';
import type { useRedeem } from './use-redeem';

export interface Sending {
  isPending: boolean;
  /** An attempt may already have redeemed: nothing may be changed, only finished. */
  isUnsettled: boolean;
  failure: ApiError | undefined;
  send: () => void;
}

/**
 * Sends a form that redeems, one attempt at a time; one that is unsettled goes out as it was, for the
 * form has nothing to say about it any more.
 * @param onValid what to do with the values when all of them are right
 */
export function useSending<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  redeem: ReturnType<typeof useRedeem>,
  onValid: SubmitHandler<Values>,
): Sending {
  const { unsettled } = useRedemptionDraft();
  const submit = form.handleSubmit(onValid);
  return {
    isPending: redeem.isPending,
    isUnsettled: unsettled !== undefined && !redeem.isPending,
    failure: redeem.error ? toApiError(redeem.error) : undefined,
    send() {
      if (redeem.isPending) return;
      if (unsettled) redeem.mutate(unsettled.body);
      else void submit();
    },
  };
}
