import { useTranslation } from 'react-i18next';
import { Skeleton } from '~/ui/skeleton';
import { ShopsFrame } from '~/features/shops/wall/shops-frame';
import { Invitation } from '~/features/shops/wall/invitation';
import { DetailsPage } from './shop-details-page';
import styles from './shop-details-page.module.css';
import { ShopDetailsSkeleton } from './shop-details-skeleton';
import { PreviewPanel } from './value-preview';

/** A shop's address before the shop is known: on narrow screens its page, otherwise the wall below it. */
export function ShopDetailsFrame() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.wide}>
        <ShopsFrame />
      </div>
      <div className={styles.narrow}>
        <Invitation isFrame />
        <DetailsPage title={t('shops.details.title')}>
          <ShopDetailsSkeleton>
            <PreviewPanel level={2}>
              <Skeleton height="2.5rem" shape="box" />
            </PreviewPanel>
          </ShopDetailsSkeleton>
        </DetailsPage>
      </div>
    </>
  );
}
