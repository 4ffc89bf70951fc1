import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { FocusNotice } from '~/ui/focus-notice';

/** A link with a code was opened while a voucher is in use; it may be that of another one. */
export function LinkedCode({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <FocusNotice
      tone="info"
      title={t('redeem.linked.title')}
      actions={<Button onClick={onAdd}>{t('voucher.add')}</Button>}
    >
      <p>{t('redeem.linked.text')}</p>
    </FocusNotice>
  );
}
