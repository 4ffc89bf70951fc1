import { useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { NativeTextArea, type NativeTextAreaProps } from '~/ui/native-text-area';
import { useFieldError } from './form-fields';

/** Several lines of text that belong to the surrounding `FormProvider`, see `FormTextField`. */
export function FormTextArea<Values extends FieldValues>({
  name,
  ...props
}: { name: FieldPath<Values> } & Omit<NativeTextAreaProps, 'name' | 'id' | 'error' | 'ref'>) {
  const { register } = useFormContext<Values>();
  return (
    <NativeTextArea {...props} {...register(name)} id={name} required error={useFieldError(name)} />
  );
}
