import * as z from 'zod/mini';
import { isUndeliverable } from '~/form/email-rules';
import { messageKey } from '~/i18n/message-key';

const email = z.email();

/**
 * What is wrong with a typed address, as the key of a text (requirements 5.007, 5.009, 5.011).
 * @param refusesRu whether the site refuses addresses that end in `.ru`
 */
export function emailError(typed: string, refusesRu: boolean) {
  const address = typed.trim();
  if (address === '') return messageKey('form.required');
  if (!email.safeParse(address).success) return messageKey('form.email-invalid');
  return refusesRu && isUndeliverable(address) ? messageKey('form.email-refused') : undefined;
}
