import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
};

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  /** Level of the title's heading, 2 unless told. */
  level?: 2 | 3 | 4;
  /** Cause and what to do. */
  children?: ReactNode;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
  /** The code to quote to the customer service, such as "VCRx15". */
  code?: string | undefined;
  /** Words before the code ("Error code"). */
  codeLabel?: string | undefined;
  /** `alert` or `status` where the notice appears after an action of the visitor. */
  role?: 'alert' | 'status' | undefined;
  id?: string;
}

/** A titled message: what happened, why, and what to do now. */
export function Notice({
  tone = 'info',
  title,
  level = 2,
  children,
  actions,
  code,
  codeLabel,
  role,
  id,
}: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.notice} data-tone={tone} role={role} id={id}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.content}>
        {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {code !== undefined && (
          <p className={styles.code}>
            {codeLabel} <code>{code}</code>
          </p>
        )}
      </div>
    </div>
  );
}
