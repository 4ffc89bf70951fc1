import { isJson, parseJson } from '~/lib/json';
import { createSafeStorage } from '~/lib/safe-storage';
import { ACCEPTANCES, emptyData, type DataValues } from './data-schema';
import { keptKey } from './kept-key';

// A phone may take the memory of the page for its camera: typed data are there when the page is loaded
// again. The tab keeps them until they are sent or the visit ends; photos and acceptances are never kept.

const storage = createSafeStorage();

/** Fields that are never kept. */
const LEFT_OUT = new Set<string>(['documents', ...ACCEPTANCES]);

export interface KeptData {
  values: DataValues;
  /** The furthest step, from 0. */
  reached: number;
}

/** Keeps typed data for this tab. @param transactionNumber of the check that they belong to */
export function keepData(siteId: string, transactionNumber: string, data: KeptData): void {
  const { values, reached } = data;
  const typed = Object.entries(values).filter(([name]) => !LEFT_OUT.has(name));
  const kept = { transactionNumber, values: Object.fromEntries(typed), reached };
  storage.setItem(keptKey(siteId), JSON.stringify(kept));
}

/**
 * The data of this check from before the page was loaded again, otherwise an empty form. The storage is the
 * visitor's: values that do not fit into the form are left out.
 * @param country of an empty form
 */
export function readKeptData(siteId: string, transactionNumber: string, country: string): KeptData {
  const stored = parseJson(storage.getItem(keptKey(siteId)));
  const values = emptyData(country);
  const { values: typed, reached } = stored;
  if (stored['transactionNumber'] !== transactionNumber || !isJson(typed)) {
    return { values, reached: 0 };
  }
  const fitting = Object.entries(typed).filter(
    ([name, value]) => name in values && !LEFT_OUT.has(name) && typeof value === 'string',
  );
  return {
    values: { ...values, ...Object.fromEntries(fitting) },
    reached: typeof reached === 'number' ? reached : 0,
  };
}

/** Forgets it, once there is nothing left to be sent. */
export const forgetData = (siteId: string): void => storage.removeItem(keptKey(siteId));
