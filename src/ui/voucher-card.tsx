import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './voucher-card.module.css';

export interface VoucherCardProps {
  brandName: ReactNode;
  /** The name of the amount ("Your balance"). */
  label?: ReactNode;
  /** The formatted amount of money. */
  amount?: ReactNode;
  /** Id of the label with its amount, which can name the link that leads on. */
  valueId?: string;
  /** A silver strip over the amount: as on a card that nobody has scratched, or wiped off as it appears. */
  cover?: 'closed' | 'wiped' | undefined;
  /** Under the tear line, such as the validity. */
  footStart?: ReactNode;
  footEnd?: ReactNode;
  /** `full`: the whole card; `compact`: a flat one with its stub at the side. Both fill the width they are given. */
  size?: 'full' | 'compact';
  /** A picture of a voucher only: hidden from assistive technology. */
  isDecorative?: boolean;
}

/** The voucher the visitor holds, with its tear line: the object that recurs from the first page to the last. */
export function VoucherCard({
  brandName,
  label,
  amount,
  valueId,
  cover,
  footStart,
  footEnd,
  size = 'full',
  isDecorative = false,
}: VoucherCardProps) {
  return (
    <div
      className={classNames(styles.voucher, size === 'compact' && styles.compact)}
      aria-hidden={isDecorative || undefined}
    >
      <div className={styles.face}>
        <div className={styles.main}>
          <p className={styles.name}>{brandName}</p>
          {(label !== undefined || amount !== undefined) && (
            <p className={styles.value} id={valueId}>
              {label !== undefined && <span className={styles.label}>{`${label} `}</span>}
              {amount !== undefined && (
                <span className={styles.amount} data-cover={cover} translate="no">
                  {amount}
                </span>
              )}
            </p>
          )}
        </div>
        {(footStart !== undefined || footEnd !== undefined) && (
          <div className={styles.stub}>
            <p>{footStart}</p>
            <p>{footEnd}</p>
          </div>
        )}
      </div>
    </div>
  );
}
