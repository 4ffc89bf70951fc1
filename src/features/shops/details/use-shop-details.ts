import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, type ShopWallItem } from '~/api';
import { shopWallOptions } from '~/api/shop-wall';
import { isDetailed, shopOptions, type DetailedShop } from '~/features/shops/shop-queries';
import { readShopId } from '~/lib/paths';
import { useCategory, useSite } from '~/sites/use-site';
import { isShopVisible } from '~/voucher/is-shop-visible';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import { useVoucherCategory } from '~/voucher/use-voucher-category';

export interface ShopDetails {
  shop: DetailedShop | undefined;
  /** The wall's data of the shop, so that name and logo are there at once. */
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
  // Values and range are one statement: beside values of the answer the wall's range does not count.
  const { valueRange, ...wallFacts } = preview ?? {};
  const isRangeKnown = details.data?.voucherValues !== undefined || valueRange === undefined;
  const known = { ...wallFacts, ...(!isRangeKnown && { valueRange }), ...details.data };
  const isHidden = !isShopVisible(known, { hiddenCategories, noMarketplaces });
  // The wall may have fields that the answer lacks.
  const shop = details.data && isDetailed(known) ? known : undefined;
  const isUnusable = details.data !== undefined && !shop;
  const unusable = useMemo(() => (isUnusable ? noDetails() : undefined), [isUnusable]);
  const failure = details.data ? unusable : details.error;
  return {
    shop: isHidden ? undefined : shop,
    preview: isHidden ? undefined : preview,
    error: id === undefined || isHidden ? gone() : failure ? asShopError(failure) : undefined,
    retry: () => void details.refetch(),
  };
}

/** An answer that lacks fields of the view; another attempt may be whole. */
const noDetails = () => new ApiError({ kind: 'contract', code: 'UNKNOWN', status: 200 });

const gone = (error?: ApiError) =>
  new ApiError({ kind: 'problem', code: 'SHOP_GONE', status: 410, problem: error?.problem });

/** "Not found" is about a shop here: the advice is to choose another one (8.036). */
const asShopError = (error: ApiError): ApiError =>
  error.code === 'NOT_FOUND' ? gone(error) : error;
