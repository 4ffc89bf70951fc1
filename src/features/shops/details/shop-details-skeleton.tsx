import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '~/ui/live-region';
import { Skeleton } from '~/ui/skeleton';
import styles from './shop-details-view.module.css';

/** A load this short is not worth a word to a screen reader, in ms. */
const SILENT = 1000;

/** The details while they are on their way; the logo is known from the wall. */
export function ShopDetailsSkeleton({ logo }: { logo: string | undefined }) {
  const { t } = useTranslation();
  useEffect(() => {
    const spoken = setTimeout(() => announce(t('shops.details.loading')), SILENT);
    return () => clearTimeout(spoken);
  }, [t]);
  return (
    <div className={styles.details} aria-hidden="true">
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
