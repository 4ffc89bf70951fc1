import type { TOptions } from 'i18next';
import type { ComponentType, FocusEvent } from 'react';
import { useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox, type CheckboxProps } from '~/ui/checkbox';
import { SelectField, type SelectFieldProps } from '~/ui/select-field';
import { TextField, type TextFieldProps } from '~/ui/text-field';
import { afterPress } from './after-press';
import { errorText } from './error-text';

/**
 * Fields that belong to the surrounding `FormProvider`: name, value, error and id come from the
 * form, look and accessibility from `ui`. The id of a field is its name, so that the error summary
 * can lead to it. Errors of a schema are message keys.
 */
interface Named<Values extends FieldValues> {
  name: FieldPath<Values>;
}

type Own = 'name' | 'id' | 'error' | 'ref';

export function FormTextField<Values extends FieldValues>({
  name,
  isOptional = false,
  errorValues,
  ...props
}: Named<Values> &
  Omit<TextFieldProps, Own> & {
    isOptional?: boolean;
    /** For the placeholders of the field's errors. */
    errorValues?: TOptions;
  }) {
  const { t } = useTranslation();
  const register = useRegister<Values>();
  return (
    <TextField
      {...props}
      {...register(name)}
      id={name}
      required={!isOptional}
      optionalLabel={isOptional ? t('form.optional') : undefined}
      error={useFieldError(name, errorValues)}
    />
  );
}

export function FormSelectField<Values extends FieldValues>({
  name,
  isOptional = false,
  ...props
}: Named<Values> & Omit<SelectFieldProps, Own> & { isOptional?: boolean }) {
  const { t } = useTranslation();
  const register = useRegister<Values>();
  return (
    <SelectField
      {...props}
      {...register(name)}
      id={name}
      required={!isOptional}
      optionalLabel={isOptional ? t('form.optional') : undefined}
      error={useFieldError(name)}
    />
  );
}

export function FormCheckbox<Values extends FieldValues>({
  name,
  ...props
}: Named<Values> & Omit<CheckboxProps, Own>) {
  const register = useRegister<Values>();
  return <Checkbox {...props} {...register(name)} id={name} error={useFieldError(name)} />;
}

/** A field that is made elsewhere, such as the one for a voucher code. */
export function FormField<Values extends FieldValues>({
  name,
  as: Field,
}: Named<Values> & { as: ComponentType<Omit<TextFieldProps, 'label'>> }) {
  const register = useRegister<Values>();
  return <Field {...register(name)} id={name} error={useFieldError(name)} />;
}

/**
 * `register` of the surrounding form. A field that is left by a press says what is wrong with it after
 * the click: its text moves what stands below, which is what is being pressed.
 */
export function useRegister<Values extends FieldValues>() {
  const { register } = useFormContext<Values>();
  return (name: FieldPath<Values>) => {
    const { onBlur, ...field } = register(name);
    return { ...field, onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)) };
  };
}

/** The translated error of a field, for fields that are built from other parts. */
export function useFieldError(name: string, values?: TOptions): string | undefined {
  const { t } = useTranslation();
  const { formState } = useFormContext();
  return errorText(formState.errors, name, t, values);
}
