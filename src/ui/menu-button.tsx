import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { Link } from './link';
import styles from './menu-button.module.css';

export interface MenuItem {
  href: string;
  label: string;
  isCurrent?: boolean;
  /** Language of the label and of the page behind it, for language switches. */
  lang?: string | undefined;
  /** See `Link`. */
  externalText?: string | undefined;
}

export interface MenuButtonProps {
  /** The content of the button. */
  children: ReactNode;
  /** The button's name if its visible text is not enough; it must contain that text. */
  label?: string | undefined;
  items: readonly MenuItem[];
  /** The edge of the button at which the list starts. */
  align?: 'start' | 'end';
  variant?: 'plain' | 'outlined';
}

/**
 * A button that shows a list of links (the disclosure navigation pattern: no menu role, Tab moves on).
 * Escape and choosing a link close it and, with Escape, the focus goes back to the button.
 */
export function MenuButton({
  children,
  label,
  items,
  align = 'start',
  variant = 'plain',
}: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      if (root.current?.contains(document.activeElement)) button.current?.focus();
    };
    const onOutside = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isOpen]);

  return (
    <div className={styles.root} ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-variant={variant}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{children}</span>
        <Icon name="chevron" size="s" className={styles.chevron} />
      </button>
      <ul className={styles.list} id={listId} hidden={!isOpen} data-align={align}>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className={styles.item}
              aria-current={item.isCurrent ? 'true' : undefined}
              lang={item.lang}
              hrefLang={item.lang}
              externalText={item.externalText}
              onClick={() => setIsOpen(false)}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
