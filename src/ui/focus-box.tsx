import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './focus-box.module.css';

interface FocusBoxProps {
  /** Of the notice inside: its title and its text are the name and the description of the box. */
  id: string;
  children: ReactNode;
}

/**
 * Takes the focus when it appears: a screen reader reads the notice inside, and the next key reaches its
 * actions. A group, whose name and description are read then; an alert would say both again.
 */
export function FocusBox({ id, children }: FocusBoxProps) {
  const container = useRef<HTMLDivElement>(null);
  // Layout effect: a late `focus()` would take the focus from a visitor who already uses the notice.
  useLayoutEffect(() => {
    // Firefox scrolls only to the edge of the element that takes the focus.
    container.current?.focus({ preventScroll: true });
    // Of a tall notice the beginning, with the field above that it is about.
    const isTall = (container.current?.offsetHeight ?? 0) > innerHeight / 2;
    container.current?.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
  }, []);
  return (
    <div
      ref={container}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.box}
    >
      {children}
    </div>
  );
}
