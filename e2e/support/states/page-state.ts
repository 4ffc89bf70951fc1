import { expect, type Locator, type Page } from '@playwright/test';
import { inWordsOf } from '../brand-words.ts';
import type { MockHandle } from '../mock.ts';
import { seed, type Seed } from '../seed.ts';

type Reach = (page: Page, mock: MockHandle) => Promise<unknown>;

/** The site and window that a state is in. */
interface Conditions {
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
}

/** A state that a page can be in, with the way there. */
export interface PageState extends Conditions {
  readonly name: string;
  readonly reach: Reach;
}

/** A heading, in the words of the site's brand, or an element of the page. */
type Sign = string | RegExp | ((page: Page) => Locator);

/** A state that acts lead to. */
export const after = (name: string, reach: Reach, conditions: Conditions = {}): PageState => ({
  name,
  reach,
  ...conditions,
});

/** A state that an address has. @param more `seed`: what the tab holds before */
export const at = (
  name: string,
  path: string,
  sign: Sign,
  { seed: held, ...conditions }: Conditions & { readonly seed?: Seed } = {},
): PageState =>
  after(
    name,
    async (page, mock) => {
      if (held) await seed(page, mock, held);
      await page.goto(path);
      await see(page, sign);
    },
    conditions,
  );

/** A German text in the words of the brand whose page is open. */
export function inWordsOfPage(page: Page, text: string): string {
  const [siteId = ''] = new URL(page.url()).hostname.split('.');
  return inWordsOf(siteId, text);
}

/** Checks that a sign is shown. */
export function see(page: Page, sign: Sign): Promise<void> {
  if (typeof sign === 'function') return expect(sign(page).first()).toBeVisible();
  const name = typeof sign === 'string' ? inWordsOfPage(page, sign) : sign;
  return expect(page.getByRole('heading', { name }).first()).toBeVisible();
}

/** Presses a button of the page. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click();

/** Lets the answer of a call be on its way for as long as the state lasts. */
export const holdAnswer = (mock: MockHandle, operationId: string): Promise<void> =>
  mock.fault('latency', { operationId, ms: 20_000 });
