import { useTranslation } from 'react-i18next';
import { useAnnouncedWait } from '~/ui/use-announced';
import { Skeleton } from '~/ui/skeleton';
import styles from './shop-details-view.module.css';

/** The details while they are on their way; the logo is known from the wall. */
export function ShopDetailsSkeleton({ logo }: { logo: string | undefined }) {
  const { t } = useTranslation();
  useAnnouncedWait(t('shops.details.loading'));
  return (
    <div className={`${styles.details} ${styles.waiting}`} aria-hidden="true">
      <div className={styles.about}>
        <div className={styles.plate}>
          {logo !== undefined && <img src={logo} alt="" width={240} height={120} />}
        </div>
        <Skeleton width="70%" height="1.75rem" shape="box" />
        <Skeleton />
        <Skeleton width="80%" />
      </div>
      <Skeleton height="20rem" shape="box" />
    </div>
  );
}
