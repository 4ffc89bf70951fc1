/**
 * Ignores the second click of a double click when it lands on another element. Without
 * this it follows a link that moved under the pointer in between: a failure that goes away when it is
 * repeated, or the page that the first click led to.
 */
export function ignoreStrayClicks(): void {
  let first: Element | null = null;
  const look = (event: MouseEvent) => {
    const hit = event.target instanceof Element ? event.target.closest('a[href], button') : null;
    // Keys have no count.
    if (event.detail < 2) first = hit;
    else if (hit && hit !== first) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('click', look, true);
}
