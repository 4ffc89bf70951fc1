import { createContext, use, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { messageKey } from '~/i18n/message-key';
import { createStore } from '~/lib/store';
import type { ErrorSummaryItem } from '~/ui/error-summary';
import { choose, required } from './rules';

/** Errors of a field in which there is nothing: its name says as much. */
const EMPTY = [required, choose, messageKey('checkout.terms.required')];

/** The entries of a form's error summary, in the order of the page. */
export type SummaryItems = ReturnType<typeof createSummaryItems>;

export const createSummaryItems = () => createStore<readonly ErrorSummaryItem[]>([]);

/** Undefined in a form without an error summary. */
export const SummaryItemsContext = createContext<SummaryItems | undefined>(undefined);

/**
 * Lists the error of a field in the error summary of its form for as long as the field shows it; an empty one by
 * its name alone.
 * @param fieldId the id of the field: its place on the page is its place in the summary
 * @param label the name of the field in the summary
 */
export function useSummaryItem(fieldId: string, label?: string, message?: string): void {
  const { t } = useTranslation();
  const items = use(SummaryItemsContext);
  const text = label && message && joined();
  function joined(): string {
    // The same sentence about every empty field would hide which fields they are.
    if (EMPTY.some((key) => t(key) === message)) return label ?? '';
    // Some labels are whole sentences.
    const isSentence = /[.?!]$/.test(label ?? '');
    return isSentence ? `${label} ${message}` : t('form.summary-item', { label, message });
  }
  // Layout effect: the summary is in the page with the error of the field, before anything is painted.
  useLayoutEffect(() => {
    if (!items || !text) return;
    const item = { fieldId, text };
    items.set([...items.get(), item].sort(byPosition));
    return () => items.set(items.get().filter((other) => other !== item));
  }, [items, fieldId, text]);
}

function byPosition(one: ErrorSummaryItem, other: ErrorSummaryItem): number {
  const [first, second] = [one, other].map(({ fieldId }) => document.getElementById(fieldId));
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
