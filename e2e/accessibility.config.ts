import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Three engines over every state: `npm run a11y`, apart from the gate, which takes minutes. */
export default defineConfig(base, {
  testMatch: '*.engines.ts',
  outputDir: '../test-results/a11y',
  reporter: [['line'], ['json', { outputFile: '../test-results/a11y.json' }]],
});
