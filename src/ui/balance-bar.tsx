import type { ReactNode } from 'react';
import styles from './balance-bar.module.css';

export interface BalanceBarProps {
  /** What the amount is ("Balance"); names the region. */
  label: string;
  /** The formatted amount of money. */
  amount: ReactNode;
  validity?: ReactNode;
  /** A button that tells more about the voucher. */
  info?: ReactNode;
  /** A link at the end of the bar ("Enter another code"). */
  action?: ReactNode;
}

/** The voucher while the page scrolls: a strip that stays at the upper edge. */
export function BalanceBar({ label, amount, validity, info, action }: BalanceBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      <div className={styles.strip}>
        <div className={styles.content}>
          <p className={styles.balance}>
            <span className={styles.label}>{label} </span>
            <span className={styles.amount}>{amount}</span>
          </p>
          {validity !== undefined && <p className={styles.validity}>{validity}</p>}
          {info !== undefined && <div className={styles.info}>{info}</div>}
          {action !== undefined && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </section>
  );
}
