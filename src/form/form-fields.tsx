import type { TOptions } from 'i18next';
import type { ComponentType, FocusEvent } from 'react';
import { useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox, type CheckboxProps } from '~/ui/checkbox';
import { SelectField, type SelectFieldProps } from '~/ui/select-field';
import { TextField, type TextFieldProps } from '~/ui/text-field';
import { afterPress } from './after-press';
import { errorText } from './error-text';
import { useSummaryItem } from './summary-items';

/**
 * Fields that belong to the surrounding `FormProvider`: name, value, error and id come from the
 * form, look and accessibility from `ui`. The id of a field is its name, so that the error summary
 * can lead to it. Errors of a schema are message keys.
 */
interface Named<Values extends FieldValues> {
  name: FieldPath<Values>;
  /** What the error summary calls the field, where its label is not short enough. */
  summaryLabel?: string;
}

type Own = 'name' | 'id' | 'label' | 'error' | 'ref';

export function FormTextField<Values extends FieldValues>({
  name,
  summaryLabel,
  isOptional = false,
  errorValues,
  ...props
}: Named<Values> &
  Omit<TextFieldProps, Own> & {
    label: string;
    isOptional?: boolean;
    /** For the placeholders of the field's errors. */
    errorValues?: TOptions;
  }) {
  const { t } = useTranslation();
  const register = useRegister<Values>();
  return (
    <TextField
      // A form has more fields; the last one says what its button does.
      enterKeyHint="next"
      {...props}
      {...register(name)}
      id={name}
      required={!isOptional}
      optionalLabel={isOptional ? t('form.optional') : undefined}
      error={useFieldError(name, summaryLabel ?? props.label, errorValues)}
    />
  );
}

export function FormSelectField<Values extends FieldValues>({
  name,
  summaryLabel,
  isOptional = false,
  ...props
}: Named<Values> & Omit<SelectFieldProps, Own> & { label: string; isOptional?: boolean }) {
  const { t } = useTranslation();
  const register = useRegister<Values>();
  return (
    <SelectField
      {...props}
      {...register(name)}
      id={name}
      required={!isOptional}
      optionalLabel={isOptional ? t('form.optional') : undefined}
      error={useFieldError(name, summaryLabel ?? props.label)}
    />
  );
}

export function FormCheckbox<Values extends FieldValues>({
  name,
  summaryLabel,
  ...props
}: Named<Values> & Omit<CheckboxProps, Own | 'children'> & { children: string }) {
  const register = useRegister<Values>();
  const error = useFieldError(name, summaryLabel ?? props.children);
  return <Checkbox {...props} {...register(name)} id={name} error={error} />;
}

/**
 * A field that is made elsewhere, such as the one for a voucher code. It has its own label, so a form with
 * an error summary has to name it in `summaryLabel`.
 */
export function FormField<Values extends FieldValues>({
  name,
  summaryLabel,
  as: Field,
}: Named<Values> & { as: ComponentType<Omit<TextFieldProps, 'label'>> }) {
  const register = useRegister<Values>();
  return <Field {...register(name)} id={name} error={useFieldError(name, summaryLabel)} />;
}

/**
 * `register` of the surrounding form. A field that is left by a press says what is wrong with it after
 * the click: its text moves what is below, which is what is being pressed.
 */
export function useRegister<Values extends FieldValues>() {
  const { register } = useFormContext<Values>();
  return (name: FieldPath<Values>) => {
    const { onBlur, ...field } = register(name);
    return { ...field, onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)) };
  };
}

/**
 * The translated error of a field, for fields that are built from other parts. The error summary of the
 * form lists it.
 * @param label what the summary calls the field
 * @param values for the placeholders of the error
 */
export function useFieldError(name: string, label?: string, values?: TOptions): string | undefined {
  const { t } = useTranslation();
  const { formState } = useFormContext();
  const error = errorText(formState.errors, name, t, values);
  useSummaryItem(name, label, error);
  return error;
}
