import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ShopCategory, Voucher } from '~/api';
import { shopWallOptions } from '~/api/shop-wall';
import { valueLevels } from '~/features/shops/offers/value-levels';
import { compareUses, type WallUse } from '~/features/shops/search/balance-use';
import { prepareSearch } from '~/features/shops/search/prepare-search';
import { createShopIndex, type IndexedShop } from '~/features/shops/search/shop-index';
import { shopCategoriesOptions } from '~/features/shops/shop-queries';
import { isValueChoosable } from '~/sites/site-config';
import { useCategory, useSite } from '~/sites/use-site';
import { isShopVisible } from '~/voucher/is-shop-visible';
import { useVoucherCategory } from '~/voucher/use-voucher-category';

/** The wall as this site shows it to this voucher, made ready for the filters. */
export interface PreparedWall {
  shops: readonly IndexedShop[];
  /** Categories that have a shop and that the site does not hide. */
  categories: readonly ShopCategory[];
  /** In cents. */
  levels: readonly number[];
  /** Whether any shop says where its code is accepted; otherwise there is nothing to choose. */
  hasChannels: boolean;
  /** How the shops use the balance; undefined without a voucher. */
  use: WallUse | undefined;
}

const noIds: readonly number[] = [];
const noCategories: readonly ShopCategory[] = [];

/** Loads the wall with its categories, and shows it without them if they fail. */
export function useShopWall(voucher: Voucher | undefined) {
  const site = useSite();
  const voucherCategory = useVoucherCategory();
  const { hiddenShopCategories: hiddenCategories = noIds } = site;
  const isChoosable = isValueChoosable(site);
  const wall = useQuery(shopWallOptions({ voucherCategory, category: useCategory() }));
  const answer = useQuery(shopCategoriesOptions(voucherCategory));
  const { data: categories = noCategories } = answer;
  // Chips that come later would push the cards down, so both come together; a failure holds nothing up.
  const isWaiting = answer.isPending && answer.failureCount === 0;
  const noMarketplaces = voucher?.noMarketplaces === true;

  const visible = useMemo(
    () => wall.data?.filter((shop) => isShopVisible(shop, { hiddenCategories, noMarketplaces })),
    [wall.data, hiddenCategories, noMarketplaces],
  );
  const shops = useMemo(() => visible && createShopIndex(visible), [visible]);
  useEffect(() => shops && prepareSearch(shops), [shops]);
  const balance = voucher?.balanceInCent;
  const use = useMemo(
    () =>
      balance === undefined || !visible ? undefined : compareUses(visible, balance, isChoosable),
    [visible, balance, isChoosable],
  );
  const prepared = useMemo<PreparedWall | undefined>(() => {
    if (!shops || !visible || isWaiting) return undefined;
    const used = new Set(visible.flatMap((shop) => shop.categories));
    return {
      shops,
      categories: categories.filter(({ id }) => used.has(id) && !hiddenCategories.includes(id)),
      levels: valueLevels(visible),
      hasChannels: visible.some(({ redeemable }) => redeemable.length > 0),
      use,
    };
  }, [shops, visible, categories, hiddenCategories, use, isWaiting]);
  return { wall, prepared };
}
