import { useTranslation } from 'react-i18next';
import { FocusNotice } from '~/ui/focus-notice';

/** Says on the page after an ended visit that nothing of it is left, with the focus: its button is gone. */
export function VisitEnded() {
  const { t } = useTranslation();
  return (
    <FocusNotice tone="success" title={t('visit.ended.title')}>
      <p>{t('visit.ended.text')}</p>
    </FocusNotice>
  );
}
