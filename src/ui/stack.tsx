import type { ReactNode } from 'react';
import styles from './stack.module.css';

interface StackProps {
  children: ReactNode;
  /** Step of the spacing scale between the children: 1 (4 px) to 8 (72 px); 4 (16 px) by default. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** `row` puts buttons side by side and wraps them where they do not fit; on phones each takes a whole line. */
  direction?: 'column' | 'row';
  /** Where the children stand across the direction. */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
}

/** Puts equal space between its children. */
export function Stack({
  children,
  gap = 4,
  direction = 'column',
  align = direction === 'column' ? 'stretch' : 'center',
  justify = 'start',
}: StackProps) {
  return (
    <div
      className={styles.stack}
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    >
      {children}
    </div>
  );
}
