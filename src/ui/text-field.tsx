import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { ErrorText, LabelText } from './field-parts';
import type { FieldTexts } from './field-parts';
import styles from './field.module.css';

export interface TextFieldProps
  extends
    FieldTexts,
    Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'prefix'
    > {
  /** Goes to the `<input>` (the field itself is a `<div>`): form libraries focus it. */
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  placeholder?: string;
  autoCapitalize?: HTMLAttributes<HTMLElement>['autoCapitalize'];
  /** `code`: large and monospace; `search`: a pill. */
  variant?: 'text' | 'code' | 'search';
  /** Several lines instead of one. */
  isMultiline?: boolean;
  rows?: number;
  /** Under the control at its end, such as the number of characters left. */
  counter?: ReactNode;
  /** Stand inside the frame before and behind the text, such as an icon or a unit. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** A text field. `onChange` gives the text; `id` is the id of the `<input>`. */
export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  inputRef,
  placeholder,
  autoCapitalize,
  variant = 'text',
  isMultiline = false,
  rows = 4,
  counter,
  prefix,
  suffix,
  ...field
}: TextFieldProps) {
  const control = { className: styles.control, placeholder, autoCapitalize, ref: inputRef };
  return (
    <AriaTextField
      validationBehavior="aria"
      {...field}
      isInvalid={error !== undefined}
      className={styles.field ?? ''}
    >
      <Label className={styles.label}>
        <LabelText label={label} optionalLabel={optionalLabel} />
      </Label>
      {hint !== undefined && (
        <Text slot="description" elementType="div" className={styles.hint}>
          {hint}
        </Text>
      )}
      <div className={styles.frame} data-variant={variant}>
        {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
        {isMultiline ? <TextArea {...control} rows={rows} /> : <Input {...control} />}
        {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
      </div>
      {counter !== undefined && <div className={styles.counter}>{counter}</div>}
      <FieldError className={styles.error ?? ''}>
        <ErrorText>{error}</ErrorText>
      </FieldError>
    </AriaTextField>
  );
}
