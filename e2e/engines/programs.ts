import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The program file of a name, or of the first of several, on the PATH or at a whole path. */
function find(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => (name.startsWith('/') ? [name] : folders.map((one) => join(one, name))))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What shows windows: a display, a window manager (without one no window gets the focus) and a session bus. */
const SESSION = ['Xvfb', 'openbox', 'dbus-daemon'] as const;

export type EngineName = 'Firefox' | 'WebKit' | 'Chromium 109';

/** WebKitGTK's own browser is in no folder of the PATH. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((cpu) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(
    (library) => `/usr/lib/${cpu}-linux-gnu/${library}/MiniBrowser`,
  ),
);

export const programs = {
  firefox: find('firefox-esr', 'firefox'),
  webKitDriver: find('WebKitWebDriver'),
  miniBrowser: find('MiniBrowser', ...MINI_BROWSERS),
  /** For the certificate of the stand-ins of payment providers. */
  openssl: find('openssl'),
};

/** An old Chromium, from a package that only these tests need. */
const OLD_CHROMIUM = '@sparticuz/chromium@109.0.5';
const OLD_CHROMIUM_FOLDER = '.cache/engines';
const packed = join(
  import.meta.dirname,
  '../..',
  OLD_CHROMIUM_FOLDER,
  'node_modules/@sparticuz/chromium/bin/chromium.br',
);
/** The compressed program; undefined where it is not installed. */
export const oldChromium = existsSync(packed) ? packed : undefined;

const session: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  SESSION.map((name) => [name, find(name)]),
);

const missingOf = (needed: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(needed).flatMap(([name, path]) => (path === undefined ? [name] : []));

/** By engine, the programs without which it cannot be run here; Debian's packages have them all. */
export const missing: Readonly<Record<EngineName, readonly string[]>> = {
  Firefox: missingOf({ ...session, 'firefox-esr': programs.firefox, openssl: programs.openssl }),
  WebKit: missingOf({
    ...session,
    WebKitWebDriver: programs.webKitDriver,
    MiniBrowser: programs.miniBrowser,
    openssl: programs.openssl,
  }),
  'Chromium 109': missingOf({
    ...session,
    [OLD_CHROMIUM]: oldChromium,
    openssl: programs.openssl,
  }),
};

/** What `npm run a11y speech` needs besides Firefox. */
export const missingForSpeech: readonly string[] = [
  ...missing.Firefox,
  ...missingOf({
    orca: find('orca'),
    xdotool: find('xdotool'),
    'at-spi-bus-launcher': find(
      '/usr/libexec/at-spi-bus-launcher',
      '/usr/lib/at-spi2-core/at-spi-bus-launcher',
    ),
  }),
];

/** Debian's packages with all of it. */
export const PACKAGES =
  'firefox-esr webkit2gtk-driver xvfb openbox dbus openssl; for the speech also orca xdotool at-spi2-core speech-dispatcher';

/** What brings the old Chromium. */
export const OLD_CHROMIUM_COMMAND = `npm install --prefix ${OLD_CHROMIUM_FOLDER} --no-save ${OLD_CHROMIUM}`;
