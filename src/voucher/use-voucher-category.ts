import { useSite } from '~/sites/use-site';
import { useHeldVoucher } from './use-voucher-session';

/**
 * The voucher category whose shops and organisations are shown: that of the held voucher, which a
 * partner's link can open in another category than the site's (requirement 3.079), else the site's own.
 */
export function useVoucherCategory(): number {
  const { voucherCategory } = useSite();
  return useHeldVoucher()?.voucher.categoryId ?? voucherCategory;
}
