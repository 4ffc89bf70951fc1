import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon } from './icon';
import type { IconName } from './icon';

export interface EmptyStateProps {
  /** Its title and its text name and describe a `FocusBox` around it. */
  id?: string;
  icon?: IconName;
  title: ReactNode;
  level?: 2 | 3;
  /** What to change so that something shows. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Nothing to show: says why, and names the next step. */
export function EmptyState({
  id,
  icon = 'search',
  title,
  level = 2,
  children,
  actions,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size="l" />
      </span>
      <Heading id={id && `${id}-title`} className={styles.title}>
        {title}
      </Heading>
      {children !== undefined && (
        <div id={id && `${id}-text`} className={styles.text}>
          {children}
        </div>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
