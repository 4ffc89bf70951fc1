import type { ReactNode } from 'react';
import styles from './back-link.module.css';
import { Icon } from './icon';
import { Link } from './link';

/** The way back to what a page was opened from, above its heading. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.back}>
      <Icon name="arrow-left" size="s" />
      {children}
    </Link>
  );
}
