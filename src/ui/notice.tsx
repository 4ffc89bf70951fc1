import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon';
import styles from './notice.module.css';
import { useErrorTitle } from './page-title';
import { RichText } from './rich-text';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
};

type NoticeContent =
  /** Cause and next step. */
  | { children?: ReactNode; html?: undefined }
  /** The text of a server, with the limited HTML that it may use (requirement 8.010). */
  | { html: string; children?: undefined };

export type NoticeProps = NoticeContent & {
  tone?: NoticeTone;
  title?: ReactNode;
  /** Level of the title's heading, 2 by default. */
  level?: 2 | 3 | 4;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
  /** The code to quote to the customer service, such as "VCRx15". */
  code?: string | undefined;
  /** Words before the code ("Error code"). */
  codeLabel?: string | undefined;
  /** `alert` or `status` if the notice appears after an action of the visitor. */
  role?: 'alert' | 'status' | undefined;
  /** Its title and its text are `<id>-title` and `<id>-text`. */
  id?: string;
};

/**
 * A message of the page in one of four tones: the event, its cause, and the next step (requirements
 * 8.006 to 8.010).
 */
export function Notice({
  tone = 'info',
  title,
  level = 2,
  children,
  html,
  actions,
  code,
  codeLabel,
  role,
  id,
}: NoticeProps) {
  const Heading = `h${level}` as const;
  useErrorTitle(tone === 'error' && typeof title === 'string' ? title : undefined);
  return (
    <div className={styles.notice} data-tone={tone} role={role} id={id}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.content}>
        {title !== undefined && (
          <Heading className={styles.title} id={id && `${id}-title`}>
            {title}
          </Heading>
        )}
        {children !== undefined && (
          <div className={styles.body} id={id && `${id}-text`}>
            {children}
          </div>
        )}
        {html !== undefined && (
          <div className={styles.body}>
            <RichText html={html} />
          </div>
        )}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {code !== undefined && (
          <p className={styles.code}>
            <span>{codeLabel}</span> <code translate="no">{code}</code>
          </p>
        )}
      </div>
    </div>
  );
}
