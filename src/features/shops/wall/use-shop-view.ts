import { use, useCallback, useEffect, useRef, useState } from 'react';
import {
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { noFilters, type ShopFilters, type ShopView } from '~/features/shops/search/shop-filters';
import { readShopView, writeShopView } from '~/features/shops/search/shop-filters-url';

/** Typing is written to the address after this pause, in ms: browsers limit how often it may change. */
const PAUSE = 300;

export interface ShopViewState extends ShopView {
  /** Changes some filters and starts again at the first block of shops. */
  change: (filters: Partial<ShopFilters>) => void;
  reset: () => void;
  showPage: (page: number) => void;
  /** The search of this view's address, or of another one's, with its question mark. */
  searchOf: (view?: ShopView) => string;
}

/**
 * The filters of the wall. They live in the address (a reload, a link and Back keep them); the page
 * answers at once and the address follows.
 */
export function useShopView(): ShopViewState {
  const location = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(() => readShopView(new URLSearchParams(location.search)));
  /** The search that belongs to `view`; another one in the address came from elsewhere. */
  const own = useRef(location.search);
  useEffect(() => {
    if (location.search === own.current) return;
    own.current = location.search;
    setView(readShopView(new URLSearchParams(location.search)));
  }, [location.search]);

  const searchOf = useCallback(
    (other: ShopView = view) => writeShopView(other, new URLSearchParams(location.search)),
    [view, location.search],
  );
  const search = searchOf();
  const { pathname, hash, state, key } = location;
  const router = use(UNSAFE_DataRouterContext)?.router;
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (search === own.current || isLeaving) return;
    // A card that was just opened keeps the filters in its address, which must not be overwritten. Only the
    // router knows at once: the list is rendered later, on a slow phone after this pause.
    const isHere = () =>
      router?.state.navigation.state === 'idle' && router.state.location.key === key;
    const pause = setTimeout(() => {
      if (!isHere()) return;
      own.current = search;
      void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state });
    }, PAUSE);
    // A press within the pause may lead away: Back finds the search then, too.
    const keep = () => {
      if (isHere()) history.replaceState(history.state, '', `${pathname}${search}${hash}`);
    };
    addEventListener('click', keep, true);
    return () => {
      clearTimeout(pause);
      removeEventListener('click', keep, true);
    };
  }, [search, pathname, hash, state, key, navigate, router, isLeaving]);

  const change = useCallback(
    (filters: Partial<ShopFilters>) =>
      setView((current) => ({ filters: { ...current.filters, ...filters }, page: 1 })),
    [],
  );
  const reset = useCallback(() => setView({ filters: noFilters, page: 1 }), []);
  const showPage = useCallback((page: number) => setView((current) => ({ ...current, page })), []);
  return { ...view, change, reset, showPage, searchOf };
}
