import { useCategory, useSite } from '~/sites/use-site';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import type { RequestContext } from './redeem-request';

/** Where the visitor comes from, for the request. */
export function useRequestContext(): RequestContext {
  const { redeemCampaign, distribution } = useSite();
  const category = useCategory();
  const held = useHeldVoucher();
  return {
    campaign: redeemCampaign,
    category,
    distribution: held?.voucher.distribution ?? distribution,
    partner: held?.partner,
  };
}
