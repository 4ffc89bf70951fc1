import { Icon } from './icon';
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
  /** `line` is low and has all names, for a task that goes over several pages. */
  variant?: 'line' | undefined;
}

/** Where the visitor is in a task of several steps. In narrow places only the current name shows. */
export function Steps({ label, steps, current, open, doneLabel, variant }: StepsProps) {
  return (
    <div className={styles.container} data-variant={variant}>
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
              <span className={styles.number} aria-hidden="true">
                {isDone ? <Icon name="check" size="s" /> : index + 1}
              </span>
              <span className={styles.name}>
                {step}
                {isDone && (
                  <>
                    {' '}
                    <VisuallyHidden>({doneLabel})</VisuallyHidden>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
