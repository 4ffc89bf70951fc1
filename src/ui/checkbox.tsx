import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { FieldError, describedBy } from './field-parts';
import { Icon } from './icon';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'children' | 'aria-invalid'
> {
  children: ReactNode;
  /** Stands below the name; part of the description. */
  hint?: ReactNode;
  /** The hint is short, such as an amount: at the end of the name's line. */
  isHintBeside?: boolean;
  error?: string | undefined;
}

/** A native checkbox; the whole row is its target. Every attribute of `<input>` and its `ref` pass through. */
export function Checkbox({
  children,
  hint,
  isHintBeside = false,
  error,
  id: givenId,
  'aria-describedby': more,
  required,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <span className={styles.box}>
          <input
            {...input}
            type="checkbox"
            id={id}
            className={styles.input}
            aria-labelledby={`${id}-label`}
            aria-required={required || undefined}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy(id, { hint, error }, more)}
          />
          <Icon name="check" />
        </span>
        <span className={styles.text} id={`${id}-label`}>
          {children}
        </span>
        {hint !== undefined && (
          <span className={isHintBeside ? styles.beside : styles.aside} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
