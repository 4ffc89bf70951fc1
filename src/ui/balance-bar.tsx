import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { playFlip } from './carried-place';
import styles from './balance-bar.module.css';
import { classNames } from './class-names';
import hidden from './visually-hidden.module.css';

export interface BalanceBarProps {
  /** The name of the amount ("Balance") and of the region. */
  label: string;
  /** On phones the name is read only, unless it tells more than that it is the balance. */
  isLabelShown?: boolean | undefined;
  /** The formatted amount of money. */
  amount: ReactNode;
  validity?: ReactNode;
  /** Vouchers that are not in use. */
  others?: ReactNode;
  /** A button that tells more about the voucher. */
  info?: ReactNode;
  /** A link at the end of the bar ("Enter another code"). */
  action?: ReactNode;
}

/** The voucher while the page scrolls: a strip that stays at the upper edge. */
export function BalanceBar({
  label,
  isLabelShown,
  amount,
  validity,
  others,
  info,
  action,
}: BalanceBarProps) {
  const strip = useRef<HTMLDivElement>(null);
  // The card of the previous page animates into this bar.
  useLayoutEffect(() => playFlip('voucher', strip.current), []);
  return (
    <section className={styles.bar} aria-label={label}>
      <div ref={strip} className={styles.strip}>
        <div className={styles.content}>
          <div className={styles.voucher}>
            <p className={styles.balance}>
              <span
                className={classNames(styles.label, !isLabelShown && hidden.onPhones)}
              >{`${label} `}</span>
              <span className={styles.amount} translate="no">
                {amount}
              </span>
            </p>
            {validity !== undefined && <p className={styles.validity}>{validity}</p>}
            {others !== undefined && (
              <p className={styles.validity} translate="no">
                {others}
              </p>
            )}
          </div>
          {info !== undefined && <div className={styles.info}>{info}</div>}
          {action !== undefined && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </section>
  );
}
