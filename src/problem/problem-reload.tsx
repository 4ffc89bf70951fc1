import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Stack } from '~/ui/stack';
import { useOffline } from '~/ui/use-offline';

/** A part of the page is missing: says so and loads the page again; without a connection that would lose it. */
export function ProblemReload() {
  const { t } = useTranslation();
  const isOffline = useOffline();
  if (isOffline) return <p>{t('problem.offline.text')}</p>;
  return (
    <Stack align="start">
      <p>{t('error-page.chunk')}</p>
      <Button variant="primary" iconStart="refresh" onClick={() => location.reload()}>
        {t('error-page.reload')}
      </Button>
    </Stack>
  );
}
