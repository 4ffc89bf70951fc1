import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { buildTargets } from './scripts/browsers/promised.ts';
import { mapBasePlugin } from './scripts/map-base-plugin.ts';
import { poPlugin } from './scripts/po-plugin.ts';

const path = (from: string) => join(import.meta.dirname, from);

/** Tests of what looks for a machine's programs. */
const unixTests = process.platform === 'win32' ? ['scripts/setup/**'] : undefined;

export default defineConfig({
  resolve: { alias: { '~generated': path('./generated'), '~': path('./src') } },
  plugins: [
    react(),
    poPlugin(),
    mapBasePlugin(),
    { ...optimizeLocales.vite({ locales: ['de', 'en', 'fr', 'it', 'nl', 'pl'] }), enforce: 'pre' },
  ],
  // `npm start` adds what answers behind the site.
  server: { allowedHosts: ['.localhost'] },
  css: {
    modules: {
      // Unique by file and short: every prerendered page carries them.
      generateScopedName: (name, file) =>
        `${name}-${createHash('sha1')
          .update(relative(path('.'), file))
          .digest('base64url')
          .slice(0, 3)}`,
    },
  },
  build: {
    // Of scripts and, without a `cssTarget`, of styles.
    target: buildTargets(),
    manifest: true,
    // The generated client only declares: what a page does not use stays out of it. So does the reader of barcodes.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /\/generated\/|\/@zxing\//, sideEffects: false }],
      },
    },
    modulePreload: { polyfill: false },
    // Pictures are files, but for what the first paint shows: a request of its own would come late.
    // Tests see addresses, as a server would name them.
    assetsInlineLimit: (file) =>
      !process.env['VITEST'] && /\/brands\/[^/]+\/(?:logo|key-visual)\.svg$/.test(file),
  },
  test: {
    // By default one core is left free: of two that is half.
    maxWorkers: '100%',
    // Generous: large pages are slow on loaded machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    globalSetup: './scripts/forget-requests.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{src,scripts,mocks,openapi}/**/*.test.ts'],
          // A list of its own, also an empty one, would overrule --exclude.
          ...(unixTests && { exclude: unixTests }),
          pool: 'threads',
          isolate: false,
          setupFiles: ['./scripts/fresh-modules.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Tests that need a DOM end in `.test.tsx`, also without an element in them.
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./scripts/dom-setup.ts'],
          // A fresh window and fresh modules for each file, as a process of its own has, but jsdom
          // itself is loaded once.
          pool: 'vmThreads',
        },
      },
    ],
  },
});
