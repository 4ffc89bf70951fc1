import type { ReactNode } from 'react';
import styles from './file-field.module.css';

/** The list around `FileItem`s. */
export function FileItems({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.files} aria-label={label}>
      {children}
    </ul>
  );
}
