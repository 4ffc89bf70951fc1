import './app/styles.css';
import { readBootData } from './app/boot-data';
import type { AppServices } from './app/app-services';
import { prepare } from './app/prepare';
import { recoverStart, showStartFailure, START_TIMEOUT } from './app/start-failure';
import { env, reportUrl } from './lib/env';
import { hideStartProblem } from './app/start/start-problem';
import { ignoreStrayClicks } from './app/ignore-stray-clicks';
import { yieldToMain } from './lib/yield-to-main';
import { takeCodeFromAddress } from './voucher/code-in-address';
import { onIdle } from './lib/on-idle';

/** Boot in order: site, theme, texts, render. */
async function main(): Promise<void> {
  takeCodeFromAddress();
  addEventListener('hashchange', takeCodeFromAddress);
  ignoreStrayClicks();
  const boot = readBootData();
  // A file runs when it has arrived, in a task of its own, while the others are still loading.
  const [services, render] = await Promise.all([
    prepare(boot),
    loadRender(),
    import('react-dom/client'),
  ]);
  // Only `vite dev` finds no site for a host; a prerendered page has one.
  if (!services) return void (document.body.textContent = 'This address belongs to no site.');
  const root = document.getElementById('root');
  if (!root) return;
  await yieldToMain();
  // Replace the prerendered page at once if its language or texts are not the final ones.
  const isPrerendered =
    boot?.isPage === true && boot.locale === services.i18n.language && !env.serverTranslations;
  render(services, root, { isPrerendered });
  onIdle(() => {
    void addThirdParties(services);
    void import('./app/guard-private-pages');
    if (reportUrl) void watchFailures();
  });
}

async function loadRender() {
  await import('~/api/start');
  const { render } = await import('./app/app');
  return render;
}

/** Also loaded late. If it fails, errors still reach the console. */
async function watchFailures(): Promise<void> {
  const watch = await import('./app/watch-failures').catch(() => undefined);
  watch?.watchFailures();
}

/** Public parameters and third-party scripts come last, and the website works without any of them. */
async function addThirdParties(services: AppServices): Promise<void> {
  try {
    await services.siteStore.settled();
    const { startThirdPartyScripts } = await import('./app/third-party-scripts');
    startThirdPartyScripts(services.siteStore.getState().site, services);
  } catch {
    // The loader did not load. Nothing else depends on it.
  }
}

// Texts that hang are no failure: the page says so, and they may still come.
const late = setTimeout(showStartFailure, START_TIMEOUT);
main()
  .then(hideStartProblem, recoverStart)
  .finally(() => clearTimeout(late));
