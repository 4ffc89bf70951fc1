import { useId, useLayoutEffect, useRef } from 'react';
import { focusField } from './control-of';
import styles from './error-summary.module.css';
import { Icon } from './icon';
import { useErrorTitle } from './page-title';

export interface ErrorSummaryItem {
  /** Id of the control, or of a group whose first control takes the focus. */
  fieldId: string;
  /** The label, and the same message as at the field if it says more than that the field is empty. */
  text: string;
}

export interface ErrorSummaryProps {
  title: string;
  items: readonly ErrorSummaryItem[];
  /** The summary takes the focus once for each value but 0: pass the number of submits. */
  focusKey: number | string;
  /** Level of the title's heading, 2 by default. */
  level?: 2 | 3;
}

/**
 * The errors of a form in one place, each a link to its field. Renders nothing without errors. Once it
 * takes the focus it is a group whose name and description are read then; an alert would say them twice.
 */
export function ErrorSummary({ title, items, focusKey, level = 2 }: ErrorSummaryProps) {
  const container = useRef<HTMLDivElement>(null);
  const id = useId();
  const Heading = `h${level}` as const;
  const hasErrors = items.length > 0;
  useErrorTitle(hasErrors ? title : undefined);
  const focusedFor = useRef<number | string>(0);
  useLayoutEffect(() => {
    // Errors that change while the visitor types must not take the focus, hence once per submit.
    if (!hasErrors || focusedFor.current === focusKey) return;
    focusedFor.current = focusKey;
    const summary = container.current;
    summary?.focus();
    // A browser centres what is higher than the window.
    if (summary && summary.offsetHeight > innerHeight) summary.scrollIntoView({ block: 'start' });
  }, [focusKey, hasErrors]);
  if (!hasErrors) return null;
  return (
    <div
      className={styles.summary}
      ref={container}
      tabIndex={-1}
      role={focusKey === 0 ? 'alert' : 'group'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-list`}
    >
      <Heading className={styles.title} id={`${id}-title`}>
        <Icon name="error" />
        <span>{title}</span>
      </Heading>
      {/* Read in one go, with a pause between names. */}
      <p id={`${id}-list`} hidden>
        {items.map(({ text }) => text).join(', ')}
      </p>
      <ul className={styles.list}>
        {items.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(fieldId);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
