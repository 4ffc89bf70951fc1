import type { TFunction, TOptions } from 'i18next';
import { get, type FieldErrors } from 'react-hook-form';
import type { MessageKey } from '~/i18n/keys';

/** The `type` of a field's error that the server found, if its message is a key as everywhere else. */
export const SERVER_KEY = 'server';
/** The same if its message is a text. */
export const SERVER_TEXT = 'server-text';

/** Whether the server found an error, by its `type`. */
export const isFromServer = (type: unknown): boolean => type === SERVER_KEY || type === SERVER_TEXT;

/** The text of a field's error: schemas and `applySubmitErrors` give keys, a server may give a text. */
export function errorText(
  errors: FieldErrors,
  name: string,
  t: TFunction,
  values: TOptions = {},
): string | undefined {
  const error = get(errors, name) as { type?: string; message?: MessageKey } | undefined;
  if (!error?.message) return undefined;
  return error.type === SERVER_TEXT ? error.message : t(error.message, values);
}
