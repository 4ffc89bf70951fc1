import { useTranslation } from 'react-i18next';
import { useAnnouncedWait } from '~/ui/use-announced';
import { classNames } from '~/ui/class-names';
import { Skeleton } from '~/ui/skeleton';
import hidden from '~/ui/visually-hidden.module.css';
import cardStyles from './shop-card.module.css';
import styles from './shop-section.module.css';

const PLACES = Array.from({ length: 12 }, (_, index) => index);

/** The places of cards that are still loading, in the size that they will have. */
export function ShopSkeletons() {
  const { t } = useTranslation();
  useAnnouncedWait(t('shops.loading'));
  return (
    <div aria-hidden="true" className={styles.section}>
      <div className={classNames(styles.title, hidden['onPhones'])}>
        <Skeleton width="9rem" height="1.9rem" shape="box" />
      </div>
      <div className={styles.grid} data-lead>
        {PLACES.map((place) => (
          <div key={place} className={cardStyles.card}>
            <div className={cardStyles.plate} />
            <div className={cardStyles.name}>
              <Skeleton width="60%" />
            </div>
            <div className={cardStyles.body} data-lines={2}>
              <p className={cardStyles.facts}>
                <Skeleton width="80%" />
              </p>
              <p className={cardStyles.facts}>
                <Skeleton width="50%" />
              </p>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
