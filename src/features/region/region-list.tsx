import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AcceptancePoint } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { Badge } from '~/ui/badge';
import { drawings } from '~/ui/drawings';
import { Icon } from '~/ui/icon';
import { Link } from '~/ui/link';
import styles from './region-page.module.css';

interface RegionListProps {
  items: readonly AcceptancePoint[];
  selected: number | undefined;
  onSelect: (id: number) => void;
}

/** All places, the nearest first. In step with the map: a place that is chosen in one is marked in the other. */
export function RegionList({ items, selected, onSelect }: RegionListProps) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <RegionItem
          key={item.id}
          item={item}
          isSelected={item.id === selected}
          onSelect={() => onSelect(item.id)}
        />
      ))}
    </ol>
  );
}

/** Nothing of the visitor is in it: the other website asks where to start. */
const routeTo = ({ lat, lng }: AcceptancePoint): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;

interface RegionItemProps {
  item: AcceptancePoint;
  isSelected: boolean;
  onSelect: () => void;
}

function RegionItem({ item, isSelected, onSelect }: RegionItemProps) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const id = useId();
  useEffect(() => {
    // Side by side with the map; below it the page would jump away from the pressed element.
    if (isSelected && matchMedia('(min-width: 64rem)').matches) {
      row.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isSelected]);
  const { name, address, distanceKm, openingHours, shopId } = item;
  const kilometres = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <li ref={row} className={styles.item} data-selected={isSelected || undefined}>
      <h3 id={`${id}-name`} className={styles.name}>
        {shopId === undefined ? name : <Link href={paths.shop(shopId)}>{name}</Link>}
      </h3>
      <span className={styles.distance}>{kilometres.format(distanceKm)}</span>
      <p className={styles.address}>{`${address.street}, ${address.postalCode} ${address.city}`}</p>
      {openingHours !== undefined && <p className={styles.hours}>{openingHours}</p>}
      <div className={styles.badges}>
        {item.inBranch && <Badge>{t('region.in-branch')}</Badge>}
        {item.online && <Badge>{t('region.online')}</Badge>}
      </div>
      {item.inBranch && (
        <Link
          href={routeTo(item)}
          className={styles.action}
          aria-describedby={`${id}-name`}
          newTab
          externalText={t('shell.new-tab')}
        >
          {t('region.route')}
        </Link>
      )}
      <button
        type="button"
        className={styles.action}
        aria-pressed={isSelected}
        aria-labelledby={`${id}-show ${id}-name`}
        onClick={onSelect}
      >
        <Icon name={drawings.pin} size="s" />
        <span id={`${id}-show`}>{t('region.show')}</span>
      </button>
    </li>
  );
}
