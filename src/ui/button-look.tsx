import type { ReactNode } from 'react';
import styles from './button.module.css';
import { Icon } from './icon';
import type { IconName } from './icon';

/** The common part of components that look like a button: `Button` and `ButtonLink`. */
export interface ButtonLook {
  /** `primary` once per view for the one next step; `quiet` beside it; `plain` in texts. */
  variant?: 'primary' | 'tinted' | 'quiet' | 'plain';
  /** `m` is 48 px high, `l` 56 px. */
  size?: 'm' | 'l';
  isFullWidth?: boolean;
  iconStart?: IconName | undefined;
  iconEnd?: IconName | undefined;
}

interface PendingLook {
  /** While it is true the button keeps its place and its focus, does nothing and shows `pendingLabel`. */
  isPending?: boolean;
  pendingLabel?: string;
}

export type PendingButtonLook = ButtonLook & PendingLook;

/** The class and the attributes that button.module.css styles. */
export const buttonLook = ({ variant = 'quiet', size = 'm', isFullWidth = false }: ButtonLook) => ({
  className: styles.button,
  'data-variant': variant,
  'data-size': size,
  ...(isFullWidth && { 'data-width': 'full' }),
});

interface ButtonContentProps extends PendingButtonLook {
  children: ReactNode;
}

/** Label with its icons; while pending both labels lie upon each other, so the button does not change its size. */
export function ButtonContent({
  children,
  iconStart,
  iconEnd,
  isPending = false,
  pendingLabel,
}: ButtonContentProps) {
  return (
    <>
      <span
        className={styles.label}
        aria-hidden={(isPending && pendingLabel !== undefined) || undefined}
      >
        {iconStart && <Icon name={iconStart} />}
        <span>{children}</span>
        {iconEnd && <Icon name={iconEnd} />}
      </span>
      {isPending && (
        <span className={styles.pending}>
          <span className={styles.spinner} aria-hidden="true" />
          <span>{pendingLabel}</span>
        </span>
      )}
    </>
  );
}
