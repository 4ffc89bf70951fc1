import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch } from 'react-router-dom';
import { queryClient, shopWallOptions, type WallKey } from '~/api';
import { lazyOptional } from '~/lib/lazy-optional';
import { LateProblemNotice } from '~/problem/late-problem-notice';
import { usePageTitle } from '~/ui/page-title';
import { ShopFinder } from './shop-finder';
import { ShopsHeader } from './shops-header';
import { shopCategoriesOptions } from '~/features/shops/shop-queries';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import styles from './shops-page.module.css';
import { useShopView } from './use-shop-view';
import { useShopWall } from './use-shop-wall';
import { useRestoreWallPosition } from './use-restore-wall-position';
import { useWantedShop } from './use-wanted-shop';
import { VoucherBar } from './voucher-bar';

/** Rarely there is anything to say, so it comes after the wall. */
const OpenRedemption = lazyOptional(
  async () => (await import('~/redemption/open-redemption-notice')).OpenRedemptionNotice,
);

/**
 * Asks for the wall as soon as the address is known. The page does not wait for it and shows
 * failures itself, so the loader never fails.
 */
export const shopsLoader = (wallKey: () => WallKey) => () => {
  const key = wallKey();
  void queryClient.prefetchQuery(shopWallOptions(key));
  void queryClient.prefetchQuery(shopCategoriesOptions(key.voucherCategory));
  return null;
};

/** The shop wall; the details of a shop lie over it (requirements 2.006, 2.007). */
export function Component() {
  const { t } = useTranslation();
  const voucher = useHeldVoucher()?.voucher;
  const view = useShopView();
  const { wall, prepared } = useShopWall(voucher);
  const place = useRef<HTMLDivElement>(null);
  const openId = useMatch('/shops/:id/:slug?')?.params.id;
  useRestoreWallPosition(place, openId, view.searchOf());
  useWantedShop(voucher !== undefined);
  const isCovered = openId !== undefined;
  return (
    <>
      {!isCovered && <Title>{t('shops.title')}</Title>}
      <VoucherBar voucher={voucher} />
      <OpenRedemption missing={null} />
      <div ref={place} className={styles.wall} data-covered={isCovered || undefined}>
        <ShopsHeader hasVoucher={voucher !== undefined} isPageHeading={!isCovered} />
        {wall.isError && !wall.data ? (
          <LateProblemNotice error={wall.error} onRetry={() => void wall.refetch()} />
        ) : (
          <ShopFinder view={view} wall={prepared} voucher={voucher} />
        )}
      </div>
      <Outlet />
    </>
  );
}

/** Comes back with the wall, so that a closed shop gives the title back. */
function Title({ children }: { children: string }) {
  usePageTitle(children);
  return null;
}
