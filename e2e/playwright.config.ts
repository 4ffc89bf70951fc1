import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './support/browser.ts';
import { mockPort, port, siteUrl } from './support/ports.ts';
import { SLOWDOWN } from './support/slowdown.ts';

/** The site that most journeys visit; the host name decides the site. */
const baseURL = siteUrl('schenkwerk-de');

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes on the second try is a finding, not a pass.
  retries: 0,
  // Machines that build something else at the same time are slow, not broken.
  timeout: 60_000 * SLOWDOWN,
  expect: { timeout: 10_000 * SLOWDOWN },
  workers: 2,
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: { baseURL, launchOptions, trace: 'off', locale: 'de-DE', timezoneId: 'Europe/Berlin' },
  projects: [
    {
      name: 'phone',
      // Names of tests end in the one size that they are about.
      grepInvert: /@desktop\b/,
      use: {
        userAgent: devices['Pixel 7'].userAgent,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      grepInvert: /@phone\b/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'npm run serve',
    // At the loopback address, because Node may not know *.localhost. Answers once both are up.
    url: `http://127.0.0.1:${port}/__mock`,
    cwd: '..',
    env: { PORT: String(port), MOCK_PORT: String(mockPort) },
    timeout: 60_000,
    reuseExistingServer: false,
  },
});
