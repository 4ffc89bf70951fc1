import * as z from 'zod/mini';
import { messageKey } from '~/i18n/message-key';

const required = messageKey('form.required');
const tooLong = messageKey('form.too-long');

/** What proves an order: its number and the address that it was made with (requirement 5.009). */
export const orderStatusSchema = z.object({
  orderNumber: z.string().check(z.trim(), z.minLength(1, required), z.maxLength(50, tooLong)),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, required),
      z.email(messageKey('form.email-invalid')),
      z.maxLength(320, tooLong),
    ),
});

export type OrderStatusValues = z.infer<typeof orderStatusSchema>;
