import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => join(import.meta.dirname, relative);

export default defineConfig({
  root: path('..'),
  resolve: { alias: { '~generated': path('../generated'), '~': path('../src') } },
  test: {
    include: ['pacts/*.pact.ts'],
    // The tests write one file between them.
    fileParallelism: false,
  },
});
