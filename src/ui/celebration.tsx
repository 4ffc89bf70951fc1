import type { ReactNode } from 'react';
import styles from './celebration.module.css';

interface CelebrationProps {
  /** The brand's picture; its figure sits on the upper edge of the ticket. */
  image: string | undefined;
  /** Not everything is done yet: no paper. */
  isCalm?: boolean;
  /** A ticket. */
  children: ReactNode;
}

/** A ticket that something good brought: the brand's figure on its edge and a short burst of paper. */
export function Celebration({ image, isCalm = false, children }: CelebrationProps) {
  return (
    <div className={styles.joy} data-calm={isCalm || undefined}>
      {image && <img src={`${image}#figure`} alt="" width={480} height={400} />}
      {children}
    </div>
  );
}
