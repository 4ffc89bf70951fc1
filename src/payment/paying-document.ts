import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { createSafeStorage, keepsTabValues } from '~/lib/safe-storage';
import { NO_PAYMENT } from './no-payment';

const KEY = 'paying-document';
const storage = createSafeStorage();

/**
 * Whether this document may load the script of a provider. One that was loaded again already counts as
 * well: a server that answers with the wrong document must not make it reload for ever.
 */
const isPayingDocument = (): boolean =>
  !document.body.hasAttribute(NO_PAYMENT) ||
  storage.getItem(KEY) !== null ||
  // A new document would have lost the voucher and all that was typed.
  !keepsTabValues();

/**
 * Opens the page once more, as a document that may use what payment providers need: a visitor who came
 * here by links of the website is still in the document of the first page. What was chosen and typed is
 * kept by the tab. Rendering waits, so that no element gets the focus just before the reload.
 * @param isNeeded whether a provider is about to be chosen
 * @returns whether the page may be shown
 */
export function usePayingDocument(
  isNeeded: boolean,
  reload: () => void = () => location.reload(),
): boolean {
  const [isPaying] = useState(isPayingDocument);
  const open = useEffectEvent(() => {
    if (isPaying) return storage.removeItem(KEY);
    storage.setItem(KEY, 'asked');
    reload();
  });
  useLayoutEffect(() => {
    if (isNeeded) open();
  }, [isNeeded]);
  return isPaying || !isNeeded;
}
