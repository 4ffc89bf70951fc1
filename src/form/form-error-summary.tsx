import { useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isFromServer } from './error-text';
import { ErrorSummary } from '~/ui/error-summary';
import type { SummaryItems } from './summary-items';

/**
 * All errors of the surrounding form in one place, once it was sent or the server has found some; takes the focus
 * after each failed submit.
 */
export function FormErrorSummary({ items }: { items: SummaryItems }) {
  const { t } = useTranslation();
  const { submitCount, errors } = useFormContext().formState;
  const shown = useSyncExternalStore(items.subscribe, items.get, items.get);
  const isWanted =
    submitCount > 0 || Object.values(errors).some((error) => isFromServer(error?.type));
  if (!isWanted) return null;
  return (
    <ErrorSummary
      title={t('form.summary', { count: shown.length })}
      items={shown}
      focusKey={submitCount}
    />
  );
}
