/** How far the pointer moves during a double click at most, in CSS px. */
const REACH = 24;

/**
 * Ignores the second click of a double click when it lands on another element. Without
 * this it follows a link that moved under the pointer in between: a failure that goes away when it is
 * repeated, or the page that the first click led to. WebKit also counts quick clicks in different places as
 * one double click; those count.
 */
export function ignoreStrayClicks(): void {
  let first: { readonly hit: Element | null; readonly x: number; readonly y: number } | undefined;
  const look = (event: MouseEvent) => {
    const { target, detail, clientX: x, clientY: y } = event;
    const hit = target instanceof Element ? target.closest('a[href], button') : null;
    // Keys have no count.
    if (detail < 2 || !first || Math.hypot(x - first.x, y - first.y) > REACH) first = { hit, x, y };
    else if (hit && hit !== first.hit) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('click', look, true);
}
