// Changes one line at a time where money is shown or sent, and expects a unit test to fail
// (CONTRIBUTING.md).

export default {
  testRunner: 'vitest',
  vitest: { pool: 'vmThreads' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'src/{redemption,payment}/**/*.{ts,tsx}',
    'src/features/{checkout,prepaid,thank-you}/**/*.{ts,tsx}',
    'src/features/shops/{offers,details}/**/*.{ts,tsx}',
    '!**/*.test.*',
    '!**/*testing.*',
  ],
  testFiles: [
    'src/{redemption,payment}/**/*.test.{ts,tsx}',
    'src/features/{checkout,prepaid,thank-you}/**/*.test.{ts,tsx}',
    'src/features/shops/{offers,details}/**/*.test.{ts,tsx}',
    'src/tests/{money-shown,answered-otherwise}.test.tsx',
    'src/tests/redemption-model/*.test.ts',
  ],
  // The compiler refuses these: another text for a key or a phase, an object without its fields, a field
  // of what may be undefined, a function without its result.
  mutator: {
    excludedMutations: ['StringLiteral', 'ObjectLiteral', 'OptionalChaining', 'ArrowFunction'],
  },
  // What runs once when a file is loaded cannot be switched for a single test.
  ignoreStatic: true,
  // It would put a comment before the line by which a test says that it needs a DOM.
  disableTypeChecks: false,
  ignorePatterns: ['dist', 'test-results', 'playwright-report'],
  tempDirName: 'test-results/stryker',
  cleanTempDir: 'always',
  concurrency: 2,
  dryRunTimeoutMinutes: 60,
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  htmlReporter: { fileName: 'test-results/mutation.html' },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  // The floor rises with the score of the nightly run, and never falls.
  thresholds: { high: 95, low: 85, break: 70 },
};
