import { useTranslation } from 'react-i18next';
import { LiveRegions } from '~/ui/live-region';
import { RichText } from '~/ui/rich-text';
import { SkipLink, TASK_ID } from '~/ui/skip-link';
import { useSite } from '~/sites/use-site';
import { EndVisitOffer } from './end-visit-offer';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineStrip } from './offline-strip';
import type { LayoutProps } from './layout-props';
import styles from './layout.module.css';

/** The frame of every page, composed as the site's configuration says (requirements 2.028 to 2.031). */
export function Layout({
  route,
  showNavBar = true,
  task,
  holdsSecret = false,
  children,
}: LayoutProps) {
  const { t } = useTranslation();
  const { layout, apiBanner, showApiBanner } = useSite();
  return (
    <div className={styles.layout} data-layout={layout}>
      <SkipLink targetId="main">{t('shell.skip')}</SkipLink>
      {task && <SkipLink targetId={TASK_ID}>{t(task)}</SkipLink>}
      <Header route={route} showNavBar={showNavBar} />
      <OfflineStrip />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {showApiBanner && apiBanner && (
        // Below the content, because the server's text may come when that is being read.
        <aside className={styles.banner} aria-label={t('shell.notice')}>
          <RichText html={apiBanner} />
        </aside>
      )}
      <EndVisitOffer holdsSecret={holdsSecret} />
      <Footer />
      <LiveRegions />
    </div>
  );
}
