import type { Page } from '@playwright/test';

/** Whether the page runs and has replaced the build's rendering; earlier presses are done. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      !('framePress' in window) &&
      Object.keys(document.getElementById('root') ?? {}).some((key) =>
        key.startsWith('__reactContainer'),
      ),
  );
