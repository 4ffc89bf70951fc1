import type { TOptions } from 'i18next';
import type { ChangeEvent, ComponentType, FocusEvent } from 'react';
import { useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox, type CheckboxProps } from '~/ui/checkbox';
import { sayInvalid } from '~/ui/control-of';
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
  /** Name of the field in the error summary, if its label is too long. */
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
      // A form has more fields; the last one has the key of its button.
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
 * an error summary must name it in `summaryLabel`.
 */
export function FormField<Values extends FieldValues>({
  name,
  summaryLabel,
  as: Field,
}: Named<Values> & { as: ComponentType<Omit<TextFieldProps, 'label'>> }) {
  const register = useRegister<Values>();
  return <Field {...register(name)} id={name} error={useFieldError(name, summaryLabel)} />;
}

/** `register` of the surrounding form, with its checks. */
export function useRegister<Values extends FieldValues>() {
  const { register } = useFormContext<Values>();
  const checked = useChecks<Values>();
  return (name: FieldPath<Values>) => {
    const { onChange, onBlur, ...field } = register(name);
    return {
      ...field,
      onChange: (event: ChangeEvent) => {
        checked.change(name);
        void onChange(event);
      },
      onBlur: (event: FocusEvent) =>
        checked.leave(name, isBlank(event.target), event.relatedTarget, () => onBlur(event)),
    };
  };
}

function isBlank(control: Element): boolean {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return !control.checked;
  return 'value' in control && control.value === '';
}

/**
 * A field shows its error when the visitor leaves it with something in it, and when the form is sent. An empty
 * field is not wrong before the form was sent, and a field that is being changed not before it is left.
 */
export function useChecks<Values extends FieldValues>() {
  const { clearErrors, getFieldState, formState } = useFormContext<Values>();
  const { isSubmitted } = formState;
  return {
    change(name: FieldPath<Values>): void {
      if (getFieldState(name).error) clearErrors(name);
    },
    /**
     * A field that is left by a press is checked after the click: its text moves what is below, which is what is
     * being pressed.
     * @param to has the focus now
     * @param check of the form
     */
    leave(
      name: FieldPath<Values>,
      isEmpty: boolean,
      to: Element | null,
      check: () => unknown,
    ): void {
      if (isEmpty && !isSubmitted) return;
      const isKnown = getFieldState(name).error !== undefined;
      afterPress((isClick) => {
        // The element that gets the focus when the form is sent announces it.
        const isSent = isClick && to?.matches('[type=submit]') !== false;
        void say(!isKnown && !isSent);
      });
      async function say(isNews: boolean): Promise<void> {
        await check();
        // Once its text is in the page.
        if (isNews && getFieldState(name).error) setTimeout(sayInvalid, 0, name);
      }
    },
  };
}

/**
 * The translated error of a field, for fields that are built from other parts. The error summary of the
 * form lists it.
 * @param label the name of the field in the summary
 * @param values for the placeholders of the error
 */
export function useFieldError(name: string, label?: string, values?: TOptions): string | undefined {
  const { t } = useTranslation();
  const { formState } = useFormContext();
  const error = errorText(formState.errors, name, t, values);
  useSummaryItem(name, label, error);
  return error;
}
