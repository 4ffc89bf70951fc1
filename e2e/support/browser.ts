import { findBrowser } from '../../scripts/setup/find-browser.mjs';

/** How every browser of the tests and measurements is started. */
export const launchOptions = {
  ...programFile(),
  args: [
    // Containers run as root, where the sandbox is not available.
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

function programFile(): { executablePath: string } | undefined {
  const executablePath = findBrowser();
  return executablePath ? { executablePath } : undefined;
}
