import { useCategory, useSite } from '~/sites/use-site';
import { useVoucherState } from '~/voucher/use-voucher-session';
import type { RequestContext } from './redeem-request';

/** Where the visitor comes from, for the request. */
export function useRequestContext(): RequestContext {
  const { redeemCampaign, distribution } = useSite();
  const category = useCategory();
  const state = useVoucherState();
  return {
    campaign: redeemCampaign,
    category,
    distribution: ('voucher' in state ? state.voucher.distribution : undefined) ?? distribution,
    partner: 'token' in state ? state.partner : undefined,
  };
}
