import type { Locator, Page } from '@playwright/test';

/** A message with a heading that appears after an act: an alert, or a group that has taken the focus. */
export const noticeOf = (page: Page): Locator =>
  page
    .getByRole('alert')
    .or(page.getByRole('group'))
    .filter({ has: page.getByRole('heading') })
    .first();
