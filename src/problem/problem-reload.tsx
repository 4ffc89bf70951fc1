import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Stack } from '~/ui/stack';

/** A part of the page is missing: says so and loads the page again. */
export function ProblemReload() {
  const { t } = useTranslation();
  return (
    <Stack align="start">
      <p>{t('error-page.chunk')}</p>
      <Button variant="primary" iconStart="refresh" onClick={() => location.reload()}>
        {t('error-page.reload')}
      </Button>
    </Stack>
  );
}
