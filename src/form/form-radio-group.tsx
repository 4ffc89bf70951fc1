import type { TOptions } from 'i18next';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { RadioGroup, type RadioGroupProps } from '~/ui/radio-group';
import { useChecks, useFieldError } from './form-fields';

/** One choice out of some that belongs to the surrounding `FormProvider`, see `FormTextField`. */
export function FormRadioGroup<Values extends FieldValues>({
  name,
  summaryLabel,
  errorValues,
  ...props
}: {
  name: FieldPath<Values>;
  label: string;
  summaryLabel?: string;
  errorValues?: TOptions;
} & Omit<RadioGroupProps, 'name' | 'id' | 'label' | 'value' | 'onChange' | 'onBlur' | 'error'>) {
  const { field } = useController<Values>({ name });
  const checked = useChecks<Values>();
  return (
    <RadioGroup
      {...props}
      id={name}
      name={name}
      // An empty text would count as a choice, and no radio be reached by the keys.
      value={field.value || null}
      onChange={(value) => {
        checked.change(name);
        field.onChange(value);
      }}
      onBlur={(event) => checked.leave(name, !field.value, event.relatedTarget, field.onBlur)}
      error={useFieldError(name, summaryLabel ?? props.label, errorValues)}
    />
  );
}
