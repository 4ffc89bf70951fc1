import { Skeleton } from './skeleton';
import styles from './page.module.css';

/** The place of a page that depends on what the tab holds, until the application knows it. */
export function WaitingPage() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton height="2.75rem" />
      <Skeleton height="1.5rem" />
      <Skeleton height="16rem" shape="box" />
    </div>
  );
}
