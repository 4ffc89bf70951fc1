/** true where pages may pass into each other: the browser can, and the visitor did not ask for less motion. */
export const mayAnimate = (): boolean =>
  'startViewTransition' in document &&
  matchMedia('(prefers-reduced-motion: no-preference)').matches;
