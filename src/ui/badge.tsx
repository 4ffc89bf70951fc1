import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { Icon } from './icon';
import type { IconName } from './icon';

export interface BadgeProps {
  tone?: 'neutral' | 'brand' | 'success' | 'warning' | 'error' | 'info';
  icon?: IconName | undefined;
  /** `m` for a state above a heading, `s` on cards. */
  size?: 's' | 'm';
  children: ReactNode;
}

/** A few words that classify; never the only carrier of a meaning by its colour. */
export function Badge({ tone = 'neutral', icon, size = 's', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-size={size}>
      {icon !== undefined && <Icon name={icon} size="s" />}
      <span>{children}</span>
    </span>
  );
}
