import { useId, type ReactNode } from 'react';
import type { ShopWallItem } from '~/api';
import { classNames } from '~/ui/class-names';
import hidden from '~/ui/visually-hidden.module.css';
import { ShopCard, type CardContext } from './shop-card';
import styles from './shop-section.module.css';

interface ShopSectionProps {
  title: ReactNode;
  /** Beside the heading. */
  aside?: ReactNode;
  shops: readonly ShopWallItem[];
  card: CardContext;
  /** The first one of the wall: the tiles of its first row are large. */
  isFirst?: boolean;
  /** What it holds is plain at the beginning of the wall: on phones the heading is read, not seen. */
  isPlain?: boolean | undefined;
  /** Under the list. */
  children?: ReactNode;
}

/** A titled list of shops; nothing if there are none. */
export function ShopSection({
  title,
  aside,
  shops,
  card,
  isFirst = false,
  isPlain,
  children,
}: ShopSectionProps) {
  const id = useId();
  if (shops.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={classNames(styles.title, isPlain && hidden['onPhones'])}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <ul className={styles.grid} data-lead={isFirst || undefined}>
        {shops.map((shop) => (
          <ShopCard key={shop.id} shop={shop} card={card} />
        ))}
      </ul>
      {children}
    </section>
  );
}
