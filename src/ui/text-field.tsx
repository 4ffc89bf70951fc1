import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, describedBy } from './field-parts';
import type { FieldTexts } from './field-parts';
import styles from './field.module.css';

export interface TextFieldProps
  extends
    Partial<FieldTexts>,
    Omit<ComponentProps<'input'>, 'className' | 'prefix' | 'aria-invalid'> {
  /** `code`: large and monospace; `search`: a pill. */
  variant?: 'text' | 'code' | 'search';
  /** Stand inside the frame before and behind the text, such as an icon or a unit. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** For a field whose error is said elsewhere, such as by its group. */
  isInvalid?: boolean;
}

/**
 * A native text field, also for uncontrolled forms: every attribute of `<input>` and its `ref` pass
 * through. One without a `label` has its name from `aria-label`.
 */
export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  variant = 'text',
  prefix,
  suffix,
  isInvalid = error !== undefined,
  id: givenId,
  'aria-describedby': more,
  required,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, optionalLabel }}>
      <div className={styles.frame} data-variant={variant}>
        {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
        <input
          type="text"
          {...input}
          id={id}
          className={styles.control}
          aria-required={required || undefined}
          aria-invalid={isInvalid}
          aria-describedby={describedBy(id, { hint, error }, more)}
        />
        {suffix && <span className={styles.affix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
