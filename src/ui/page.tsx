import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import styles from './page.module.css';

export interface PageProps {
  /** The h1. The focus manager finds it by `data-page-heading` and focuses it after a change of page. */
  title: ReactNode;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** A small line or a badge above the heading. */
  eyebrow?: ReactNode;
  /** `page` 40rem, `wide` the whole width, `split` the whole width where two columns have space, else `page`. */
  width?: 'page' | 'wide' | 'split';
  /**
   * A later step on the same address: its heading takes the focus when the step appears, as the
   * focus manager does it after a change of page.
   */
  isStep?: boolean;
  children?: ReactNode;
}

/** Of the longest word. */
function lettersOf(title: ReactNode): CSSProperties | undefined {
  if (typeof title !== 'string') return undefined;
  const letters = Math.max(...title.split(/\s/).map((word) => word.length));
  return { '--letters': letters } as CSSProperties;
}

/** Heading and content of one page at the width that suits its kind. The layout owns `<main>`. */
export function Page({
  title,
  lead,
  eyebrow,
  width = 'page',
  isStep = false,
  children,
}: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isStep) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isStep]);
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.header}>
        {eyebrow !== undefined && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1 ref={heading} tabIndex={-1} data-page-heading="" style={lettersOf(title)}>
          {title}
        </h1>
        {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      </header>
      {children}
    </div>
  );
}
