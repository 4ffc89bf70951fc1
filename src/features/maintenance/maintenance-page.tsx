import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '~/ui/page-title';
import { useSite, useSiteFailure, useSiteStore } from '~/sites/use-site';
import { toApiError } from '~/api/errors';
import { failureEntry } from '~/problem/find-entry';
import { LiveRegions, announce } from '~/ui/live-region';
import { Link } from '~/ui/link';
import { Button } from '~/ui/button';
import { Page } from '~/ui/page';
import { RestingCard } from '~/ui/resting-card';
import styles from './maintenance-page.module.css';

/**
 * Replaces the page during maintenance (requirements 2.050, 2.081, 8.042). It stays until the
 * visitor's retry succeeds; there is no refresh behind their back. It says that the service is down only
 * if the server has said so: a lost connection and a mistake of ours have their own words.
 */
export function MaintenancePage() {
  const { t } = useTranslation();
  const site = useSite();
  const { title, text } = useCause();
  const siteStore = useSiteStore();
  const [isPending, setPending] = useState(false);
  const container = useRef<HTMLElement>(null);
  usePageTitle(title);
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
      <p className={styles.brand}>
        <img src={site.logo} alt="" width={34} height={34} />
        <span>{site.brand}</span>
      </p>
      <Page title={title} lead={text}>
        <RestingCard brandName={site.brand} label={t('maintenance.card')} />
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
              <span>{t('maintenance.contact')}</span>{' '}
              <Link href={`mailto:${site.support.email}`}>{site.support.email}</Link>
            </p>
          )}
        </div>
      </Page>
      <LiveRegions />
    </main>
  );
}

/** Why the page is not there: maintenance, a service that does not work, no answer, or a mistake of ours. */
function useCause(): { title: string; text: string } {
  const { t } = useTranslation();
  const failure = useSiteFailure();
  const error = useMemo(() => failure !== undefined && toApiError(failure), [failure]);
  const isOfServer = error && ['problem', 'http', 'contract'].includes(error.kind);
  if (!error || isOfServer)
    return {
      title: t('maintenance.title'),
      text: error ? t('maintenance.failure') : t('maintenance.planned'),
    };
  const { title, text } = failureEntry(error);
  return { title: t(title), text: t(text) };
}
