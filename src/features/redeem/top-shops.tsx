import { useQuery } from '@tanstack/react-query';
import { queryClient, type ShopWallItem } from '~/api';
import { shopWallOptions } from '~/api/shop-wall';
import { paths } from '~/lib/paths';
import { useCategory, useSite } from '~/sites/use-site';
import { Link } from '~/ui/link';
import { isShopVisible } from '~/voucher/is-shop-visible';
import { ShopPlaceholder, TEASER_SIZE } from './shop-placeholder';
import styles from './top-shops.module.css';
import type { TeaserProps } from './top-shops-teaser';

/**
 * The first top shops of the wall that the site does not hide (9.041); without an answer the space stays
 * quietly empty.
 */
export function TopShops({ categories = [] }: Pick<TeaserProps, 'categories'>) {
  const { voucherCategory, hiddenShopCategories: hiddenCategories = [] } = useSite();
  // The shops of a category's landing page are its own (requirement 2.052).
  const category = useCategory();
  const wall = useQuery(shopWallOptions({ voucherCategory, category }), queryClient);
  if (!wall.data || categories === 'loading') return <ShopPlaceholder />;
  const isTop = ({ position }: ShopWallItem) => position === 'T';
  // A category may have few top shops, and every shop of it belongs to its page (2.052).
  const isOwn = (shop: ShopWallItem) =>
    categories.length === 0 ? isTop(shop) : shop.categories.some((id) => categories.includes(id));
  const shops = wall.data
    .filter(
      (shop) => isOwn(shop) && isShopVisible(shop, { hiddenCategories, noMarketplaces: false }),
    )
    .sort((a, b) => Number(isTop(b)) - Number(isTop(a)))
    .slice(0, TEASER_SIZE);
  return (
    <ul className={styles.shops}>
      {shops.map((shop) => (
        <li key={shop.id}>
          <Link href={paths.shop(shop.id, shop.slug)} className={styles.shop}>
            <img src={shop.logo} alt={shop.name} width={200} height={100} loading="lazy" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
