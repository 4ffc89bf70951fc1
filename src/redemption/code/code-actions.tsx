import type { ReactNode } from 'react';
import styles from './code-actions.module.css';

/** The less usual ways with a code: one row of equal cells, as long as no word needs more. */
export const CodeActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions} data-print="hide">
    {children}
  </div>
);
