import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import {
  isSessionExpired,
  redeemVoucher,
  toApiError,
  type ApiError,
  type RedeemRequest,
} from '~/api';
import { paths } from '~/lib/paths';
import { useRedemptionDraftStore, type ShopChoice } from '~/voucher/redemption-draft';
import { useVoucherSession } from '~/voucher/use-voucher-session';

/** An answer of the server that settles the attempt: the next one is a new redemption. */
const isSettled = (error: ApiError): boolean =>
  error.kind === 'problem' && (error.status ?? 500) < 500;

/**
 * Redeems exactly once. The key of the attempt stays until the server has given a definite answer,
 * also over a reload: a double click, a lost answer and a second try are one redemption.
 */
export function useRedeem(choice: ShopChoice) {
  const draft = useRedemptionDraftStore();
  const session = useVoucherSession();
  const navigate = useNavigate();

  return useMutation({
    mutationFn: async (body: RedeemRequest) => {
      const idempotencyKey = draft.get().idempotencyKey ?? crypto.randomUUID();
      draft.update({ idempotencyKey });
      const { data } = await redeemVoucher({
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
        throwOnError: true,
      });
      return data;
    },
    onSuccess: (result) => {
      draft.update({
        result: { ...result, shopName: choice.shopName },
        choice: undefined,
        idempotencyKey: undefined,
      });
      void navigate(paths.thankYou(), { replace: true });
    },
    onError: (cause) => {
      const error = toApiError(cause);
      if (isSettled(error)) draft.update({ idempotencyKey: undefined });
      if (isSessionExpired(error)) session.expire();
    },
  });
}
