import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: { include: ['scripts/deploy/*.deploy.ts'], testTimeout: 30_000 },
});
