import { useTranslation } from 'react-i18next';
import { FocusNotice } from '~/ui/focus-notice';

/** An attempt without an answer turned out not to have reached the server: the form is open again. */
export function UnknownNotice() {
  const { t } = useTranslation();
  return (
    <FocusNotice tone="info" title={t('redemption.unknown.title')}>
      <p>{t('redemption.unknown.text')}</p>
    </FocusNotice>
  );
}
