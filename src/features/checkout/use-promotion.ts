import { useQuery } from '@tanstack/react-query';
import { getPrepaidPackagePromotion, type PrepaidPackagePromotion, type Voucher } from '~/api';
import { hasFlag } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';

/**
 * The offer of top-up vouchers for a part of the value (requirements 1.039, 3.168 to 3.170). One that
 * cannot be fetched counts as no offer: it must not stand in the way of the code.
 * @param remainingInCent what the choice leaves; an offer that costs more is not shown
 */
export function usePromotion(
  voucher: Voucher | undefined,
  remainingInCent: number,
): PrepaidPackagePromotion | undefined {
  const site = useSite();
  const isOffered = site.showChargeableVoucherOrder === true || hasFlag(site, 'showMskPromo');
  const { data } = useQuery({
    queryKey: ['prepaid-package-promotion', voucher],
    queryFn: fetchPromotion,
    enabled: isOffered && voucher !== undefined && remainingInCent > 0,
    retry: false,
  });
  return data && data.costInCent <= remainingInCent ? data : undefined;
}

async function fetchPromotion({ signal }: { signal: AbortSignal }) {
  const { data, response } = await getPrepaidPackagePromotion({ signal, throwOnError: true });
  // No content is no offer.
  return response.status === 200 ? (data as PrepaidPackagePromotion) : null;
}
