import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ShopChoice } from '../../src/redemption/order.ts';
import type { FormValues, TabRecord } from '../../src/redemption/redemption-storage.ts';
import type { MockHandle } from './mock.ts';

/** The content of a visitor's tab when a test begins. */
export interface Seed {
  /** The site of the visit, unless it is another one. */
  readonly site?: string;
  /** The code of a demo voucher that was entered before. */
  readonly voucher?: string;
  /** A token as it is, instead of a fresh one. */
  readonly token?: string;
  /** Earlier choices and typed data. */
  readonly draft?: Draft;
}

export interface Draft {
  readonly choice?: ShopChoice;
  readonly form?: FormValues;
}

/** The record of a tab in which this was chosen and typed. */
export const recordOf = ({ choice, form = {} }: Draft): TabRecord => ({
  redemption: choice
    ? {
        phase: 'filling',
        order: { kind: 'shop', id: 'seeded-order', ...choice },
        key: randomUUID(),
      }
    : { phase: 'choosing' },
  form,
  others: [],
});

export const nordlicht20: Draft = {
  choice: {
    shopId: 1001,
    shopName: 'Nordlicht',
    shopSlug: 'nordlicht',
    shopLogo: '/mock-assets/logos/nordlicht.svg',
    items: [{ valueInCent: 2000, quantity: 1 }],
  },
};

export const filledDraft: Draft = {
  ...nordlicht20,
  form: {
    delivery: 'screen',
    salutation: 'mrs',
    firstName: 'Ada',
    lastName: 'Muster',
    email: 'ada@example.com',
    repeatEmail: 'ada@example.com',
  },
};

/** Puts the visitor in the middle of a visit, before the page is opened. */
export async function seed(
  page: Page,
  mock: MockHandle,
  { site = mock.site, voucher, token, draft }: Seed,
): Promise<void> {
  const held = token ?? (voucher && (await mock.token(voucher, site)));
  const entries: [string, string][] = [];
  if (held) entries.push([`voucher:${site}`, held]);
  if (draft) entries.push([`redemption:${site}`, JSON.stringify(recordOf(draft))]);
  await seedStorage(page, entries);
}

/** Fills the tab's storage once: changes of the application stay over reloads. */
export async function seedStorage(page: Page, entries: [string, string][]): Promise<void> {
  await page.addInitScript((items) => {
    // A page without an origin has no storage: about:blank, a provider's frame.
    if (origin === 'null' || sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [key, value] of items) sessionStorage.setItem(key, value);
  }, entries);
}
