import { expect, type Page } from '@playwright/test';
import type { MockHandle } from '../mock.ts';

/** A state that a page can be in, with the way there. */
export interface PageState {
  readonly name: string;
  /** Only at this size, where the other one has no such state. */
  readonly only?: 'phone' | 'desktop';
  /**
   * What a site must have for it: a certain way to pay or any, the top-up in its navigation, filters on the
   * wall, offers beside the redemption, or error texts that are not replaced by one of its own.
   */
  readonly needs?:
    'amazonpay' | 'unzer' | 'payment' | 'charge' | 'filters' | 'offers' | 'own errors';
  reach(page: Page, mock: MockHandle): Promise<void>;
}

/** Checks that a heading is shown. */
export const see = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
