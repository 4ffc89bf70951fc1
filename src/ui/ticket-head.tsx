import type { ReactNode } from 'react';
import { LogoChip } from './logo-chip';
import styles from './ticket-head.module.css';

interface TicketHeadProps {
  logo?: string | undefined;
  /** The shop or the brand. */
  name?: string | undefined;
  /** Small lines below the name. */
  details?: ReactNode;
  /** The largest of the ticket. */
  amount?: string | undefined;
}

/** The band of a ticket: whose it is, and how much. */
export function TicketHead({ logo, name, details, amount }: TicketHeadProps) {
  return (
    <div className={styles.head}>
      <LogoChip src={logo} />
      <div className={styles.text}>
        {name !== undefined && <p className={styles.name}>{name}</p>}
        {details}
      </div>
      {amount !== undefined && (
        <p className={styles.amount} translate="no">
          {amount}
        </p>
      )}
    </div>
  );
}
