import styles from './skip-link.module.css';

interface SkipLinkProps {
  /** Id of the element to jump to, without "#"; it needs `tabIndex={-1}`. */
  targetId: string;
  children: string;
}

/** The first link of the page: hidden until it has the focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className={styles.skip} data-print="hide">
      {children}
    </a>
  );
}
