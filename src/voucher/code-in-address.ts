import { cleanCode } from './clean-code';
import { rememberCode } from './remembered-code';

let linked = '';
const listeners = new Set<() => void>();

/** The code of a link that was opened beside a voucher in use, until it is handed out; empty without one. */
export const linkedCode = {
  get: () => linked,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function setLinked(code: string): void {
  linked = code;
  for (const listener of listeners) listener();
}

/** Hands out the code of the link that led here, once; empty if it was sent or handed out, and without a link. */
export function takeLinkedCode(): string {
  const code = linked;
  setLinked('');
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
  setLinked(cleanCode(code));
  rememberCode(linked);
  // A link that was opened in a page that is there already.
  const field = document.querySelector<HTMLInputElement>('#code');
  if (field) field.value = linked;
}
