import { Skeleton } from '~/ui/skeleton';
import barStyles from './filter-bar.module.css';
import { ShopSkeletons } from './shop-skeletons';
import { ShopsHeader } from './shops-header';
import styles from './shops-page.module.css';
import { VoucherBar } from './voucher-bar';

/**
 * The wall before anything is known but the site: the prerendered page shows it while scripts and
 * shops are on their way.
 */
export function ShopsFrame() {
  return (
    <>
      <VoucherBar voucher={undefined} />
      <div className={styles.wall} aria-busy="true">
        <ShopsHeader />
        <div className={barStyles.bar} aria-hidden="true">
          <div className={barStyles.row}>
            <div className={barStyles.field}>
              <Skeleton height="3rem" shape="box" />
            </div>
            <div className={styles.filtersPlace}>
              <Skeleton height="3rem" shape="box" />
            </div>
          </div>
        </div>
        <div className={styles.categoriesPlace} aria-hidden="true">
          <Skeleton height="100%" shape="box" />
        </div>
        <ShopSkeletons />
      </div>
    </>
  );
}
