import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['e2e/engines/*.engine.ts'],
    globalSetup: fileURLToPath(new URL('global-setup.ts', import.meta.url)),
    // Programs of the system, slow to start; one window at a time.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
