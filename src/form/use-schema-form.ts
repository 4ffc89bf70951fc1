import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type UseFormProps } from 'react-hook-form';
import type * as z from 'zod/mini';

/** For forms of one or two fields, such as a code or a PIN: they name errors only when they are sent. */
export const onSubmitOnly = { mode: 'onSubmit', reValidateMode: 'onSubmit' } as const;

/**
 * The values of a form under the rules of a schema. By default a field is checked when it is left; `useChecks`
 * says more.
 * @param schema its error messages are message keys
 */
export function useSchemaForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: Values,
  options: Pick<UseFormProps<Values>, 'mode' | 'reValidateMode' | 'resolver'> = {},
) {
  return useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // `CallForm` moves the focus.
    shouldFocusError: false,
    ...options,
  });
}
