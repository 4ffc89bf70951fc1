import styles from './top-shops.module.css';

/** How many logos the teaser shows. */
export const TEASER_SIZE = 6;

/** Reserves the teaser's space to avoid a layout shift. */
export const ShopPlaceholder = () => (
  <div className={styles.shops} aria-hidden="true">
    {Array.from({ length: TEASER_SIZE }, (_, index) => (
      <div key={index} className={styles.shop} />
    ))}
  </div>
);
