import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, createThirdPartyRedeemToken } from '~/api';
import { shopWallOptions } from '~/api/shop-wall';
import { heldVoucher } from '~/voucher/voucher-session';
import { useVoucherSession } from '~/voucher/use-voucher-session';
import { useVoucherCategory } from '~/voucher/use-voucher-category';
import { findPartner } from './find-partner';

/** Exchanges a partner's link for a voucher session, and finds the partner's shop on the wall. */
export function usePartnerVoucher(ident: string) {
  const session = useVoucherSession();
  const voucherCategory = useVoucherCategory();
  const captcha = useRef<string>(undefined);

  const link = useQuery({
    queryKey: ['partner-link', ident],
    queryFn: async ({ signal }) => {
      const { data } = await createThirdPartyRedeemToken({
        body: { ident, ...(captcha.current && { captcha: captcha.current }) },
        signal,
        throwOnError: true,
      });
      session.start(data.token, data.greeting);
      const held = heldVoucher(session.getState());
      // A token that cannot be read counts as no token.
      if (!held) throw new ApiError({ kind: 'contract', code: 'UNKNOWN' });
      return { voucher: held.voucher, partner: held.partner };
    },
    gcTime: 0,
  });
  const wall = useQuery({
    ...shopWallOptions({ voucherCategory }),
    enabled: link.data?.partner !== undefined,
  });

  const shop = findPartner(wall.data ?? [], link.data?.partner);

  return {
    opened: link.data,
    error: (!link.data && !link.isFetching && link.error) || undefined,
    /** The partner's shop; undefined if it is not (or not yet) known. */
    shop,
    /** Whether the wall may still tell the partner's shop. */
    isLooking: wall.isFetching && !shop,
    /** @param solution of the captcha, if the server asked for one */
    retry(solution?: string) {
      captcha.current = solution;
      void link.refetch();
    },
  };
}
