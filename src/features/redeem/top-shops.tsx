import { useQuery } from '@tanstack/react-query';
import { queryClient, shopWallOptions, type ShopWallItem } from '~/api';
import { paths } from '~/lib/paths';
import { useCategory, useSite } from '~/sites/use-site';
import { Link } from '~/ui/link';
import { isShopVisible } from '~/voucher/is-shop-visible';
import { ShopPlaceholder, TEASER_SIZE } from './shop-placeholder';
import styles from './top-shops.module.css';

/**
 * The first top shops of the wall that the site does not hide (9.041); without an answer the space stays
 * quietly empty.
 */
export function TopShops() {
  const { voucherCategory, hiddenShopCategories: hiddenCategories = [] } = useSite();
  // The shops of a category's landing page are its own (requirement 2.052).
  const category = useCategory();
  const wall = useQuery(shopWallOptions({ voucherCategory, category }), queryClient);
  if (!wall.data) return <ShopPlaceholder />;
  const isShown = (shop: ShopWallItem) =>
    shop.position === 'T' && isShopVisible(shop, { hiddenCategories, noMarketplaces: false });
  const shops = wall.data.filter(isShown).slice(0, TEASER_SIZE);
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
