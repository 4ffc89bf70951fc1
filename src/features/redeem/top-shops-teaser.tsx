import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '~/sites/use-site';
import { lazyOptional } from '~/lib/lazy-optional';
import { onIdle } from '~/lib/on-idle';
import { Link } from '~/ui/link';
import { ShopPlaceholder } from './shop-placeholder';
import styles from './top-shops.module.css';

const TopShops = lazyOptional(async () => (await import('./top-shops')).TopShops);

export interface TeaserProps {
  /** Shops of these categories only (requirement 2.052); all if there are none. */
  categories?: readonly number[] | 'loading' | undefined;
}

interface TopShopsTeaserProps extends TeaserProps {
  /** Where all of them are. */
  shopsHref: string;
}

/** A look at the shops before a code is entered. It loads when the page has nothing else to do. */
export function TopShopsTeaser({ categories = [], shopsHref }: TopShopsTeaserProps) {
  const { t } = useTranslation();
  const { showShopPromotion } = useSite();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => onIdle(() => setIdle(true)), []);
  if (!showShopPromotion) return null;
  return (
    <section aria-labelledby="top-shops" className={styles.section}>
      <div className={styles.head}>
        <h2 id="top-shops">{t('redeem.top-shops')}</h2>
        <Link href={shopsHref}>{t('shops.section.all')}</Link>
      </div>
      {isIdle ? (
        <TopShops
          categories={categories}
          waiting={<ShopPlaceholder />}
          missing={<ShopPlaceholder />}
        />
      ) : (
        <ShopPlaceholder />
      )}
    </section>
  );
}
