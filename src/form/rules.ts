import * as z from 'zod/mini';
import { messageKey } from '~/i18n/message-key';
import { plainText } from '~/lib/typed-text';
import { cleanText } from './clean-text';
import { cleanEmail, isEmail, isSameEmail, isUndeliverable } from './email-rules';

// Rules for the values of fields. Every rule names the key of the text that its field shows.

export const required = messageKey('form.required');
export const choose = messageKey('form.choose');
const tooLong = messageKey('form.too-long');

type Clean = (typed: string) => string;

/** A text that may stay empty; white space around it and invisible characters do not count. */
export const text = (max: number, clean: Clean = cleanText) =>
  z.string().check(z.overwrite(clean), z.maxLength(max, tooLong));

/** A text that may not stay empty (requirement 5.007). */
export const requiredText = (max: number, clean?: Clean) =>
  text(max, clean).check(z.minLength(1, required));

/** An e-mail address that is typed once more; `sameEmail` compares it. */
export const repeatedEmail = requiredText(320, cleanEmail);

/**
 * An e-mail address (no narrower than the browser's rule; requirements 5.009, 5.011).
 * @param refusesRu whether addresses ending in .ru are refused; the field warns of them anyway
 */
export const email = (refusesRu = false) =>
  repeatedEmail.check(
    z.refine(isEmail, { error: messageKey('form.email-invalid') }),
    z.refine((address) => !refusesRu || !isUndeliverable(address), {
      error: messageKey('form.email-refused'),
    }),
  );

/** Runs cross-field rules even when a field is invalid, so that all errors show at once. */
export const alwaysRun = { when: () => true };

/** Says at the field `repeatEmail` that it differs from the field `email` (requirement 5.010). */
export const sameEmail = z.refine<{ email: string; repeatEmail: string }>(
  (typed) => typed.repeatEmail === '' || isSameEmail(typed.email, typed.repeatEmail),
  { path: ['repeatEmail'], error: messageKey('form.email-different'), ...alwaysRun },
);

/** A telephone number, always optional; nobody can be called without a digit. */
export const phone = text(40, (typed) => plainText(typed).replace(/^tel:/i, '')).check(
  z.refine((number) => number === '' || /\p{N}/u.test(number), {
    error: messageKey('form.phone-without-digit'),
  }),
);

/** A box that must be ticked. @param error the key of the text at an empty box */
export const accepted = (error: string) => z.boolean().check(z.refine(Boolean, error));

/** A choice that must be made. */
export const chosen = z.string().check(z.minLength(1, choose));
