import type { Page } from '@playwright/test';

/** Whether the page runs and has replaced what the build rendered; what was pressed by then is done. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      !('framePress' in window) &&
      Object.keys(document.getElementById('root') ?? {}).some((key) =>
        key.startsWith('__reactContainer'),
      ),
  );
