import * as z from 'zod/mini';
import { messageKey } from '~/i18n/message-key';
import { cleanCode, isAddress } from './clean-code';

/** A voucher code, as it was typed or pasted (requirements 5.007, 5.019). */
export const voucherCode = z.string().check(
  z.overwrite(cleanCode),
  z.minLength(1, messageKey('form.required')),
  z.maxLength(100, messageKey('form.too-long')),
  z.refine((code) => !isAddress(code), { error: messageKey('form.code-is-address') }),
);

/**
 * The PIN of a letter or a file. Invalid input is not sent, so it costs no attempt (requirement 3.087).
 * @param error key of the error text
 */
export const pin = (error: string) =>
  z.string().check(z.overwrite(cleanCode), z.regex(/^[0-9A-Za-z]{4,12}$/, error));
