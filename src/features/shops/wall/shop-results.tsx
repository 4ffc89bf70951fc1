import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopWallItem } from '~/api';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button-link';
import { isPlainClick } from '~/ui/plain-click';
import { isWide } from '~/features/shops/use-is-wide';
import type { CardContext } from './shop-card';
import { ShopSection } from './shop-section';
import styles from './shop-section.module.css';

/** The list begins with this many shops, so that the wall answers fast. */
const FIRST_BLOCK = 24;

/** The list grows by this many shops. */
const BLOCK = 48;

/** Caps the highlight sections. Rows of 2, 3, 4 and 6 end together at this many. */
const HIGHLIGHTS = 12;

/** About as many as the screen shows at once, in whole rows: these come first, the others when there is time. */
const firstPaint = () => (isWide() ? 12 : 8);

interface ShopResultsProps {
  shops: readonly ShopWallItem[];
  /** Blocks that are shown. */
  page: number;
  /** Filtered and sorted shops are one list; otherwise top shops and bestsellers come first. */
  isOneList: boolean;
  /** Title of the one list, if it does not have all shops. */
  title: string | undefined;
  /** How many there are, beside the first heading. */
  count: ReactNode;
  card: CardContext;
  /** Search of the address that shows one block more. */
  moreSearch: string;
  onPage: (page: number) => void;
}

/** The shops that are found (requirements 2.055, 2.056), as far as the list has grown. */
export const ShopResults = memo(function ShopResults({
  shops,
  page,
  isOneList,
  title,
  count,
  card,
  moreSearch,
  onPage,
}: ShopResultsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useBeginOfOtherResults(list, shops.length);
  const isFirstPaint = useDeferredValue(false, true);
  const sections = useMemo(() => inSections(shops, isOneList), [shops, isOneList]);
  const { all: others } = sections;
  const shown = useMemo(() => others.slice(0, FIRST_BLOCK + (page - 1) * BLOCK), [others, page]);
  const { top, best, all } = isFirstPaint
    ? firstOf({ ...sections, all: shown })
    : { ...sections, all: shown };
  const focusNext = useFocusOnGrowth(list, shown.length);
  const showMore = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    focusNext();
    onPage(page + 1);
  };
  const left = others.length - shown.length;
  const more = Math.min(BLOCK, left);
  const total = shops.length;
  const hasTop = top.length > 0;
  const hasBest = best.length > 0;
  const isPlain = title === undefined;
  return (
    <>
      <ShopSection
        title={t('shops.section.top')}
        aside={count}
        shops={top}
        card={card}
        isFirst
        isPlain={isPlain}
      />
      <ShopSection
        title={t('shops.section.best')}
        aside={hasTop ? undefined : count}
        shops={best}
        card={card}
        isFirst={!hasTop}
        isPlain={isPlain && !hasTop}
      />
      <div ref={list} className={styles.section}>
        <ShopSection
          title={title ?? (others === shops ? t('shops.section.all') : t('shops.section.others'))}
          aside={hasTop || hasBest ? undefined : count}
          shops={all}
          card={card}
          isFirst={!hasTop && !hasBest}
          isPlain={isPlain && !hasTop && !hasBest}
        >
          {more > 0 && !isFirstPaint && (
            <div className={styles.more}>
              <ButtonLink href={paths.shops(moreSearch)} size="l" onClick={showMore}>
                {t('shops.more', { count: more, shown: total - left, total })}
              </ButtonLink>
            </div>
          )}
        </ShopSection>
      </div>
    </>
  );
});

interface Sections {
  top: readonly ShopWallItem[];
  best: readonly ShopWallItem[];
  all: readonly ShopWallItem[];
}

/** No shop comes twice. Highlights fill their rows if there are enough of them; a short wall has none. */
function inSections(shops: readonly ShopWallItem[], isOneList: boolean): Sections {
  if (isOneList || shops.length <= FIRST_BLOCK) return { top: [], best: [], all: shops };
  const top = fullRows(shops.filter((shop) => shop.position === 'T'));
  const shownFirst = new Set(top);
  const best = fullRows(shops.filter((shop) => shop.bestseller && !shownFirst.has(shop)));
  for (const shop of best) shownFirst.add(shop);
  if (shownFirst.size === 0) return { top, best, all: shops };
  return { top, best, all: shops.filter((shop) => !shownFirst.has(shop)) };
}

function fullRows(shops: readonly ShopWallItem[]): readonly ShopWallItem[] {
  const most = Math.min(shops.length, HIGHLIGHTS);
  return shops.slice(0, most < 4 ? most : most - (most % 4));
}

/** The beginning of the first section that has shops. */
function firstOf({ top, best, all }: Sections): Sections {
  const most = firstPaint();
  const first = [top, best, all].find((shops) => shops.length > 0);
  const begin = (shops: readonly ShopWallItem[]) => (shops === first ? shops.slice(0, most) : []);
  return { top: begin(top), best: begin(best), all: begin(all) };
}

/** Shows the first of other results to a visitor who has scrolled and searches in the bar that sticks. */
function useBeginOfOtherResults(list: { current: HTMLElement | null }, count: number): void {
  const shown = useRef(count);
  useEffect(() => {
    const first = list.current?.parentElement?.querySelector('h2');
    if (shown.current !== count) first?.scrollIntoView({ block: 'nearest' });
    shown.current = count;
  }, [list, count]);
}

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
