import * as z from 'zod/mini';
import { isSameEmail, isUndeliverable } from '~/form/email-rules';
import { messageKey } from '~/i18n/message-key';
import { cleanCode } from '~/voucher/clean-code';

const required = messageKey('form.required');
const tooLong = messageKey('form.too-long');

/**
 * The form of a reactivation (requirements 1.030, 5.007, 5.009 to 5.011).
 * @param refusesRu whether addresses ending in .ru are refused instead of discouraged
 */
export const reactivationSchema = (refusesRu: boolean) =>
  z
    .object({
      code: z
        .string()
        .check(z.overwrite(cleanCode), z.minLength(1, required), z.maxLength(100, tooLong)),
      email: z.string().check(
        z.trim(),
        z.minLength(1, required),
        z.email(messageKey('form.email-invalid')),
        z.maxLength(320, tooLong),
        z.refine((email) => !refusesRu || !isUndeliverable(email), {
          error: messageKey('form.email-refused'),
        }),
      ),
      repeatEmail: z.string().check(z.trim(), z.minLength(1, required), z.maxLength(320, tooLong)),
    })
    .check(
      z.refine(
        ({ email, repeatEmail }) => repeatEmail === '' || isSameEmail(email, repeatEmail),
        // Otherwise it would wait until every field by itself is right: two rounds of errors.
        {
          path: ['repeatEmail'],
          error: messageKey('form.email-different'),
          when: () => true,
        },
      ),
    );

export type ReactivationValues = z.infer<ReturnType<typeof reactivationSchema>>;
