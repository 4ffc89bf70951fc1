/**
 * Focuses the page's heading. One that is scrolled out of sight takes no focus, because the focus must be where
 * one can see it (WCAG 2.4.7): `main` has it then, or the heading is scrolled to.
 * @param scrolls scrolls to a heading out of sight
 * @param top where the page is scrolled to once it is long enough, in pixels
 */
export function focusHeading({ scrolls = false, top = scrollY } = {}): void {
  const heading = document.querySelector<HTMLElement>('[data-page-heading]');
  const isSeen = heading !== null && heading.getBoundingClientRect().bottom + scrollY >= top;
  const isFocused = isSeen || (scrolls && heading !== null);
  (isFocused ? heading : document.getElementById('main'))?.focus({ preventScroll: true });
  if (!scrolls) return;
  // Also from behind the bar at the top, which `scroll-padding` knows.
  heading?.scrollIntoView({ block: 'nearest' });
  // What stands above the heading, such as the balance, is not cut.
  const main = document.getElementById('main');
  if (main && main.getBoundingClientRect().top < 0) main.scrollIntoView();
}
