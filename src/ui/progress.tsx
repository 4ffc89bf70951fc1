import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './progress.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface SpinnerProps {
  /** The work under way; read in place, not announced (use `announce` for that). */
  label: string;
  isLabelHidden?: boolean;
  size?: 'm' | 'l';
}

/** Work of unknown duration is in progress. */
export function Spinner({ label, isLabelHidden = false, size = 'm' }: SpinnerProps) {
  return (
    <span className={styles.spinner} data-size={size}>
      <span className={styles.wheel} aria-hidden="true" />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </span>
  );
}

export interface ProgressBarProps {
  label: ReactNode;
  /** From 0 to `max` (100 by default). */
  value: number;
  max?: number;
  /** The value in words, beside the label ("2 of 3"). */
  valueText?: string;
}

/** How far something is. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <div className={styles.texts}>
        <span id={id}>{label}</span>
        {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
      </div>
      <progress
        className={styles.track}
        aria-labelledby={id}
        aria-valuetext={valueText}
        value={value}
        max={max}
      />
    </div>
  );
}
