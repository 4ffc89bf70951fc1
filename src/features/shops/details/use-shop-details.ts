import { useQuery } from '@tanstack/react-query';
import { ApiError, shopWallOptions, type ShopWallItem } from '~/api';
import { readShopId, shopOptions, type DetailedShop } from '~/features/shops/shop-queries';
import { useCategory, useSite } from '~/sites/use-site';
import { isShopVisible } from '~/voucher/is-shop-visible';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import { useVoucherCategory } from '~/voucher/use-voucher-category';

export interface ShopDetails {
  shop: DetailedShop | undefined;
  /** What the wall knows of the shop already, so that its name and logo are there at once. */
  preview: ShopWallItem | undefined;
  error: ApiError | undefined;
  retry: () => void;
}

/** Loads the shop that the address names. A shop that is hidden here counts as gone (9.041). */
export function useShopDetails(idInAddress: string | undefined): ShopDetails {
  const { hiddenShopCategories: hiddenCategories = [] } = useSite();
  const voucherCategory = useVoucherCategory();
  const noMarketplaces = useHeldVoucher()?.voucher.noMarketplaces === true;
  const id = readShopId(idInAddress);
  // The wall itself asks for its shops.
  const wall = useQuery({
    ...shopWallOptions({ voucherCategory, category: useCategory() }),
    enabled: false,
  });
  const details = useQuery({ ...shopOptions(id ?? 0), enabled: id !== undefined });
  const preview = wall.data?.find((shop) => shop.id === id);
  const known = { ...preview, ...details.data };
  const isHidden = !isShopVisible(known, { hiddenCategories, noMarketplaces });
  const failure = details.data ? undefined : details.error;
  return {
    shop: isHidden ? undefined : details.data,
    preview: isHidden ? undefined : preview,
    error: id === undefined || isHidden ? gone() : failure ? asShopError(failure) : undefined,
    retry: () => void details.refetch(),
  };
}

const gone = (error?: ApiError) =>
  new ApiError({ kind: 'problem', code: 'SHOP_GONE', status: 410, problem: error?.problem });

/** "Not found" is about a shop here: the advice is to choose another one (8.036). */
const asShopError = (error: ApiError): ApiError =>
  error.code === 'NOT_FOUND' ? gone(error) : error;
