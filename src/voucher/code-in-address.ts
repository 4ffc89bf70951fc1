import { createStore } from '~/lib/store';
import { cleanCode } from './clean-code';

/** The code of the link that led here; empty if it was sent or handed out, and without a link. */
export const linkedCode = createStore('');

/** Hands out the code of the link that led here, once. */
export function takeLinkedCode(): string {
  const code = linkedCode.get();
  linkedCode.set('');
  return code;
}

/**
 * Takes a voucher code out of the address: a link may carry it in the fragment (`/#code=…`), which no server and no log
 * sees. It is gone from the address and the history at once, stands in the field, and is sent by the visitor only.
 */
export function takeCodeFromAddress(): void {
  const code = new URLSearchParams(location.hash.slice(1)).get('code');
  if (code === null) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const linked = cleanCode(code);
  linkedCode.set(linked);
  // A link that was opened in a page that is there already.
  const field = document.querySelector<HTMLInputElement>('#code');
  if (field) field.value = linked;
}
