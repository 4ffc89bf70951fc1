import { useTranslation } from 'react-i18next';
import { Notice } from '~/ui/notice';

/** An attempt without an answer turned out not to have reached the server: the form is open again. */
export function UnknownNotice() {
  const { t } = useTranslation();
  return (
    <Notice tone="info" role="alert" title={t('redemption.unknown.title')}>
      <p>{t('redemption.unknown.text')}</p>
    </Notice>
  );
}
