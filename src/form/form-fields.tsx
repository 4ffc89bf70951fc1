import { useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NativeCheckbox, type NativeCheckboxProps } from '~/ui/native-checkbox';
import { NativeTextField, type NativeTextFieldProps } from '~/ui/native-text-field';
import { SelectField, type SelectFieldProps } from '~/ui/select-field';
import { errorKey } from './error-key';

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
  ...props
}: Named<Values> & Omit<NativeTextFieldProps, Own> & { isOptional?: boolean }) {
  const { t } = useTranslation();
  const { register } = useFormContext<Values>();
  return (
    <NativeTextField
      {...props}
      {...register(name)}
      id={name}
      required={!isOptional}
      optionalLabel={isOptional ? t('form.optional') : undefined}
      error={useFieldError(name)}
    />
  );
}

export function FormSelectField<Values extends FieldValues>({
  name,
  ...props
}: Named<Values> & Omit<SelectFieldProps, Own>) {
  const { register } = useFormContext<Values>();
  return (
    <SelectField {...props} {...register(name)} id={name} required error={useFieldError(name)} />
  );
}

export function FormCheckbox<Values extends FieldValues>({
  name,
  ...props
}: Named<Values> & Omit<NativeCheckboxProps, Own>) {
  const { register } = useFormContext<Values>();
  return <NativeCheckbox {...props} {...register(name)} id={name} error={useFieldError(name)} />;
}

/** The translated error of a field, for fields that are built from other parts. */
export function useFieldError(name: string): string | undefined {
  const { t } = useTranslation();
  const { formState } = useFormContext();
  const key = errorKey(formState.errors, name);
  return key && t(key);
}
