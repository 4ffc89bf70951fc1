import { useQuery } from '@tanstack/react-query';
import { queryClient, shopWallOptions } from '~/api';
import { paths } from '~/lib/paths';
import { useSite } from '~/sites/use-site';
import { Link } from '~/ui/link';
import { ShopPlaceholder, TEASER_SIZE } from './shop-placeholder';
import styles from './top-shops.module.css';

/** The first top shops of the wall; without an answer the room stays quietly empty. */
export function TopShops() {
  const { voucherCategory } = useSite();
  const wall = useQuery(shopWallOptions({ voucherCategory }), queryClient);
  if (!wall.data) return <ShopPlaceholder />;
  const shops = wall.data.filter((shop) => shop.position === 'T').slice(0, TEASER_SIZE);
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
