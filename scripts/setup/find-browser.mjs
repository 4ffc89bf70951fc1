// Plain JavaScript: setup.mjs runs before dependencies exist, on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const LINUX_NAMES = [
  // Chromium without windows: pages open in half the time. To watch a test, set CHROME_PATH.
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
];

const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_PATHS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** All places where a browser may be on this machine, the wished one first. */
export function browserCandidates(environment = process.env, platform = process.platform) {
  if (environment.CHROME_PATH) return [environment.CHROME_PATH];
  if (platform === 'darwin') {
    return [...MAC_PATHS, ...MAC_PATHS.map((path) => (environment.HOME ?? '') + path)];
  }
  if (platform === 'win32') {
    const roots = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];
    return roots.flatMap((name) => {
      const root = environment[name];
      return root ? WINDOWS_PATHS.map((path) => `${root}\\${path}`) : [];
    });
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return LINUX_NAMES.flatMap((name) => [...folders, '/snap/bin'].map((path) => join(path, name)));
}

/**
 * The path of a browser that the end-to-end tests can drive, or undefined.
 * @param isWhole leaves out Chromium without windows, which sets letters on whole pixels
 */
export function findBrowser({ isWhole = false } = {}) {
  return [...browserCandidates(), ...downloadedBrowser()].find(
    (path) => existsSync(path) && !(isWhole && path.includes('headless')),
  );
}

/** The browser that `playwright install chromium` put into the user's cache. */
function downloadedBrowser() {
  try {
    const require = createRequire(import.meta.url);
    return [require('@playwright/test').chromium.executablePath()];
  } catch {
    return [];
  }
}

/** True when the browser answers; a browser without its system libraries is there but does not. */
export function browserStarts(path) {
  if (process.platform === 'win32') return true; // chrome.exe --version opens a window there
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
