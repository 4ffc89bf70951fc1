import './app/styles.css';
import { readBootData } from './app/boot-data';
import type { Page } from './app/page';
import { prepare } from './app/prepare';
import {
  hideStartFailure,
  recoverStart,
  showStartFailure,
  START_TIMEOUT,
} from './app/start-failure';
import { env, reportUrl } from './lib/env';
import { ignoreStrayClicks } from './app/ignore-stray-clicks';
import { yieldToMain } from './lib/yield-to-main';
import { onIdle } from './lib/on-idle';

/** Boot in order: site, theme, texts, render. */
async function main(): Promise<void> {
  ignoreStrayClicks();
  const boot = readBootData();
  // React runs while the site is prepared, in a task of its own.
  const [page] = await Promise.all([prepare(boot), import('react-dom/client')]);
  // A prerendered page has a site; only `vite dev` asks for one by the host.
  if (!page) return void (document.body.textContent = 'This address belongs to no site.');
  const root = document.getElementById('root');
  if (!root) return;
  // A page that was prerendered with the website's own texts cannot be hydrated with the server's.
  const isUsable = boot?.locale === page.i18n.language && !env.serverTranslations;
  if (isUsable && boot.kind === 'landing' && location.pathname === '/') {
    const { hydrate } = await import('./app/landing');
    await hydrate(page, root);
  } else {
    await loadInSteps();
    const { render } = await import('./app/app');
    await yieldToMain();
    render(page, root, { isFramed: isUsable && boot.kind === 'frame' });
  }
  onIdle(() => {
    void addThirdParties(page);
    void import('./app/guard-private-pages');
    if (reportUrl) void watchFailures();
  });
}

/** Runs what the application imports, part by part: all at once would be one long task. */
async function loadInSteps(): Promise<void> {
  await import('~/api/configuration-checks');
  await import('~/api/start');
}

/** Comes last as well; without it failures are still in the console. */
async function watchFailures(): Promise<void> {
  const watch = await import('./app/watch-failures').catch(() => undefined);
  watch?.watchFailures();
}

/** Public parameters and scripts of others come last, and the website works without any of them. */
async function addThirdParties(page: Page): Promise<void> {
  try {
    await page.siteStore.settled();
    const { startThirdPartyScripts } = await import('./app/third-party-scripts');
    startThirdPartyScripts(page.siteStore.getState().site, page);
  } catch {
    // Not even the loader came: nothing else depends on it.
  }
}

// Texts that hang are no failure: the page says so, and they may still come.
const late = setTimeout(showStartFailure, START_TIMEOUT);
main()
  .then(hideStartFailure, recoverStart)
  .finally(() => clearTimeout(late));
