import type { TOptions } from 'i18next';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/ui/error-summary';
import { errorText } from './error-text';

export interface FormErrorSummaryProps {
  /** Every field in the order of the page, with its label. */
  fields: readonly { name: string; label: string }[];
  /** For the placeholders of the errors. */
  values?: TOptions;
}

/** All errors of the surrounding form in one place; takes the focus after each failed submit. */
export function FormErrorSummary({ fields, values }: FormErrorSummaryProps) {
  const { t } = useTranslation();
  const { errors, submitCount } = useFormContext().formState;
  const items = fields.flatMap(({ name, label }) => {
    const message = errorText(errors, name, t, values);
    if (!message) return [];
    // Some labels are whole sentences.
    const isSentence = /[.?!]$/.test(label);
    const text = isSentence ? `${label} ${message}` : t('form.summary-item', { label, message });
    return [{ fieldId: name, text }];
  });
  if (items.length === 0) return null;
  return (
    <ErrorSummary
      title={t('form.summary', { count: items.length })}
      items={items}
      focusKey={submitCount}
    />
  );
}
