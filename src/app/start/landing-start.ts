// The inline script of the landing page: starts the application when the page is painted and loaded
// and the browser idle, or when the visitor touches the page; its calls are sent when the page is
// painted. A form that is sent earlier waits: the application sends it after hydration.
import { CODE_FORM_ID } from '~/features/redeem/code-form-id';
import { queueSubmit } from '~/features/redeem/queued-submit';
import { loadApplication, readStartData, sendEarlyCalls, whenPainted } from './start-application';

const data = readStartData();
let isAsked = false;
let isStarted = false;

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  sendEarlyCalls(data);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  ask();
  loadApplication(data);
}

function startWhenIdle(): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start);
}

whenPainted(() => {
  ask();
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
});
for (const type of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(type, start, { once: true, passive: true });
}
addEventListener('submit', (event) => {
  if ((event.target as Element).id !== CODE_FORM_ID || event.defaultPrevented) return;
  event.preventDefault();
  queueSubmit();
  start();
});
