import { Skeleton } from '~/ui/skeleton';
import styles from './waiting-frame.module.css';

/** The place of a page that depends on what the tab holds, until the application knows it. */
export function WaitingFrame() {
  return (
    <div className={styles.frame} aria-busy="true">
      <Skeleton height="2.75rem" />
      <Skeleton height="1.5rem" />
      <Skeleton height="16rem" shape="box" />
    </div>
  );
}
