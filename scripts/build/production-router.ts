import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugin for the production build: react-router ships a build without its warnings for
 * developers, but its `exports` name the other one under every condition.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    config(config) {
      const folder = join(config.root ?? '', 'node_modules/react-router/dist/production');
      return {
        resolve: {
          alias: [
            { find: /^react-router$/, replacement: join(folder, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: join(folder, 'dom-export.mjs') },
          ],
        },
      };
    },
  };
}
