import { useTranslation } from 'react-i18next';
import { Notice } from '~/ui/notice';
import { isUndeliverable } from './email-rules';

/** A word of warning below a field with an address that mail will not reach (5.011). */
export function EmailWarning({ email }: { email: string }) {
  const { t } = useTranslation();
  if (!isUndeliverable(email)) return null;
  return (
    <Notice tone="warning" role="status">
      <p>{t('form.email-discouraged')}</p>
    </Notice>
  );
}
