import { useTranslation } from 'react-i18next';
import { Notice } from '~/ui/notice';

/** Says that the session ran out and that nothing but the code must be entered again (4.070). */
export function SessionEnded() {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" title={t('problem.session-expired.title')} role="status">
      <p>{t('problem.session-expired.text')}</p>
    </Notice>
  );
}
