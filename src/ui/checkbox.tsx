import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import type { CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import styles from './checkbox.module.css';
import { ErrorText } from './field-parts';
import fieldStyles from './field.module.css';
import { Icon } from './icon';

export interface CheckboxProps extends Omit<
  CheckboxFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'isIndeterminate' | 'validate'
> {
  /** The name; may hold links. */
  children: ReactNode;
  /** Under the name; part of the description. */
  hint?: ReactNode;
  error?: string | undefined;
}

/** A checkbox; the whole row is its target. `onChange` gives a boolean; `inputRef` reaches the `<input>`. */
export function Checkbox({ children, hint, error, ...field }: CheckboxProps) {
  return (
    <CheckboxField
      validationBehavior="aria"
      {...field}
      isInvalid={error !== undefined}
      className={styles.field ?? ''}
    >
      <CheckboxButton className={styles.row ?? ''}>
        <span className={styles.box}>
          <Icon name="check" />
        </span>
        <span className={styles.text}>{children}</span>
      </CheckboxButton>
      {hint !== undefined && (
        <Text slot="description" elementType="div" className={styles.under}>
          {hint}
        </Text>
      )}
      <FieldError className={fieldStyles.error ?? ''}>
        <ErrorText>{error}</ErrorText>
      </FieldError>
    </CheckboxField>
  );
}
