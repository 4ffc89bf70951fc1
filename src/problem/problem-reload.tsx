import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';

/** A part of the page is missing: says so and loads the page again. */
export function ProblemReload() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('error-page.chunk')}</p>
      <Button variant="primary" iconStart="refresh" onClick={() => location.reload()}>
        {t('error-page.reload')}
      </Button>
    </>
  );
}
