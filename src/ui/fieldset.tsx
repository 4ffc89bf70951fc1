import type { ReactNode } from 'react';
import { ErrorText } from './field-parts';
import fieldStyles from './field.module.css';
import styles from './fieldset.module.css';

export interface FieldsetProps {
  legend: ReactNode;
  hint?: string;
  error?: string | undefined;
  /** An error summary that names this id focuses the first control inside. */
  id?: string;
  /** `title` is a heading in size, `label` looks like the label of a field. */
  size?: 'title' | 'label';
  children: ReactNode;
}

/** Fields that belong together. */
export function Fieldset({ legend, hint, error, id, size = 'title', children }: FieldsetProps) {
  return (
    <fieldset className={styles.fieldset} id={id} data-size={size}>
      <legend className={styles.legend}>
        {/* The lines are one name: without a space their words run together. */}
        <span key={error === undefined ? 'right' : 'wrong'}>
          <span>{legend}</span>
          {hint !== undefined && (
            <>
              {' '}
              <span className={styles.hint}>{hint}</span>
            </>
          )}
          {error !== undefined && (
            <>
              {' '}
              <span className={fieldStyles.error}>
                <ErrorText>{error}</ErrorText>
              </span>
            </>
          )}
        </span>
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
