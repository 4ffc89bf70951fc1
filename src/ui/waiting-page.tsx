import { Skeleton } from './skeleton';
import styles from './page.module.css';

/** Stands in for a page that depends on the tab's storage, until the application has read it. */
export function WaitingPage() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton height="2.75rem" />
      <Skeleton height="1.5rem" />
      <Skeleton height="16rem" shape="box" />
    </div>
  );
}
