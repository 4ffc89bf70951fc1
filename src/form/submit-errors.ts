import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '~/api/errors';
import { messageKey } from '~/i18n/message-key';
import { SERVER_KEY, SERVER_TEXT } from './error-text';

/** Field names by the JSON pointer that the server uses for them. */
export type PointerMap<Values extends FieldValues> = Readonly<Record<string, FieldPath<Values>>>;

const invalid = messageKey('form.invalid');
const messages: Record<string, string> = {
  required: messageKey('form.required'),
  EMAIL_DOMAIN_REFUSED: messageKey('form.email-refused'),
};

/** What the server says of a value of the wrong form: of an e-mail address the same as the page does (5.009). */
const formatMessage = (pointer: string): string =>
  /email\w*$/i.test(pointer) ? messageKey('form.email-invalid') : invalid;

/** The id of a field is its name. */
const isOnPage = (name: string): boolean => document.getElementById(name) !== null;

/**
 * Puts the field errors of a failed call at their fields, as far as the page has the fields.
 * @param isShown whether a field is on the page, where the page itself is not there yet
 * @returns what has to be shown as a whole, with the errors that no field shows; undefined where every
 * error is at its field
 */
export function applySubmitErrors<Values extends FieldValues>(
  error: ApiError,
  pointers: PointerMap<Values>,
  setError: UseFormSetError<Values>,
  isShown: (name: FieldPath<Values>) => boolean = isOnPage,
): ApiError | undefined {
  const { problem } = error;
  if (!problem?.errors?.length) return error;
  const errors = problem.errors.filter(({ pointer, code, detail }) => {
    const name = pointer === undefined ? undefined : pointers[pointer];
    if (pointer === undefined || !name || !isShown(name)) return true;
    const known = code === 'format' ? formatMessage(pointer) : messages[code];
    if (!known && detail) setError(name, { type: SERVER_TEXT, message: detail });
    else setError(name, { type: SERVER_KEY, message: known ?? invalid });
    return false;
  });
  if (errors.length === 0) return undefined;
  if (errors.length === problem.errors.length) return error;
  return new ApiError({ ...error, problem: { ...problem, errors } });
}
