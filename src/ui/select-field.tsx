import { useId } from 'react';
import type { ComponentProps } from 'react';
import { FieldFrame, describedBy } from './field-parts';
import type { FieldTexts } from './field-parts';
import styles from './field.module.css';
import { Icon } from './icon';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectFieldProps
  extends
    Partial<FieldTexts>,
    Omit<ComponentProps<'select'>, 'className' | 'children' | 'aria-invalid' | 'multiple'> {
  options: readonly SelectOption[];
  /** Text of a first, empty option ("Please choose"). */
  placeholder?: string;
}

/**
 * A native `<select>`: it exposes required and invalid to assistive technology and opens the system's own list.
 * Every attribute of `<select>` and its `ref` pass through. One without a `label` has its name from `aria-label`.
 */
export function SelectField({
  label,
  hint,
  error,
  optionalLabel,
  options,
  placeholder,
  id: givenId,
  'aria-describedby': more,
  required,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, optionalLabel }}>
      <div className={styles.frame}>
        <select
          {...select}
          id={id}
          className={`${styles.control} ${styles.select}`}
          aria-required={required || undefined}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint, error }, more)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" size="s" className={styles.chevron} />
      </div>
    </FieldFrame>
  );
}
