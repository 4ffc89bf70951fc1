import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';

/**
 * The properties of every form field. A required field is `aria-required`: of a native `required` Firefox tells
 * screen readers that the field and its form are invalid before anything is typed.
 */
export interface FieldTexts {
  label: ReactNode;
  /** Stands between label and control and is part of the control's description. */
  hint?: ReactNode;
  /** Marks the control invalid and is part of its description. */
  error?: string | undefined;
  /** The word for "optional"; given, it is behind the label. Required fields carry no mark. */
  optionalLabel?: string | undefined;
}

export function LabelText({ label, optionalLabel }: Pick<FieldTexts, 'label' | 'optionalLabel'>) {
  // Replaced as a whole: a space that a translation has wrapped cannot be removed by itself.
  return optionalLabel === undefined ? (
    <span key="required">{label}</span>
  ) : (
    <span key="optional">
      <span>{label}</span> <span className={styles.optional}>{`(${optionalLabel})`}</span>
    </span>
  );
}

export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon name="error" size="s" />
      <span>{children}</span>
    </>
  );
}

/** The error text below a control or a group that names it in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.error} id={id}>
      <ErrorText>{children}</ErrorText>
    </div>
  );
}

interface FieldFrameProps extends Partial<FieldTexts> {
  id: string;
  children: ReactNode;
}

/** Ids of the parts that describe the control `id`. */
export const describedBy = (
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  more?: string,
): string | undefined =>
  [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`, more]
    .filter(Boolean)
    .join(' ') || undefined;

/** Label, hint and error around a native control, with the ids that `describedBy` names. */
export function FieldFrame({ id, label, optionalLabel, hint, error, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      {label !== undefined && (
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          <LabelText label={label} optionalLabel={optionalLabel} />
        </label>
      )}
      {hint !== undefined && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
