import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { useAnnouncedChange } from '~/ui/use-announced';
import styles from './shop-finder.module.css';

interface ShopCountProps {
  count: number;
  total: number;
  isFiltered: boolean;
  onReset: () => void;
  /** Stands at the end of the line while nothing is filtered. */
  children?: ReactNode;
}

/** How many shops there are; every change is said, the first number is read on the page. */
export function ShopCount({ count, total, isFiltered, onReset, children }: ShopCountProps) {
  const { t } = useTranslation();
  const text = isFiltered
    ? t('shops.count.found', { count, total })
    : t('shops.count.all', { count: total });
  useAnnouncedChange(text);
  if (total === 0) return null;
  return (
    <div className={styles.count}>
      <p>{text}</p>
      {isFiltered && count > 0 && (
        <Button variant="plain" iconStart="close" onClick={onReset}>
          {t('shops.filter.reset')}
        </Button>
      )}
      {!isFiltered && children}
    </div>
  );
}
