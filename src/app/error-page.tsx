import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { toApiError } from '~/api/errors';
import { report } from '~/api/report';
import { useOffline } from '~/ui/use-offline';
import { ChunkLoadError } from '~/lib/load-chunk';
import { mayReload, reloadOnce } from './reload-once';
import { LateProblemNotice } from '~/problem/late-problem-notice';
import { ProblemReload } from '~/problem/problem-reload';
import { useSite } from '~/sites/use-site';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { RestingCard } from '~/ui/resting-card';
import { Layout } from './layouts/layout';

/**
 * Shown when a page could not be shown: its code is missing (usually a new version was deployed: the
 * page reloads once by itself), or it failed while rendering. Never a white page.
 */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation();
  const { brand } = useSite();
  const isChunk = error instanceof ChunkLoadError;
  // A mistake of ours has nothing to do with the connection.
  const isOffline = useOffline() && isChunk;
  const title = isOffline ? t('error-page.offline') : t('error-page.title');
  usePageTitle(title);
  // Without a connection a reload would end on a page of the browser.
  const isReloading = isChunk && !isOffline && mayReload();

  useEffect(() => {
    report('A page could not be shown', error);
    if (isReloading) reloadOnce();
  }, [error, isReloading]);

  if (isReloading) return null;
  return (
    <Layout route="other">
      <Page title={title}>
        {isOffline && <RestingCard brandName={brand} label={t('maintenance.card')} />}
        {isChunk ? (
          <ProblemReload />
        ) : (
          <LateProblemNotice error={toApiError(error)} onRetry={() => location.reload()} />
        )}
      </Page>
    </Layout>
  );
}
