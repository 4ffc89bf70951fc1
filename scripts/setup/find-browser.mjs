// Plain JavaScript: setup.mjs runs before dependencies exist, on whatever Node the machine has.
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { thisMachine } from './this-machine.mjs';

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

/** All places where a browser may be on a machine, the wished one first. */
export function browserCandidates({ environment, platform }) {
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
 * The program file of a browser that tests can drive, or undefined. A browser that is there but does
 * not start, for want of its system libraries, does not count.
 * @param isWhole leaves out Chromium without windows, which sets letters on whole pixels
 */
export function findBrowser({ isWhole = false, machine = thisMachine() } = {}) {
  return [...browserCandidates(machine), ...downloadedBrowser(machine)].find(
    (path) =>
      machine.exists(path) && !(isWhole && path.includes('headless')) && starts(machine, path),
  );
}

/** The browser that `playwright install chromium` put into the user's cache. */
function downloadedBrowser({ root }) {
  try {
    const require = createRequire(join(root, 'package.json'));
    return [require('@playwright/test').chromium.executablePath()];
  } catch {
    return [];
  }
}

function starts(machine, path) {
  // Windows: `chrome.exe --version` would open a window.
  return machine.platform === 'win32' || machine.tryOut(path, ['--version']) === undefined;
}
