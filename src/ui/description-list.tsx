import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export interface Description {
  term: string;
  details: ReactNode;
  /** Stands out: a sum, a result. */
  isStrong?: boolean;
  /** Stands back: nothing is filled in. */
  isMissing?: boolean;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /**
   * `receipt`: details at the end of the line, a dotted leader between, or below; `result`: the last line of a receipt, on
   * phones as two small lines beside a button; `plain`: two columns.
   */
  variant?: 'receipt' | 'result' | 'plain';
}

/** A translation of the page leaves sums, dates and numbers as they are. */
const isFigure = (details: ReactNode) => typeof details === 'string' && /\d/.test(details);

/** Facts as pairs of term and details. */
export function DescriptionList({ items, variant = 'plain' }: DescriptionListProps) {
  return (
    <dl className={styles.list} data-variant={variant}>
      {items.map(({ term, details, isStrong = false, isMissing = false }) => (
        <div
          key={term}
          className={styles.pair}
          data-strong={isStrong || undefined}
          data-missing={isMissing || undefined}
        >
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.details} {...(isFigure(details) && { translate: 'no' })}>
            {details}
          </dd>
        </div>
      ))}
    </dl>
  );
}
