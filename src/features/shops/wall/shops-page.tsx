import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch, type LoaderFunctionArgs } from 'react-router-dom';
import { queryClient, type Voucher } from '~/api';
import { shopWallOptions, type WallKey } from '~/api/shop-wall';
import { lazyOptional } from '~/lib/lazy-optional';
import { onIdle } from '~/lib/on-idle';
import { LateReadProblem } from '~/problem/late-read-problem';
import { usePageTitle } from '~/ui/page-title';
import { ShopFinder } from './shop-finder';
import { ShopsHeader } from './shops-header';
import { isWide, useIsWide } from '~/features/shops/use-is-wide';
import { shopCategoriesOptions } from '~/features/shops/shop-queries';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import styles from './shops-page.module.css';
import { useShopView, type ShopViewState } from './use-shop-view';
import { useShopWall } from './use-shop-wall';
import { useRestoreWallPosition } from './use-restore-wall-position';
import { useWantedShop } from './use-wanted-shop';
import { VoucherBar } from './voucher-bar';

/** Rarely there is anything to say, so it comes after the wall. */
const UnderWay = lazyOptional(async () => (await import('~/redemption/under-way')).UnderWay);
const OpenRedemption = lazyOptional(
  async () => (await import('~/redemption/open-redemption-notice')).OpenRedemptionNotice,
);

/**
 * Asks for the wall as soon as the address is known, unless it is a shop's that hides the wall. The page
 * does not wait for it and shows failures itself, so the loader never fails.
 */
export const shopsLoader =
  (wallKey: () => WallKey) =>
  ({ params }: WallLoaderArgs) => {
    if (params['id'] !== undefined && !isWide()) return null;
    const key = wallKey();
    void queryClient.prefetchQuery(shopWallOptions(key));
    void queryClient.prefetchQuery(shopCategoriesOptions(key.voucherCategory));
    return null;
  };

type WallLoaderArgs = Pick<LoaderFunctionArgs, 'params'>;

/** The code of a shop's page, so that a shop opens without a connection too, with what the wall knows of it. */
function loadDetails(): void {
  // The router asks again, and reports the missing part.
  void Promise.all([
    import('~/features/shops/details/shop-details-page'),
    isWide() && import('~/features/shops/details/shop-details-dialog'),
  ]).catch(() => undefined);
}

/**
 * The shop wall; the details of a shop lie over it, on narrow screens in its place (requirements 2.006,
 * 2.007). There a shop that is opened by its address comes without the wall, which is made when it is left.
 */
export function Component() {
  const { t } = useTranslation();
  const voucher = useHeldVoucher()?.voucher;
  const view = useShopView();
  const place = useRef<HTMLDivElement>(null);
  const openId = useMatch('/shops/:id/:slug?')?.params.id;
  useRestoreWallPosition(place, openId, view.searchOf());
  useWantedShop(voucher !== undefined);
  useEffect(() => onIdle(loadDetails), []);
  const isCovered = openId !== undefined;
  const isInSight = useIsWide() || !isCovered;
  const [wasInSight, setInSight] = useState(isInSight);
  if (isInSight && !wasInSight) setInSight(true);
  return (
    <>
      {!isCovered && <Title>{t('shops.title')}</Title>}
      <VoucherBar voucher={voucher} />
      <div className={styles.notices}>
        <OpenRedemption missing={null} />
        {voucher && <UnderWay missing={null} />}
      </div>
      <div ref={place} className={styles.wall} data-covered={isCovered || undefined}>
        {wasInSight && <Wall view={view} voucher={voucher} isPageHeading={!isCovered} />}
      </div>
      <Outlet />
    </>
  );
}

interface WallProps {
  view: ShopViewState;
  voucher: Voucher | undefined;
  isPageHeading: boolean;
}

function Wall({ view, voucher, isPageHeading }: WallProps) {
  const { wall, prepared } = useShopWall(voucher);
  return (
    <>
      <ShopsHeader balanceInCent={voucher?.balanceInCent} isPageHeading={isPageHeading} />
      {wall.isError && !wall.data ? (
        <LateReadProblem error={wall.error} onRetry={() => void wall.refetch()} />
      ) : (
        <ShopFinder view={view} wall={prepared} voucher={voucher} />
      )}
    </>
  );
}

/** Comes back with the wall, so that a closed shop gives the title back. */
function Title({ children }: { children: string }) {
  usePageTitle(children);
  return null;
}
