import { report } from '~/api/report';
import { isLostPart } from '~/lib/load-chunk';
import { mayReload, reloadOnce } from './reload-once';
import { showStartProblem } from './start/start-problem';

/** A part of the start did not come: loads the page again, once; then says so. */
export function recoverStart(error: unknown): void {
  if (mayReload()) reloadOnce();
  else showStartFailure(error);
}

/** How long the scripts and texts of the start may take before the page says so, in ms; they may still come. */
export const START_TIMEOUT = 15_000;

/**
 * The last resort, in words that came with the page and without anything that could fail again. They blame the
 * connection only if a file did not come.
 * @param error undefined if the start takes too long
 */
export function showStartFailure(error?: unknown): void {
  report('The application could not start', error);
  showStartProblem(error === undefined || isLostPart(error) ? 'lost' : 'defect');
}
