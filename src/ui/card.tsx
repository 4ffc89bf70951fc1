import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li';
  /** `raised` floats above the page and holds its one task; `flat` groups; `tint` carries a hint. */
  variant?: 'raised' | 'flat' | 'tint';
  'aria-labelledby'?: string;
  id?: string;
  children: ReactNode;
}

/** A surface of its own. */
export function Card({ as: Element = 'div', variant = 'flat', children, ...props }: CardProps) {
  return (
    <Element className={styles.card} data-variant={variant} {...props}>
      {children}
    </Element>
  );
}
