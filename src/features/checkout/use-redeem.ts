import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isSessionExpired, isSettled, redeemVoucher, toApiError, type RedeemRequest } from '~/api';
import { paths } from '~/lib/paths';
import { useRedemptionDraftStore, type RedemptionDraft } from '~/voucher/redemption-draft';
import { useVoucherSession } from '~/voucher/use-voucher-session';

type Result = NonNullable<RedemptionDraft['result']>;

/**
 * Redeems exactly once. Until the server has given a definite answer, an attempt is only ever sent
 * again as it was, under its key: a double click, a lost answer and a reload are one redemption.
 * @param about what the confirmation tells beside the answer
 */
export function useRedeem(about: Pick<Result, 'shopName' | 'hasDonationReceipt'>) {
  const draft = useRedemptionDraftStore();
  const session = useVoucherSession();
  const navigate = useNavigate();

  return useMutation({
    mutationFn: async (wanted: RedeemRequest) => {
      const attempt = draft.get().unsettled ?? {
        idempotencyKey: crypto.randomUUID(),
        body: wanted,
      };
      draft.update({ unsettled: attempt });
      const { data } = await redeemVoucher({
        body: attempt.body,
        headers: { 'Idempotency-Key': attempt.idempotencyKey },
        throwOnError: true,
      });
      return data;
    },
    onSuccess: (result) => {
      draft.update({
        result: { ...result, ...about },
        choice: undefined,
        isDonating: undefined,
        unsettled: undefined,
        payable: undefined,
      });
      void navigate(paths.thankYou(), { replace: true });
    },
    onError: (cause) => {
      const error = toApiError(cause);
      if (isSettled(error)) draft.update({ unsettled: undefined });
      if (isSessionExpired(error)) session.expire();
    },
  });
}
