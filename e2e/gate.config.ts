import { defineConfig } from '@playwright/test';
import { FULL_TAG } from './support/in-gate.ts';
import config from './playwright.config.ts';

const full = new RegExp(`${FULL_TAG}\\b`);

/** The tests of `npm test`: without those tagged for the full run; those for both sizes on a phone only. */
export default defineConfig({
  ...config,
  projects: (config.projects ?? []).map((project) => ({
    ...project,
    grepInvert: [full].concat(project.grepInvert ?? []),
    ...(project.name === 'desktop' && { grep: /@desktop\b/ }),
  })),
});
