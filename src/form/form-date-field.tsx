import { useState, type ClipboardEvent, type FocusEvent } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { plainText } from '~/lib/typed-text';
import { FieldError } from '~/ui/field-parts';
import { Fieldset } from '~/ui/fieldset';
import { TextField } from '~/ui/text-field';
import { dateOrder, joinDate, readDate, splitDate, type DateParts } from './date-parts';
import styles from './form-date-field.module.css';
import { useChecks, useFieldError } from './form-fields';

const AUTO_COMPLETE = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

/**
 * A date of birth that belongs to the surrounding `FormProvider`: day, month and year are fields of their
 * own in the order of the language, see docs/decisions/date-fields.md. The form holds `1990-12-10`; while
 * something is missing, its place between the hyphens is empty.
 */
export function FormDateField<Values extends FieldValues>({
  name,
  label,
}: {
  name: FieldPath<Values>;
  label: string;
}) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const { field } = useController<Values>({ name });
  const checked = useChecks<Values>();
  // As typed: the value has leading zeros, which nobody wants to see appear while typing.
  const [typed, setTyped] = useState(() => splitDate(field.value));
  const error = useFieldError(name, label);
  const labels = {
    day: t('form.date.day'),
    month: t('form.date.month'),
    year: t('form.date.year'),
  };
  const isPartly = joinDate(typed) !== '' && Object.values(typed).includes('');
  function change(parts: Partial<DateParts>) {
    const now = { ...typed, ...parts };
    setTyped(now);
    checked.change(name);
    field.onChange(joinDate(now));
  }
  /** A whole date fills all three fields. */
  function paste(event: ClipboardEvent) {
    const parts = readDate(plainText(event.clipboardData.getData('text')), locale);
    if (!parts) return;
    event.preventDefault();
    change(parts);
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    checked.leave(name, joinDate(typed) === '', relatedTarget, field.onBlur);
  }
  return (
    <Fieldset id={name} legend={label} size="label">
      <div>
        <div className={styles.parts} onBlur={leave} onPaste={paste}>
          {dateOrder(locale).map((part) => (
            <div key={part} className={styles.part} data-part={part}>
              <TextField
                id={`${name}-${part}`}
                label={labels[part]}
                value={typed[part]}
                onChange={(event) => change({ [part]: plainText(event.target.value) })}
                inputMode="numeric"
                enterKeyHint="next"
                maxLength={part === 'year' ? 4 : 2}
                autoComplete={AUTO_COMPLETE[part]}
                required
                aria-describedby={error === undefined ? undefined : `${name}-error`}
                isInvalid={error !== undefined && (!isPartly || typed[part] === '')}
              />
            </div>
          ))}
        </div>
        {error !== undefined && <FieldError id={`${name}-error`}>{error}</FieldError>}
      </div>
    </Fieldset>
  );
}
