import styles from './skip-link.module.css';

interface SkipLinkProps {
  /** Id of the element to jump to, without "#"; it needs `tabIndex={-1}`. */
  targetId: string;
  children: string;
}

/** Id of a page's task: the part that the visitor has come for. A page has at most one. */
export const TASK_ID = 'task';

/** One of the first links of the page: hidden until it has the focus, and left out while its target is not there. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className={styles.skip} data-print="hide">
      {children}
    </a>
  );
}
