import type { EarlyAnswers } from '~/api/early-answers';
import type { StartData } from './start-data';

/** Asks for what the application will need while its scripts are still on their way. */
export function sendEarlyCalls({ earlyCalls, acceptLanguage }: StartData): void {
  const early: EarlyAnswers = { acceptLanguage, answers: {} };
  window.earlyAnswers = early;
  for (const url of earlyCalls) {
    const answer = fetch(url, { headers: { 'Accept-Language': acceptLanguage } });
    early.answers[url] = answer;
    // Whoever takes the answer handles its failure.
    answer.catch(() => {});
  }
}

/** Asks for all scripts at once; imports alone would find them one after the other. */
export function loadApplication({ main, preload }: StartData): void {
  for (const href of preload) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
  void import(/* @vite-ignore */ main);
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
