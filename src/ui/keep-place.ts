import { sendOn } from './carried-place';

/**
 * Keeps where an element is: the element that stands for the same thing on the next page moves from
 * there to its own place. Only its transform changes, so nothing else moves; with reduced motion it is
 * at its place at once.
 */
export function keepPlace(name: string, left: Element | null): void {
  if (!left || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = left.getBoundingClientRect();
  sendOn(name, (element) => {
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
