import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { compilePo } from './messages/compile.ts';
import { localeOfFile } from './messages/po.ts';

/**
 * Vite plugin: a `*.po` file becomes a module whose default export is the i18next-native map
 * `{key: text}` of that file; the locale is the file's name.
 *
 * In development an edited catalogue is announced as a cancelable `po:update` event on `window`
 * (`detail: {file, locale, messages}`). A listener that applies the texts calls `preventDefault()`;
 * otherwise the page reloads.
 */
export function poPlugin(): Plugin {
  let root = process.cwd();
  let isServe = false;
  return {
    name: 'po-catalogues',
    configResolved(config) {
      root = config.root;
      isServe = config.command === 'serve';
    },
    transform: {
      filter: { id: /\.po$/ },
      handler(code, id) {
        const file = relative(root, id).replaceAll('\\', '/');
        const messages = JSON.stringify(compilePo(code, file));
        const hot = isServe ? hotSnippet(file) : '';
        return { code: `export default ${messages};\n${hot}`, map: null, moduleType: 'js' };
      },
    },
  };
}

function hotSnippet(file: string): string {
  const detail = `file: ${JSON.stringify(file)}, locale: ${JSON.stringify(localeOfFile(file))}`;
  return `if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (!next) return;
    const update = new CustomEvent('po:update', {
      cancelable: true,
      detail: { ${detail}, messages: next.default },
    });
    if (window.dispatchEvent(update)) import.meta.hot.invalidate();
  });
}
`;
}
