import * as z from 'zod/mini';
import { email, repeatedEmail, sameEmail } from '~/form/rules';
import { voucherCode } from '~/voucher/code-rules';

/**
 * The form of a reactivation (requirements 1.030, 5.007, 5.009 to 5.011).
 * @param refusesRu whether addresses ending in .ru are refused instead of discouraged
 */
export const reactivationSchema = (refusesRu: boolean) =>
  z
    .object({
      code: voucherCode,
      email: email(refusesRu),
      repeatEmail: repeatedEmail,
    })
    .check(sameEmail);

export type ReactivationValues = z.infer<ReturnType<typeof reactivationSchema>>;
