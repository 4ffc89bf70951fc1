import * as z from 'zod/mini';
import { messageKey } from '~/i18n/message-key';

const email = z.email();

/** What is wrong with a typed address, as the key of a text (requirements 5.007, 5.009). */
export function emailError(typed: string) {
  const address = typed.trim();
  if (address === '') return messageKey('form.required');
  return email.safeParse(address).success ? undefined : messageKey('form.email-invalid');
}
