import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['e2e/engines/*.engine.ts'],
    globalSetup: join(import.meta.dirname, 'global-setup.ts'),
    // Programs of the system, slow to start; one window at a time.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
