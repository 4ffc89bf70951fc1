import * as z from 'zod/mini';
import type { ContactRequest } from '~/api';
import { email, required, text } from '~/form/rules';
import { uploadsRule } from '~/form/upload/upload-rules';
import { messageKey } from '~/i18n/message-key';
import { isBlank } from '~/form/clean-text';
import { plainText } from '~/lib/typed-text';
import { cleanCode } from '~/voucher/clean-code';

export type ContactTopic = ContactRequest['topic'];

/** Longest message (requirement 5.016), in characters as the contract counts them. */
export const MAX_MESSAGE = 200;

/** The length of a message: Unicode code points, and the end of a line is one. */
export const messageLength = (message: string): number =>
  [...message.trim().replace(/\r\n?/g, '\n')].length;

/**
 * The message to customer service (requirements 3.164 to 3.167, 5.009 to 5.011, 5.016 to 5.018).
 * @param refusesRu whether addresses ending in .ru are refused instead of discouraged
 */
export const contactSchema = (refusesRu: boolean) =>
  z.object({
    email: email(refusesRu),
    // People read it, and a code may be masked.
    serialNumberOrCode: text(100, plainText),
    orderNumber: text(50, cleanCode),
    message: z.string().check(
      z.overwrite((message) => (isBlank(message) ? '' : message.trim())),
      z.minLength(1, required),
      z.refine((message) => messageLength(message) <= MAX_MESSAGE, {
        error: messageKey('help.form.message.too-long'),
      }),
    ),
    /** Problems of the files. */
    files: uploadsRule,
  });

export type ContactValues = z.infer<ReturnType<typeof contactSchema>>;
