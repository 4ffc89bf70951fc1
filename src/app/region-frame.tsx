import { useTranslation } from 'react-i18next';
import { RegionPage } from '~/features/region/region-page';
import { useSite } from '~/sites/use-site';
import { LiveRegions } from '~/ui/live-region';
import { SkipLink, TASK_ID } from '~/ui/skip-link';
import { Footer } from './layouts/footer';
import { Header } from './layouts/header';
import styles from './layouts/layout.module.css';

/**
 * The region landing page is outside the layouts (requirements 2.002, 2.028) and has their
 * header and footer.
 */
export function Component() {
  const { t } = useTranslation();
  const { layout } = useSite();
  return (
    <div className={styles.layout} data-layout={layout}>
      <SkipLink targetId="main">{t('shell.skip')}</SkipLink>
      <SkipLink targetId={TASK_ID}>{t('shell.skip-list')}</SkipLink>
      <Header route="other" showNavBar />
      <main id="main" className={styles.main} tabIndex={-1}>
        <RegionPage />
      </main>
      <Footer />
      <LiveRegions />
    </div>
  );
}
