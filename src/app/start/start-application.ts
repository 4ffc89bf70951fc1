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
  const id = /\/([1-9]\d*)(?=\/|$)/.exec(location.pathname)?.[1] ?? '{id}';
  const addresses = earlyCalls.map((url) => url.replace('{id}', id));
  const [configuration] = addresses
    .filter((url) => !url.includes('{id}'))
    .map((url) => {
      const answer = fetch(url, { headers });
      early.answers[url] = answer;
      // The consumer of the answer handles its failure.
      answer.catch(() => {});
      return answer;
    });
  return configuration as Promise<Response>;
}

/**
 * Asks for the styles and for all scripts at once; imports alone would find them one after the other. The
 * first script runs when the styles are there. Where one of them does not come, the page loads once again,
 * and then says so.
 */
export function loadApplication({ main, sheet, preload }: StartData): void {
  const late = setTimeout(showStartFailure, START_TIMEOUT);
  const styled = applySheet(sheet);
  for (const href of preload) document.head.append(link({ rel: PRELOAD, href }));
  styled
    .then(() => import(/* @vite-ignore */ main))
    .then(hideStartFailure, recoverStart)
    .finally(() => clearTimeout(late));
}

/** Fetches all scripts, so that they are at hand, and neither compiles nor runs them. Safari compiles them. */
export function fetchApplication({ sheet, preload }: StartData): void {
  const isKnown = document.createElement('link').relList.supports('prefetch');
  const [script, style] = isKnown ? ['prefetch', 'prefetch'] : [PRELOAD, 'preload'];
  document.head.append(
    link({ rel: style, href: sheet, as: 'style' }),
    ...preload.map((href) => link({ rel: script, href })),
  );
}

const PRELOAD = 'modulepreload';

const link = (properties: Partial<HTMLLinkElement>): HTMLLinkElement =>
  Object.assign(document.createElement('link'), properties);

/** Applies the whole sheet in the place of the part that stands in the page, before the brand's own styles. */
function applySheet(href: string): Promise<unknown> {
  const element = link({ rel: 'stylesheet', href });
  const applied = new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', () => reject(new Error(`The styles did not come: ${href}`)));
  });
  (document.head.querySelector('style') ?? document.head.lastElementChild)?.after(element);
  return applied;
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
