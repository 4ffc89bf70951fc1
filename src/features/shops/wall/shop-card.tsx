import { memo, type CSSProperties } from 'react';
import type { ShopWallItem } from '~/api';
import { paths } from '~/lib/paths';
import { Icon } from '~/ui/icon';
import styles from './shop-card.module.css';

/** Data that all cards of a wall share; the same object as long as none of it changes. */
export interface CardContext {
  /** Writes the values of a shop. */
  values: (shop: ShopWallItem) => string;
  /** Use of the visitor's balance in the shop: to the cent, or what distinguishes it from most others. */
  use: (shop: ShopWallItem) => { text: string; isExact: boolean } | undefined;
  /** Prints the name under the logo; otherwise the logo names the shop (toggle 3.071). */
  showName: boolean;
  texts: { online: string; branch: string };
}

interface ShopCardProps {
  shop: ShopWallItem;
  card: CardContext;
}

/** A shop on the wall; the link in its heading covers the whole card. */
export const ShopCard = memo(function ShopCard({ shop, card }: ShopCardProps) {
  const { texts, showName } = card;
  const use = card.use(shop);
  const link = { href: paths.shop(shop.id, shop.slug), 'data-shop-id': shop.id };
  const channels = (['online', 'branch'] as const).filter((channel) =>
    shop.redeemable.includes(channel),
  );
  const plate = {
    className: styles.plate,
    ...(shop.color !== undefined && { style: { '--shop': shop.color } as CSSProperties }),
  };
  // Until the picture is there, the name is in its place.
  const logo = (
    <>
      <img
        src={shop.logo}
        alt=""
        width={240}
        height={120}
        loading="lazy"
        decoding="async"
        onLoad={(event) => {
          event.currentTarget.dataset['loaded'] = '';
        }}
      />
      <span className={styles.word} aria-hidden={showName || undefined}>
        {shop.name}
      </span>
    </>
  );
  return (
    <li className={styles.card}>
      {showName ? (
        <>
          <div {...plate}>{logo}</div>
          <h3 className={styles.name}>
            <a {...link} className={styles.link}>
              {shop.name}
            </a>
          </h3>
        </>
      ) : (
        <h3 {...plate}>
          <a {...link} className={styles.link}>
            {logo}
          </a>
        </h3>
      )}
      <div
        className={styles.body}
        data-lines={1 + Number(channels.length > 0) + Number(use !== undefined)}
      >
        <p className={`${styles.facts} ${styles.values}`}>{card.values(shop)}</p>
        {channels.length > 0 && (
          <p className={styles.facts}>{channels.map((channel) => texts[channel]).join(', ')}</p>
        )}
        {use && (
          <p className={styles.use} data-exact={use.isExact || undefined}>
            {use.isExact && <Icon name="check" size="s" />}
            <span>{use.text}</span>
          </p>
        )}
      </div>
    </li>
  );
});
