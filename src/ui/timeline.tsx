import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './timeline.module.css';
import { VisuallyHidden } from './visually-hidden';

export type TimelineState = 'done' | 'current' | 'next' | 'failed';

export interface TimelineItem {
  title: ReactNode;
  state: TimelineState;
  /** The formatted moment, with its machine-readable form. */
  time?: { text: string; dateTime: string } | undefined;
  children?: ReactNode;
}

export interface TimelineProps {
  /** Names the list. */
  label: string;
  items: readonly TimelineItem[];
  /** The words for each state, said after the title ("done", "in progress", "to come", "failed"). */
  stateLabels: Record<TimelineState, string>;
}

/** Past, present and next steps. */
export function Timeline({ label, items, stateLabels }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {items.map(({ title, state, time, children }, index) => (
        <li
          // The steps of a process never change their order.
          // eslint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.item}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' && <Icon name="check" size="s" />}
            {state === 'failed' && <Icon name="close" size="s" />}
          </span>
          <div className={styles.content}>
            <p className={styles.title}>
              <span>{title}</span> <VisuallyHidden>{`(${stateLabels[state]})`}</VisuallyHidden>
            </p>
            {time !== undefined && (
              <p className={styles.time}>
                <time dateTime={time.dateTime}>{time.text}</time>
              </p>
            )}
            {children !== undefined && <div className={styles.text}>{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
