import { useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/ui/error-summary';
import type { SummaryItems } from './summary-items';

/** All errors of the surrounding form in one place; takes the focus after each failed submit. */
export function FormErrorSummary({ items }: { items: SummaryItems }) {
  const { t } = useTranslation();
  const { submitCount } = useFormContext().formState;
  const shown = useSyncExternalStore(items.subscribe, items.get, items.get);
  return (
    <ErrorSummary
      title={t('form.summary', { count: shown.length })}
      items={shown}
      focusKey={submitCount}
    />
  );
}
