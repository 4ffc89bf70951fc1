import { hasFlag } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import { Skeleton } from '~/ui/skeleton';
import barStyles from './filter-bar.module.css';
import { Invitation } from './invitation';
import { ShopSkeletons } from './shop-skeletons';
import { ShopsHeader } from './shops-header';
import styles from './shops-page.module.css';

/**
 * The wall before anything but the site is known: the prerendered page shows it while scripts and shops
 * are loading.
 */
export function ShopsFrame() {
  const hasFilters = hasFlag(useSite(), 'showShopFilterBar');
  return (
    <>
      <Invitation isFrame />
      <div className={styles.wall} aria-busy="true">
        <ShopsHeader isFrame />
        <div className={barStyles.bar} aria-hidden="true">
          <div className={barStyles.row}>
            <div className={barStyles.field}>
              <Skeleton height="3rem" shape="box" />
            </div>
            <div className={hasFilters ? styles.filtersPlace : barStyles.sort}>
              <Skeleton height="3rem" shape="box" />
            </div>
          </div>
        </div>
        {hasFilters && (
          <div className={styles.categoriesPlace} aria-hidden="true">
            <Skeleton height="100%" shape="box" />
          </div>
        )}
        <ShopSkeletons />
      </div>
    </>
  );
}
