import { expect, type Page } from '@playwright/test';
import type { MockHandle } from '../mock.ts';

/** A state that a page can be in, with the way there. */
export interface PageState {
  readonly name: string;
  /** Only at this size, where the other one has no such state. */
  readonly only?: 'phone' | 'desktop';
  reach(page: Page, mock: MockHandle): Promise<void>;
}

/** Checks that a heading is shown. */
export const see = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
