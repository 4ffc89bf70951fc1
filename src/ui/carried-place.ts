/** A next page that takes longer, in ms, has nothing to do with the one that was left. */
const LIFETIME = 3000;

/** Where something was when its page was left, by what it is. */
const places = new Map<string, { rect: DOMRect; at: number }>();

/** Keeps where an element is, for the element that stands for the same thing on the next page. */
export function keepPlace(name: string, element: Element | null): void {
  if (element) places.set(name, { rect: element.getBoundingClientRect(), at: performance.now() });
}

/**
 * Moves an element from the kept place to its own: one thing that goes from page to page. Only its
 * transform changes, so nothing else moves; with reduced motion it is at its place at once.
 */
export function comeFromPlace(name: string, element: HTMLElement | null): void {
  const kept = places.get(name);
  places.delete(name);
  if (!kept || performance.now() - kept.at > LIFETIME || !element?.animate) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { rect: from } = kept;
  const to = element.getBoundingClientRect();
  if (to.width === 0 || to.height === 0) return;
  const move = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
  element.animate(
    [{ transformOrigin: '0 0', transform: `${move} ${scale}` }, { transformOrigin: '0 0' }],
    { duration: 450, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}
