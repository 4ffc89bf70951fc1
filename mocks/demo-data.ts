import data from './demo-vouchers.json' with { type: 'json' };
import type { Answer } from './contract.ts';

/** Where a demo voucher is listed on the overview page. */
export type DemoGroup = 'credit' | 'time' | 'redeem' | 'refused';

export interface DemoVoucher extends Answer {
  readonly code: string;
  readonly group: DemoGroup;
  readonly shows: string;
  /** How long its token lives; 30 minutes when absent. */
  readonly lifeInSeconds?: number;
  /** False when the session cannot be extended. */
  readonly refresh?: boolean;
  /** What redeeming answers instead of success. */
  readonly redeem?: Answer;
  /** Its redemptions can be taken back for a day. */
  readonly isRevocable?: true;
  readonly giveaway?: Answer;
  /** The last answer about the status of its redemption. */
  readonly orderStatus?: Answer;
  readonly promotion?: Answer;
  readonly account?: Answer;
}

export interface DemoLink extends Answer {
  readonly token: string;
  readonly shows: string;
  /** Shows the last redemption of this session. */
  readonly remembers?: boolean;
}

export interface DemoOrder extends Answer {
  readonly orderNumber: string;
  readonly shows: string;
  readonly remembers?: boolean;
}

/** Something to type or to do with any demo data. */
export interface DemoInput extends Answer {
  readonly input: string;
  readonly shows: string;
  /** Every call that documents the answer gives it when this is absent. */
  readonly calls?: readonly string[];
}

export interface DemoShop extends Answer {
  readonly id: number;
  readonly shows: string;
}

export const demoVouchers = data.vouchers as readonly DemoVoucher[];
export const demoLinks = data.links as readonly DemoLink[];
export const demoOrders = data.orders as readonly DemoOrder[];
export const demoShops = data.shops as readonly DemoShop[];
export const demoInputs = data.inputs as readonly DemoInput[];

/** Codes are case-sensitive, as real ones are. */
export function findVoucher(code: unknown): DemoVoucher | undefined {
  return findEntry(demoVouchers, (voucher) => voucher.code, code);
}

/** The entry of a name, or of the longest one that it begins with: `DEMO-50-anything` is a `DEMO-50`. */
export function findEntry<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  name: unknown,
): Entry | undefined {
  if (typeof name !== 'string') return undefined;
  const matches = entries.filter(
    (entry) => name === nameOf(entry) || name.startsWith(`${nameOf(entry)}-`),
  );
  return matches.toSorted((one, other) => nameOf(other).length - nameOf(one).length)[0];
}
