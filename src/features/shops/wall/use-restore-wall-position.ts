import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DetailsState } from '~/features/shops/details/use-close-details';
import { isWide } from '~/features/shops/use-is-wide';
import { isPlainClick } from '~/ui/plain-click';

/**
 * Keeps the visitor's place on the wall: cards open their shop, and when it is closed the scroll
 * position is the old one and the focus is on the card again (else on the heading).
 * @param openId the shop that is open, as the address names it
 * @param search contains the filters, so that a reload of the details keeps them
 */
export function useRestoreWallPosition(
  wall: RefObject<HTMLElement | null>,
  openId: string | undefined,
  search: string,
): void {
  const opener = useRef<HTMLElement>(null);
  useCardLinks(wall, opener, search);
  useScrollPosition(openId !== undefined);

  const previous = useRef(openId);
  useEffect(() => {
    const closed = previous.current;
    previous.current = openId;
    if (closed === undefined || openId !== undefined) return;
    const card = opener.current?.isConnected
      ? opener.current
      : wall.current?.querySelector<HTMLElement>(`[data-shop-id="${CSS.escape(closed)}"]`);
    const isInPlace = card === opener.current;
    opener.current = null;
    // A card that was not left just now may be anywhere on the wall, so the page scrolls to it.
    (card ?? wall.current?.querySelector('h1'))?.focus({ preventScroll: isInPlace });
  }, [openId, wall]);
}

/**
 * One listener for hundreds of cards: their links are plain, which keeps them cheap, and a plain
 * click stays within the application.
 */
function useCardLinks(
  wall: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  search: string,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const container = wall.current;
    const linkOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-shop-id]') : null;
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      opener.current = link;
      const state: DetailsState = { fromWall: true };
      void navigate(link.pathname + search, { state, preventScrollReset: true });
    };
    // The press comes some 100 ms before the click: enough to have the code there.
    const onPress = (event: Event) => {
      if (linkOf(event))
        void import('~/features/shops/details/shop-details-page').catch(() => undefined);
    };
    container?.addEventListener('click', onClick);
    container?.addEventListener('pointerdown', onPress);
    return () => {
      container?.removeEventListener('click', onClick);
      container?.removeEventListener('pointerdown', onPress);
    };
  }, [wall, opener, search, navigate]);
}

/** On narrow screens the details replace the wall, which forgets its scroll position meanwhile. */
function useScrollPosition(isOpen: boolean): void {
  const position = useRef(0);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (isOpen && !isWide()) window.scrollTo(0, 0);
    if (!isOpen && wasOpen.current && !isWide()) window.scrollTo(0, position.current);
    wasOpen.current = isOpen;
    if (isOpen) return;
    const remember = () => {
      position.current = window.scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [isOpen]);
}
