import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  isInitiallyOpen?: boolean;
  /** `plain`: a line in a text; `card`: a frame of its own, for lists of questions. */
  variant?: 'plain' | 'card';
  /** Disclosures of one name close each other. */
  name?: string;
}

/** Native `<details>`: find-in-page opens it and it works before the scripts do. */
export function Disclosure({
  summary,
  children,
  isInitiallyOpen = false,
  variant = 'plain',
  name,
}: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      data-variant={variant}
      open={isInitiallyOpen}
      name={name}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron" size="s" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
