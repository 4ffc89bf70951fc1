import browserslist from 'browserslist';
import { join } from 'node:path';

/** What Vite, and through it Oxc and Lightning CSS, call the browsers; the others are Chromium under another name. */
const ENGINES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
} as const;

/**
 * The oldest version of each browser that `browserslist` in package.json promises, by its name there: `16.0`
 * for `ios_saf`.
 */
export function oldestPromised(): ReadonlyMap<string, string> {
  const oldest = new Map<string, string>();
  // From the newest to the oldest of each browser.
  for (const entry of browserslist(undefined, { path: join(import.meta.dirname, '../..') })) {
    const [name = '', versions = ''] = entry.split(' ');
    oldest.set(name, versions.split('-')[0] ?? versions);
  }
  return oldest;
}

/** The same for `build.target` of Vite. */
export function buildTargets(): string[] {
  const oldest = oldestPromised();
  return Object.entries(ENGINES).flatMap(([name, engine]) => {
    const version = oldest.get(name);
    return version ? [engine + version] : [];
  });
}
