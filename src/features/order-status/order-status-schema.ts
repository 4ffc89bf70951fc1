import * as z from 'zod/mini';
import { email, requiredText } from '~/form/rules';
import { cleanCode } from '~/voucher/clean-code';

/** What proves an order: its number and the address that it was made with (requirement 5.009). */
export const orderStatusSchema = z.object({
  orderNumber: requiredText(50, cleanCode),
  email: email(),
});

export type OrderStatusValues = z.infer<typeof orderStatusSchema>;
