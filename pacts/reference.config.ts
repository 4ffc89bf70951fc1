import { defineConfig, mergeConfig } from 'vitest/config';
import pacts from './vitest.config.ts';

/** What plays the pacts that are there; the tests that write them are another run. */
export default mergeConfig(
  { ...pacts, test: { ...pacts.test, include: [] } },
  defineConfig({
    test: { include: ['pacts/*.verify.ts'], testTimeout: 120_000, maxConcurrency: 3 },
  }),
);
