import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncedWait } from '~/ui/use-announced';
import { Skeleton } from '~/ui/skeleton';
import styles from './shop-details-view.module.css';

interface ShopDetailsSkeletonProps {
  /** Known from the wall. */
  logo?: string | undefined;
  /** The values, as far as they are known. */
  children?: ReactNode;
}

/** The details while they load. */
export function ShopDetailsSkeleton({ logo, children }: ShopDetailsSkeletonProps) {
  const { t } = useTranslation();
  useAnnouncedWait(t('shops.details.loading'));
  return (
    <div className={`${styles.details} ${styles.waiting}`}>
      <div className={styles.about} aria-hidden="true">
        <div className={styles.plate}>
          {logo !== undefined && <img src={logo} alt="" width={240} height={120} />}
        </div>
        <Skeleton width="70%" height="1.75rem" shape="box" />
        <Skeleton />
        <Skeleton width="80%" />
      </div>
      {children ?? <Skeleton height="20rem" shape="box" />}
    </div>
  );
}
