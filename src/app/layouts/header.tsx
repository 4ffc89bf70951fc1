import { useTranslation } from 'react-i18next';
import { hasFlag } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import { Link } from '~/ui/link';
import { useRedeemPath } from '~/sites/use-redeem-path';
import styles from './header.module.css';
import { LanguageSwitcher } from './language-switcher';
import type { LayoutProps } from './layout-props';
import { NavBar } from './nav-bar';

/** Brand and navigation. The bar needs the site's flag and the route's consent (2.042, 2.043). */
export function Header({ route, showNavBar }: Pick<LayoutProps, 'route' | 'showNavBar'>) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const site = useSite();
  const hasNavBar = showNavBar && hasFlag(site, 'showNavBar');
  return (
    <header
      className={site.layout === 'classic' ? `${styles.header} ${styles.classic}` : styles.header}
    >
      <div className={styles.row}>
        <Link
          href={redeemPath}
          className={styles.brand}
          aria-label={t('shell.home', { brand: site.brand })}
        >
          <img src={site.logo} alt="" width={34} height={34} />
          <span>{site.brand}</span>
        </Link>
        {hasNavBar && <NavBar route={route} />}
        <LanguageSwitcher className={styles.languages} />
      </div>
    </header>
  );
}
