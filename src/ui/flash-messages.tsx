import { useRef } from 'react';
import styles from './flash-messages.module.css';
import { Icon } from './icon';
import { IconButton } from './icon-button';

export interface FlashMessage {
  id: string;
  tone: 'info' | 'success' | 'warning' | 'error';
  text: string;
}

export interface FlashMessagesProps {
  messages: readonly FlashMessage[];
  /** The name of the close button, given the message's text. */
  dismissLabel: (text: string) => string;
  onDismiss: (id: string) => void;
}

const icons = { info: 'info', success: 'check', warning: 'warning', error: 'error' } as const;

/**
 * Short messages above the content. Keep it mounted while it is empty: a new message is then read out.
 * Closing one moves the focus to the next one, or to the page's heading.
 */
export function FlashMessages({ messages, dismissLabel, onDismiss }: FlashMessagesProps) {
  const list = useRef<HTMLUListElement>(null);
  const dismiss = (id: string, index: number): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    (next ?? document.querySelector<HTMLElement>('[data-page-heading]'))?.focus();
    onDismiss(id);
  };
  return (
    <output
      className={styles.region}
      aria-live="polite"
      aria-relevant="additions"
      aria-atomic="false"
    >
      <ul className={styles.list} ref={list}>
        {messages.map(({ id, tone, text }, index) => (
          <li key={id} className={styles.message} data-tone={tone}>
            <Icon name={icons[tone]} className={styles.icon} />
            <p className={styles.text}>{text}</p>
            <IconButton
              icon="close"
              label={dismissLabel(text)}
              onClick={() => dismiss(id, index)}
            />
          </li>
        ))}
      </ul>
    </output>
  );
}
