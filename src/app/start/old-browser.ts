import { showStartProblem } from './start-problem';

/**
 * A feature of the promised browsers that earlier ones lack (docs/browsers.md), as a property of styles and its
 * value. A test compares it with package.json.
 */
export const PROBE = ['container-type', 'inline-size'] as const;

/** Says so in the place of the page when the browser is older than those in which it works. */
export function refuseOldBrowser(): boolean {
  if (window.CSS && CSS.supports && CSS.supports(...PROBE)) return false;
  const page = document.getElementById('root');
  if (page) page.hidden = true;
  showStartProblem('oldBrowser');
  return true;
}
