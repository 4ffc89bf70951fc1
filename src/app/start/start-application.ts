import type { EarlyAnswers } from '~/api/early-answers';
import { SHOP_ID, type StartData } from '~/app/boot-data';
import { recoverStart, showStartFailure, START_TIMEOUT } from '~/app/start-failure';
import { ChunkLoadError } from '~/lib/load-chunk';
import { readShopId } from '~/lib/paths';
import { hideStartProblem } from './start-problem';

/** Sends the application's first calls while its scripts load. */
export function sendEarlyCalls({ earlyCalls, headers }: StartData): void {
  const early: EarlyAnswers = { acceptLanguage: headers['Accept-Language'], answers: {} };
  window.earlyAnswers = early;
  const id = readShopId(location.pathname.split('/')[2]);
  for (const call of earlyCalls) {
    if (id === undefined && call.includes(SHOP_ID)) continue;
    const url = call.replace(SHOP_ID, String(id));
    const answer = fetch(url, { headers });
    early.answers[url] = answer;
    // The consumer of the answer handles its failure.
    answer.catch(() => {});
  }
}

/**
 * Asks for the styles and for all scripts at once; imports alone would find them one after the other. The
 * first script runs when the styles are there. If one of them does not come, the page loads once again,
 * and then says so.
 */
export function loadApplication({ main, sheet, preload }: StartData): void {
  const late = setTimeout(showStartFailure, START_TIMEOUT);
  const styled = applySheet(sheet);
  for (const href of preload) document.head.append(link({ rel: 'modulepreload', href }));
  styled
    .then(() => import(/* @vite-ignore */ main))
    .then(hideStartProblem, recoverStart)
    .finally(() => clearTimeout(late));
}

const link = (properties: Partial<HTMLLinkElement>): HTMLLinkElement =>
  Object.assign(document.createElement('link'), properties);

/** Applies the whole sheet in the place of the part that is in the page, before the brand's own styles. */
function applySheet(href: string): Promise<unknown> {
  const element = link({ rel: 'stylesheet', href });
  const applied = new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', () =>
      reject(new ChunkLoadError(`The styles did not come: ${href}`)),
    );
  });
  (document.head.querySelector('style') ?? document.head.lastElementChild)?.after(element);
  return applied;
}

/**
 * Runs an action once, after the first paint: a script that is asked for earlier delays it. A tab in the
 * background is never painted, and some browsers do not report it for privacy; there it runs soon after `load`.
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
