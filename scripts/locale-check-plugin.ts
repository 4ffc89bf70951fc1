import type { Plugin } from 'vite';

const FILE = /\/react-aria\/dist\/.*\/useDefaultLocale\.m?js$/;
const CHECK = 'Intl.DateTimeFormat.supportedLocalesOf';

/**
 * Vite plugin: React Aria looks, when it is loaded, whether the browser's language is a valid tag, by a
 * call that reads all locales first: 20 ms on a desktop, 80 ms on a phone. `getCanonicalLocales` throws
 * for the same tags and reads nothing.
 */
export const localeCheckPlugin = (): Plugin => ({
  name: 'locale-check',
  apply: 'build',
  transform: {
    filter: { id: FILE },
    handler(code) {
      if (!code.includes(CHECK)) this.error(`React Aria does not call ${CHECK} any more`);
      return { code: code.replace(CHECK, 'Intl.getCanonicalLocales'), map: null };
    },
  },
});
