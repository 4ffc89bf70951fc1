/** The heading, unless it is scrolled out of sight: the focus must be where one can see it (WCAG 2.4.7). */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('[data-page-heading]');
  const isSeen = heading !== null && heading.getBoundingClientRect().bottom >= 0;
  (isSeen ? heading : document.getElementById('main'))?.focus({ preventScroll: true });
}
