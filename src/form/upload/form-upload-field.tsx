import { useEffect } from 'react';
import { useFormContext, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form';
import { useFieldError } from '~/form/form-fields';
import { UploadField } from './upload-field';
import type { Uploads } from './use-uploads';

interface FormUploadFieldProps<Values extends FieldValues> {
  /** A field with `uploadsRule`: it holds the errors of the files, not the files. */
  name: FieldPath<Values>;
  label: string;
  uploads: Uploads;
  isOptional?: boolean;
}

/** Files of the surrounding form, so that its error summary names their errors too. */
export function FormUploadField<Values extends FieldValues>({
  name,
  label,
  uploads,
  isOptional = false,
}: FormUploadFieldProps<Values>) {
  const { setValue, formState } = useFormContext<Values>();
  const { problem } = uploads;
  const { isSubmitted } = formState;
  useEffect(() => {
    // The rule of the field takes any text.
    setValue(name, problem as PathValue<Values, FieldPath<Values>>, {
      shouldValidate: isSubmitted,
    });
  }, [name, problem, isSubmitted, setValue]);
  return (
    <UploadField
      id={name}
      label={label}
      uploads={uploads}
      error={useFieldError(name, label)}
      isOptional={isOptional}
    />
  );
}
