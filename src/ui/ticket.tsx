import type { ReactNode } from 'react';
import styles from './ticket.module.css';

export interface TicketProps {
  /** Above the tear line: whose voucher it is, and its amount. */
  head?: ReactNode;
  children: ReactNode;
  /** Under a second tear line: the buttons. */
  foot?: ReactNode;
  /** At the lower end: the result and the way on. */
  dock?: ReactNode;
  /** On phones the dock stays at the lower edge of the screen until its own place is in sight. */
  isDocked?: boolean;
  as?: 'div' | 'section' | 'article';
  /** The head in the colours of the brand: the redeemed value, as a present. */
  isBranded?: boolean;
  'aria-labelledby'?: string;
}

/** A receipt with a tear line, for the visitor to take along. */
export function Ticket({
  head,
  children,
  foot,
  dock,
  isDocked = false,
  as: Element = 'div',
  isBranded,
  ...props
}: TicketProps) {
  return (
    <Element className={styles.ticket} {...props}>
      {head !== undefined && (
        <div className={styles.head} data-branded={isBranded}>
          {head}
        </div>
      )}
      <div className={styles.body}>{children}</div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      {dock !== undefined && (
        <div className={styles.dock} data-docked={isDocked || undefined}>
          {dock}
        </div>
      )}
    </Element>
  );
}
