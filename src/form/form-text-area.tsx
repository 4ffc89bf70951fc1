import type { FieldPath, FieldValues } from 'react-hook-form';
import { TextArea, type TextAreaProps } from '~/ui/text-area';
import { useFieldError, useRegister } from './form-fields';

/** Several lines of text that belong to the surrounding `FormProvider`, see `FormTextField`. */
export function FormTextArea<Values extends FieldValues>({
  name,
  ...props
}: { name: FieldPath<Values>; label: string } & Omit<
  TextAreaProps,
  'name' | 'id' | 'label' | 'error' | 'ref'
>) {
  const register = useRegister<Values>();
  const error = useFieldError(name, props.label);
  return <TextArea {...props} {...register(name)} id={name} required error={error} />;
}
