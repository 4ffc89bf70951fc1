import styles from './steps.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface StepsProps {
  /** Names the list ("Your progress"). */
  label: string;
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  /** Index of a step before the current one that is still to be done. */
  open?: number | undefined;
  /** Said after the name of each step that is done ("done"). */
  doneLabel: string;
  /** Only the place of the line, where nobody knows yet how far the task is. */
  isPlace?: boolean | undefined;
  /** On phones the line has no words to see; they are read. */
  isPlain?: boolean | undefined;
}

/** Where the visitor is in a task of several steps: a bar above the name of each, a tick before each step that is done. */
export function Steps({ label, steps, current, open, doneLabel, isPlace, isPlain }: StepsProps) {
  return (
    <div
      className={styles.container}
      data-place={isPlace ? '' : undefined}
      data-plain={isPlain ? '' : undefined}
    >
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, index) => {
          const isDone = index < current && index !== open;
          return (
            <li
              key={step}
              className={styles.step}
              data-state={isDone ? 'done' : index === current ? 'current' : 'next'}
              aria-current={index === current ? 'step' : undefined}
            >
              {isDone ? (
                <span key="done">
                  <span>{step}</span> <VisuallyHidden>{`(${doneLabel})`}</VisuallyHidden>
                </span>
              ) : (
                <span key="open">{step}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
