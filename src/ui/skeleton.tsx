import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths of the final content, so that nothing moves when it comes. */
  width?: string;
  height?: string;
  shape?: 'text' | 'box' | 'circle';
}

/** The place of content that is still loading; never announced. */
export function Skeleton({ width = '100%', height, shape = 'text' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-shape={shape}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
