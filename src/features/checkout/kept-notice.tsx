import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Notice } from '~/ui/notice';

/** Says why another shop could not be chosen. @param recipient the shop of the order that must end first */
export function KeptNotice({ recipient }: { recipient: string }) {
  const { t } = useTranslation();
  const location = useLocation();
  const isKept = (location.state as { isKept?: boolean } | null)?.isKept === true;
  if (!isKept) return null;
  return (
    <Notice tone="info" role="status" title={t('redemption.kept.title', { recipient })}>
      <p>{t('redemption.kept.text')}</p>
    </Notice>
  );
}
