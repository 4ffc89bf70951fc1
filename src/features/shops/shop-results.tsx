import { memo, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopWallItem } from '~/api';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button-link';
import type { CardContext } from './shop-card';
import { ShopSection } from './shop-section';
import styles from './shop-section.module.css';

/** The list grows by this many shops. */
export const BLOCK = 48;

/** Top shops and bestsellers are a taste, not a second wall. */
const HIGHLIGHTS = 12;

interface ShopResultsProps {
  shops: readonly ShopWallItem[];
  /** Blocks that are shown. */
  page: number;
  /** Filtered shops are one list; otherwise top shops and bestsellers come first. */
  isFiltered: boolean;
  card: CardContext;
  /** Search of the address that shows one block more. */
  moreSearch: string;
  onPage: (page: number) => void;
}

/** The shops that are found (requirements 2.055, 2.056), as far as the list has grown. */
export const ShopResults = memo(function ShopResults({
  shops,
  page,
  isFiltered,
  card,
  moreSearch,
  onPage,
}: ShopResultsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => shops.slice(0, page * BLOCK), [shops, page]);
  const highlights = useMemo(
    () => ({
      top: isFiltered ? [] : shops.filter((shop) => shop.position === 'T').slice(0, HIGHLIGHTS),
      best: isFiltered ? [] : shops.filter((shop) => shop.bestseller).slice(0, HIGHLIGHTS),
    }),
    [shops, isFiltered],
  );
  const focusNext = useFocusOnGrowth(list, shown.length);
  const showMore = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    focusNext();
    onPage(page + 1);
  };
  const more = Math.min(BLOCK, shops.length - shown.length);
  return (
    <div>
      <ShopSection title={t('shops.section.top')} shops={highlights.top} card={card} />
      <ShopSection title={t('shops.section.best')} shops={highlights.best} card={card} />
      <div ref={list} className={styles.section}>
        <ShopSection
          title={isFiltered ? t('shops.section.found') : t('shops.section.all')}
          shops={shown}
          card={card}
        >
          {more > 0 && (
            <div className={styles.more}>
              <ButtonLink href={paths.shops(moreSearch)} size="l" onClick={showMore}>
                {t('shops.more', { count: more, shown: shown.length, total: shops.length })}
              </ButtonLink>
            </div>
          )}
        </ShopSection>
      </div>
    </div>
  );
});

/** Moves the focus to the first new card, because the link that was pressed has moved on. */
function useFocusOnGrowth(list: { current: HTMLElement | null }, shown: number): () => void {
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined || next.current >= shown) return;
    const links = list.current?.querySelectorAll<HTMLElement>('a[data-shop-id]');
    links?.[next.current]?.focus();
    next.current = undefined;
  }, [list, shown]);
  return () => {
    next.current = shown;
  };
}
