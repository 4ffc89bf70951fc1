import type { MessageKey } from './keys';

/**
 * Marks a message key that is stored in a table and given to `t()` later. It returns the key
 * unchanged; the extraction (`npm run messages`) finds the text only if a key is written inside
 * `t()`, `i18nKey` or this function.
 */
export function messageKey<Key extends MessageKey>(key: Key): Key {
  return key;
}
