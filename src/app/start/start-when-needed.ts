import { readBootData, type BootData } from '~/app/boot-data';
import { LOADING_GRACE } from '~/app/loading-grace';
import { isSameSite } from '~/sites/is-same-site';
import { applyFonts, hasFonts } from './late-fonts';
import { needsStart } from './needs-start';
import {
  fetchApplication,
  loadApplication,
  sendEarlyCalls,
  whenPainted,
} from './start-application';

/** What a visitor does first. Assistive technology may click without any of the others. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'submit'];

/**
 * Starts the application once: after the paint where something needs it, otherwise when the visitor acts,
 * when the server's configuration is not the one that the page was built with, or when a part comes
 * into view that waits for a server. Until then its scripts are fetched and not run.
 */
export function startWhenNeeded(): void {
  // Every page with an inline script has it.
  const boot = readBootData() as BootData;
  let answer: Promise<Response> | undefined;
  let isStarted = false;
  const ask = () => (answer ??= sendEarlyCalls(boot.start));
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    void ask();
    loadApplication(boot.start);
  };
  for (const type of TOUCHES) {
    // Links lead on by themselves.
    const touched = ({ target }: Event) =>
      (target instanceof Element && target.closest('a')) || start();
    addEventListener(type, touched, { passive: true });
  }
  // A page that comes back from the browser's cache may find what another one left.
  addEventListener('pageshow', ({ persisted }) => persisted && needsStart(boot) && start());
  if (hasFonts()) void applyFonts();
  whenPainted(() => {
    void applyFonts();
    const configuration = ask();
    if (needsStart(boot)) return void setTimeout(start);
    void isAsBuilt(configuration, boot).then((isSame) => isSame || start());
    startInView(start);
    setTimeout(() => fetchApplication(boot.start));
  });
}

/** A configuration that takes too long may be anything. */
const isAsBuilt = (answer: Promise<Response>, { site }: BootData): Promise<boolean> =>
  Promise.race([
    answer
      .then(async (response) => response.ok && isSameSite(site, await response.clone().json()))
      .catch(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, LOADING_GRACE, false)),
  ]);

function startInView(start: () => void): void {
  const observer = new IntersectionObserver((parts) => {
    if (parts.some(({ isIntersecting }) => isIntersecting)) start();
  });
  for (const part of document.querySelectorAll('[data-live]')) observer.observe(part);
}
