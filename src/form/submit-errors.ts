import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { ApiError } from '~/api/errors';
import { messageKey } from '~/i18n/message-key';

/** Field names by the JSON pointer that the server uses for them. */
export type PointerMap<Values extends FieldValues> = Readonly<Record<string, FieldPath<Values>>>;

const messages: Record<string, string> = {
  required: messageKey('form.required'),
  format: messageKey('form.invalid'),
  EMAIL_DOMAIN_REFUSED: messageKey('form.email-refused'),
};

/**
 * Puts the field errors of a failed call at their fields.
 * @returns whether every error found its field; otherwise the failure has to be shown as a whole
 */
export function applySubmitErrors<Values extends FieldValues>(
  error: ApiError,
  pointers: PointerMap<Values>,
  setError: UseFormSetError<Values>,
): boolean {
  const fieldErrors = Array.isArray(error.problem?.errors) ? error.problem.errors : [];
  let isComplete = fieldErrors.length > 0;
  for (const { pointer, code } of fieldErrors) {
    const name = pointer === undefined ? undefined : pointers[pointer];
    if (name) setError(name, { type: 'server', message: messages[code] ?? messages['format'] });
    else isComplete = false;
  }
  return isComplete;
}
