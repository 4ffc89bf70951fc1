import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The last Chrome of Windows 7 and 8, from a package that only these tests need. */
export const OLD_CHROMIUM = '@sparticuz/chromium@109.0.5';

/** Installs the old Chromium, and a client of its time. */
export const OLD_CHROMIUM_COMMAND = `npm install --prefix .cache/engines --no-save --ignore-scripts ${OLD_CHROMIUM} puppeteer-core@19.5.2`;

/** Debian's packages with all the others. WPE WebKit is as old as Safari 16 in Debian 12 only. */
export const PACKAGES =
  'xvfb openbox dbus openssl firefox-esr webkit2gtk-driver wpewebkit-driver cog weston';

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

const byName = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, find(name)])) as Record<Name, string | undefined>;

/** The files of what is installed. */
export const programs = {
  ...byName('Xvfb', 'openbox', 'dbus-daemon', 'openssl'),
  ...byName('WebKitWebDriver', 'WPEWebDriver', 'cog', 'weston', 'orca', 'xdotool'),
  'firefox-esr': find('firefox-esr', 'firefox'),
  // WebKitGTK's own browser is in no folder of the PATH.
  MiniBrowser: find(
    ...['x86_64', 'aarch64'].flatMap((cpu) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(
        (library) => `/usr/lib/${cpu}-linux-gnu/${library}/MiniBrowser`,
      ),
    ),
  ),
  /** Compressed. */
  [OLD_CHROMIUM]: find(
    join(
      import.meta.dirname,
      '../../.cache/engines/node_modules/@sparticuz/chromium/bin/chromium.br',
    ),
  ),
  'at-spi-bus-launcher': find(
    '/usr/libexec/at-spi-bus-launcher',
    '/usr/lib/at-spi2-core/at-spi-bus-launcher',
  ),
};

/** All need what shows windows (a display, a window manager, without which none gets the focus, a bus) and https. */
const missingOf = (...needed: (keyof typeof programs)[]): readonly string[] =>
  (['Xvfb', 'openbox', 'dbus-daemon', 'openssl', ...needed] as const).filter(
    (name) => programs[name] === undefined,
  );

/** By engine, the programs without which it cannot be run here. */
export const missing = {
  Firefox: missingOf('firefox-esr'),
  WebKitGTK: missingOf('WebKitWebDriver', 'MiniBrowser'),
  'WPE WebKit': missingOf('WPEWebDriver', 'cog', 'weston'),
  'Chromium 109': missingOf(OLD_CHROMIUM),
};

export type EngineName = keyof typeof missing;

/** The same for `npm run a11y speech`. */
export const missingForSpeech = missingOf('firefox-esr', 'orca', 'xdotool', 'at-spi-bus-launcher');
