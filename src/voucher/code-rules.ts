import * as z from 'zod/mini';
import { cleanCode, codeError } from './clean-code';

/** A voucher code, as it was typed or pasted (requirements 5.007, 5.019). */
export const voucherCode = z.string().check(
  z.overwrite(cleanCode),
  z.refine((code) => !codeError(code), { error: ({ input }) => codeError(String(input)) }),
);

/**
 * The PIN of a letter or a file. Invalid input is not sent, so it costs no attempt (requirement 3.087).
 * @param error key of the error text
 */
export const pin = (error: string) =>
  z.string().check(z.overwrite(cleanCode), z.regex(/^[0-9A-Za-z]{4,12}$/, error));
