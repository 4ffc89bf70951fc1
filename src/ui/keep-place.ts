import { startFlip } from './carried-place';

/**
 * FLIP animation: remembers the position of an element, from which its counterpart on the next page moves
 * to its own position. Only the transform changes, so nothing else moves. With reduced motion it is there at
 * once.
 */
export function keepPlace(name: string, left: Element | null): void {
  if (!left || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = left.getBoundingClientRect();
  startFlip(name, (element) => {
    const to = element?.getBoundingClientRect();
    if (!element?.animate || !to?.width || !to.height) return;
    const move = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
    element.animate(
      [{ transformOrigin: '0 0', transform: `${move} ${scale}` }, { transformOrigin: '0 0' }],
      { duration: 450, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
  });
}
