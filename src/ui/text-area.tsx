import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame, describedBy, type FieldTexts } from './field-parts';
import styles from './field.module.css';

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'aria-invalid'> {
  /** Under the control at its end, such as the number of characters left. No part of its description, which some
   * screen readers read out on every change. */
  counter?: ReactNode;
}

/** A native `<textarea>`; every attribute of it and its `ref` pass through. */
export function TextArea({
  label,
  hint,
  error,
  optionalLabel,
  counter,
  id: givenId,
  rows = 4,
  required,
  ...area
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, optionalLabel }}>
      <div className={styles.frame}>
        <textarea
          {...area}
          id={id}
          rows={rows}
          className={styles.control}
          aria-required={required || undefined}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </div>
      {counter !== undefined && <div className={styles.counter}>{counter}</div>}
    </FieldFrame>
  );
}
