import type { TFunction } from 'i18next';
import { get, type FieldErrors } from 'react-hook-form';
import type { MessageKey } from '~/i18n/keys';

/** The `type` of a field's error that is a text of the server; the messages of all others are keys. */
export const SERVER_TEXT = 'server-text';

/** What a field says about its error: schemas and `applySubmitErrors` give keys, a server may give a text. */
export function errorText(errors: FieldErrors, name: string, t: TFunction): string | undefined {
  const error = get(errors, name) as { type?: string; message?: MessageKey } | undefined;
  if (!error?.message) return undefined;
  return error.type === SERVER_TEXT ? error.message : t(error.message);
}
