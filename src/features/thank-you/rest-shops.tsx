import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shopWallOptions } from '~/api/shop-wall';
import { paths } from '~/lib/paths';
import { useCategory, useSite } from '~/sites/use-site';
import { Link } from '~/ui/link';
import { isShopVisible } from '~/voucher/is-shop-visible';
import { shopsForRest } from './shops-for-rest';
import styles from './thank-you-page.module.css';

/** A few shops that accept the rest. Without an answer there are none. @param restInCent left on the voucher */
export function RestShops({ restInCent }: { restInCent: number }) {
  const { t } = useTranslation();
  const { voucherCategory, hiddenShopCategories: hiddenCategories = [] } = useSite();
  const category = useCategory();
  const { data = [] } = useQuery(shopWallOptions({ voucherCategory, category }));
  const visible = data.filter((shop) =>
    isShopVisible(shop, { hiddenCategories, noMarketplaces: true }),
  );
  const shops = shopsForRest(visible, restInCent);
  if (shops.length === 0) return null;
  return (
    <ul className={styles.shops} aria-label={t('thank-you.rest.shops')}>
      {shops.map(({ id, slug, name, logo }) => (
        <li key={id}>
          <Link href={paths.shop(id, slug)} className={styles.plate}>
            <img src={logo} alt={name} width={120} height={60} loading="lazy" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
