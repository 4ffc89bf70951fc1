import type { EarlyAnswers } from '~/api/early-answers';
import {
  hideStartFailure,
  recoverStart,
  showStartFailure,
  START_TIMEOUT,
} from '~/app/start-failure';
import type { StartData } from './start-data';

/**
 * Asks for what the application will need while its scripts are still on their way.
 * @returns the answer with the site's configuration
 */
export function sendEarlyCalls({ earlyCalls, headers }: StartData): Promise<Response> {
  const early: EarlyAnswers = { acceptLanguage: headers['Accept-Language'], answers: {} };
  window.earlyAnswers = early;
  const [configuration] = earlyCalls.map((url) => {
    const answer = fetch(url, { headers });
    early.answers[url] = answer;
    // The consumer of the answer handles its failure.
    answer.catch(() => {});
    return answer;
  });
  return configuration as Promise<Response>;
}

/**
 * Asks for all scripts at once; imports alone would find them one after the other. Where the first
 * does not come, the page loads once again, and then says so.
 */
export function loadApplication({ main, preload }: StartData): void {
  link(PRELOAD, preload);
  const late = setTimeout(showStartFailure, START_TIMEOUT);
  import(/* @vite-ignore */ main)
    .then(hideStartFailure, recoverStart)
    .finally(() => clearTimeout(late));
}

/** Fetches all scripts, so that they are at hand, and neither compiles nor runs them. Safari compiles them. */
export const fetchApplication = ({ preload }: StartData): void =>
  link(document.createElement('link').relList.supports('prefetch') ? 'prefetch' : PRELOAD, preload);

const PRELOAD = 'modulepreload';

function link(rel: string, addresses: readonly string[]): void {
  for (const href of addresses) {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}

/**
 * Does something once the page is painted: a script that is asked for earlier delays the paint. A tab
 * in the background is never painted, and a browser that guards its privacy may not tell, so that the
 * action, which is done once, comes soon after the page is loaded at the latest.
 */
export function whenPainted(action: () => void): void {
  let isDone = false;
  const painted = () => {
    if (isDone) return;
    isDone = true;
    action();
  };
  if (document.hidden) painted();
  else new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(painted, 300));
}
