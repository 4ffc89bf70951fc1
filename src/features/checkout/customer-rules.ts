import * as z from 'zod/mini';
import { messageKey } from '~/i18n/message-key';

// Rules for single fields that the forms of a redemption and of a donation share.

export const required = messageKey('form.required');
export const choose = messageKey('form.choose');
const invalidEmail = messageKey('form.email-invalid');
const tooLong = messageKey('form.too-long');

/** Values of the select for the salutation: `choose` is disabled, `none` is the empty value (3.138 to 3.141). */
export const SALUTATIONS = ['choose', 'mr', 'mrs', 'none'] as const;

/** A text that may stay empty; white space around it does not count. */
export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, tooLong));

/** A text that may not stay empty (requirement 5.007). */
export const requiredText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, required), z.maxLength(max, tooLong));

/** An e-mail address (requirement 5.009). */
export const emailText = z
  .string()
  .check(z.trim(), z.minLength(1, required), z.email(invalidEmail), z.maxLength(320, tooLong));

/** Runs cross-field rules even when a field is invalid, so that all errors show at once. */
export const alwaysRun = { when: () => true };

/** Nothing typed yet about who redeems or donates. */
export const emptyPerson = (country: string) => ({
  customerType: 'private' as 'private' | 'company',
  company: '',
  salutation: 'choose' as (typeof SALUTATIONS)[number],
  firstName: '',
  lastName: '',
  street: '',
  streetNumber: '',
  additionalAddress: '',
  postalCode: '',
  city: '',
  country,
  email: '',
  repeatEmail: '',
  phone: '',
  termsAccepted: false,
});

/** What both forms know about who redeems or donates. */
export type PersonValues = ReturnType<typeof emptyPerson>;
