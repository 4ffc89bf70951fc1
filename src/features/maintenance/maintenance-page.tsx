import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '~/ui/page-title';
import { useSite, useSiteStore } from '~/sites/use-site';
import { LiveRegions, announce } from '~/ui/live-region';
import { Link } from '~/ui/link';
import { Button } from '~/ui/button';
import { Page } from '~/ui/page';
import { RestingCard } from '~/ui/resting-card';
import styles from './maintenance-page.module.css';

interface MaintenancePageProps {
  /** true when the configuration could not be loaded, false when the site is under maintenance. */
  isFailure: boolean;
}

/**
 * Replaces the page during maintenance (requirements 2.050, 2.081, 8.042). It stays until the
 * visitor's retry succeeds; there is no refresh behind their back.
 */
export function MaintenancePage({ isFailure }: MaintenancePageProps) {
  const { t } = useTranslation();
  const site = useSite();
  const siteStore = useSiteStore();
  const [isPending, setPending] = useState(false);
  const container = useRef<HTMLElement>(null);
  usePageTitle(t('maintenance.title'));
  useLayoutEffect(() => {
    container.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  }, []);

  async function retry() {
    setPending(true);
    await siteStore.load();
    setPending(false);
    const { phase, site: loaded } = siteStore.getState();
    const isOver = phase === 'ready' && loaded.maintenanceMode !== true;
    announce(isOver ? t('maintenance.over') : t('maintenance.still'));
  }

  return (
    <main ref={container} className={styles.screen}>
      <RestingCard brandName={site.brand} label={t('maintenance.card')} />
      <Page
        title={t('maintenance.title')}
        lead={isFailure ? t('maintenance.failure') : t('maintenance.planned')}
      >
        <div className={styles.actions}>
          <Button
            variant="primary"
            size="l"
            iconStart="refresh"
            isPending={isPending}
            pendingLabel={t('maintenance.retrying')}
            onClick={() => void retry()}
          >
            {t('maintenance.retry')}
          </Button>
          {site.support?.email && (
            <p>
              {t('maintenance.contact')}{' '}
              <Link href={`mailto:${site.support.email}`}>{site.support.email}</Link>
            </p>
          )}
        </div>
      </Page>
      <LiveRegions />
    </main>
  );
}
