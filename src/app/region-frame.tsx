import { useTranslation } from 'react-i18next';
import { RegionPage } from '~/features/region/region-page';
import { paths } from '~/lib/paths';
import { useSite } from '~/sites/use-site';
import { Link } from '~/ui/link';
import { LiveRegions } from '~/ui/live-region';
import { SkipLink } from '~/ui/skip-link';
import { Footer } from './layouts/footer';
import { LanguageSwitcher } from './layouts/language-switcher';
import styles from './region-frame.module.css';
import { RouterParts } from './router-parts';

/**
 * The region landing page stands outside the layouts (requirements 2.002, 2.028), with its own short
 * header: brand, the way to redeem, help and the languages.
 */
export function Component() {
  const { t } = useTranslation();
  const { brand, logo, layout } = useSite();
  return (
    <RouterParts>
      <div className={styles.frame} data-layout={layout}>
        <SkipLink targetId="main">{t('shell.skip')}</SkipLink>
        <header className={styles.header}>
          <div className={styles.row}>
            <Link
              href={paths.redeem()}
              className={styles.brand}
              aria-label={t('shell.home', { brand })}
            >
              <img src={logo} alt="" width={34} height={34} />
              <span>{brand}</span>
            </Link>
            <nav aria-label={t('shell.navigation')}>
              <ul className={styles.items}>
                <li>
                  <Link href={paths.redeem()} className={styles.item}>
                    {t('shell.redeem')}
                  </Link>
                </li>
                <li>
                  <Link href={paths.help()} className={styles.item}>
                    {t('shell.help')}
                  </Link>
                </li>
              </ul>
            </nav>
            <LanguageSwitcher className={undefined} />
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          <RegionPage />
        </main>
        <LiveRegions />
      </div>
      <Footer />
    </RouterParts>
  );
}
