import { get, type FieldErrors } from 'react-hook-form';
import type { MessageKey } from '~/i18n/keys';

/** The message key of a field's error: schemas and `applySubmitErrors` give keys, never texts. */
export function errorKey(errors: FieldErrors, name: string): MessageKey | undefined {
  const error = get(errors, name) as { message?: MessageKey } | undefined;
  return error?.message;
}
