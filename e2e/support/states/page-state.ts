import { expect, type Page } from '@playwright/test';
import { inWordsOf } from '../brand-words.ts';
import type { MockHandle } from '../mock.ts';

/** A state that a page can be in, with the way there. */
export interface PageState {
  readonly name: string;
  /** Only at this size, if the other one has no such state. */
  readonly only?: 'phone' | 'desktop';
  /**
   * The conditions of a site for it: a certain way to pay or any, the top-up in its navigation, filters on the
   * wall, every category of retailers, offers beside the redemption, or the error texts of all sites instead of
   * its one.
   */
  readonly needs?:
    | 'amazonpay'
    | 'unzer'
    | 'payment'
    | 'charge'
    | 'filters'
    | 'all categories'
    | 'offers'
    | 'common errors';
  reach(page: Page, mock: MockHandle): Promise<void>;
}

/** A German text in the words of the brand whose page is open. */
export function inWordsOfPage(page: Page, text: string): string {
  const [siteId = ''] = new URL(page.url()).hostname.split('.');
  return inWordsOf(siteId, text);
}

/** Checks that a heading is shown, in the words of the site's brand. */
export function see(page: Page, text: string | RegExp): Promise<void> {
  const name = typeof text === 'string' ? inWordsOfPage(page, text) : text;
  return expect(page.getByRole('heading', { name }).first()).toBeVisible();
}
