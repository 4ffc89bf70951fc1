import { useTranslation } from 'react-i18next';
import { ShopsFrame } from '~/features/shops/wall/shops-frame';
import styles from './shop-details-frame.module.css';
import { DetailsPage } from './shop-details-page';
import { ShopDetailsSkeleton } from './shop-details-skeleton';

/** A shop's address before the shop is known: on narrow screens its page, otherwise the wall below it. */
export function ShopDetailsFrame() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.wide}>
        <ShopsFrame />
      </div>
      <div className={styles.narrow}>
        <DetailsPage title={t('shops.details.title')}>
          <ShopDetailsSkeleton logo={undefined} />
        </DetailsPage>
      </div>
    </>
  );
}
