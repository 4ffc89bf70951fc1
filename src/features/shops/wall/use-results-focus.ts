import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The heading of the results takes the focus from a control that goes when they change, and from the search, so that
 * the keyboard of a phone closes.
 * @param isSettled whether the results are those of the filters
 */
export function useResultsFocus(isSettled: boolean) {
  const results = useRef<HTMLDivElement>(null);
  /** How often it was asked for. */
  const [asked, setAsked] = useState(0);
  const answered = useRef(0);
  useEffect(() => {
    if (!isSettled || asked === answered.current) return;
    answered.current = asked;
    const heading = results.current?.querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [asked, isSettled]);
  return { results, asked, focusResults: useCallback(() => setAsked((times) => times + 1), []) };
}
