import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '~/api/errors';
import { messageKey } from '~/i18n/message-key';
import { SERVER_KEY, SERVER_TEXT } from './error-text';

/** Fields whose names differ from the last part of the JSON pointer that the server uses for them. */
export type PointerMap<Values extends FieldValues> = Readonly<Record<string, FieldPath<Values>>>;

const invalid = messageKey('form.invalid');
const messages: Record<string, string> = {
  required: messageKey('form.required'),
  EMAIL_DOMAIN_REFUSED: messageKey('form.email-refused'),
};

/** Texts for values that the server calls malformed: for an e-mail address the same as the page's own (5.009). */
const formatMessage = (pointer: string): string =>
  /email\w*$/i.test(pointer) ? messageKey('form.email-invalid') : invalid;

/** The parts of a form that are needed to put errors at its fields. */
export type Refusable<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'getValues' | 'setError'
>;

/**
 * The field that a pointer means: `/customer/email` is the field `email`, unless `pointers` says otherwise.
 * Undefined if the form has no such field.
 */
export function fieldOfPointer<Values extends FieldValues>(
  pointer: string | undefined,
  form: Pick<Refusable<Values>, 'getValues'>,
  pointers: PointerMap<Values> = {},
): FieldPath<Values> | undefined {
  if (pointer === undefined) return undefined;
  const name = pointers[pointer] ?? (pointer.split('/').at(-1) as FieldPath<Values>);
  return Object.hasOwn(form.getValues(), name) ? name : undefined;
}

/** The id of a field is its name. */
const isOnPage = (name: string): boolean => document.getElementById(name) !== null;

/**
 * Puts the field errors of a failed call at their fields, as far as the page has the fields.
 * @param pointers the fields that are not named as in the contract
 * @param isShown whether a field is on the page, if the page itself is not there yet
 * @returns the failure to show as a whole, with the errors that no field shows; undefined where every
 * error is at its field
 */
export function applySubmitErrors<Values extends FieldValues>(
  error: ApiError,
  form: Refusable<Values>,
  pointers: PointerMap<Values> = {},
  isShown: (name: FieldPath<Values>) => boolean = isOnPage,
): ApiError | undefined {
  const { problem } = error;
  if (!problem?.errors?.length) return error;
  const errors = problem.errors.filter(({ pointer, code, detail }) => {
    const name = fieldOfPointer(pointer, form, pointers);
    if (pointer === undefined || !name || !isShown(name)) return true;
    const known = code === 'format' ? formatMessage(pointer) : messages[code];
    if (!known && detail) form.setError(name, { type: SERVER_TEXT, message: detail });
    else form.setError(name, { type: SERVER_KEY, message: known ?? invalid });
    return false;
  });
  if (errors.length === 0) return undefined;
  if (errors.length === problem.errors.length) return error;
  return new ApiError({ ...error, problem: { ...problem, errors } });
}
