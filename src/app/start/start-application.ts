import type { EarlyAnswers } from '~/api/early-answers';
import { readBootData, type BootData } from '~/app/boot-data';
import {
  hideStartFailure,
  recoverStart,
  showStartFailure,
  START_TIMEOUT,
} from '~/app/start-failure';
import type { StartData } from './start-data';

/** Reads what the build wrote into the page; every page with an inline script has it. */
export const readStartData = (): StartData => (readBootData() as BootData).start;

/** Asks for what the application will need while its scripts are still on their way. */
export function sendEarlyCalls({ earlyCalls, acceptLanguage, endToEndHeader }: StartData): void {
  const [name, value] = endToEndHeader?.split(/:\s*/) ?? [];
  const headers = { 'Accept-Language': acceptLanguage, ...(name && value && { [name]: value }) };
  const early: EarlyAnswers = { acceptLanguage, answers: {} };
  window.earlyAnswers = early;
  for (const url of earlyCalls) {
    const answer = fetch(url, { headers });
    early.answers[url] = answer;
    // The consumer of the answer handles its failure.
    answer.catch(() => {});
  }
}

/**
 * Asks for all scripts at once; imports alone would find them one after the other. Where the first
 * does not come, the page loads once again, and then says so.
 */
export function loadApplication({ main, preload }: StartData): void {
  for (const href of preload) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
  const late = setTimeout(showStartFailure, START_TIMEOUT);
  import(/* @vite-ignore */ main)
    .then(hideStartFailure, recoverStart)
    .finally(() => clearTimeout(late));
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
