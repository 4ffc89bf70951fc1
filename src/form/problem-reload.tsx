import { useTranslation } from 'react-i18next';
import { NativeButton } from '~/ui/native-button';

/** A part of the page is missing: says so and loads the page again. */
export function ProblemReload() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('error-page.chunk')}</p>
      <NativeButton variant="primary" iconStart="refresh" onClick={() => location.reload()}>
        {t('error-page.reload')}
      </NativeButton>
    </>
  );
}
