import { reportUrl } from '~/lib/env';
import { reportBody } from './report-body';

/** The most reports of one document: a failure that repeats itself says nothing new. */
const MOST_REPORTS = 20;

const sent = new Set<string>();

let words: ReadonlySet<string> = new Set();

/**
 * Says which segments of addresses are no secret. Before, reports name none.
 * @param paths as the page table has them: `shops/:id/:slug?`
 */
export function setPagePaths(paths: readonly string[]): void {
  words = new Set(paths.join('/').split('/'));
}

/**
 * Tells operators about a failure; visitors see a message of the page. It goes to the console and, if the
 * build names an address for reports, there, without any data of the visitor.
 */
export function report(message: string, detail: unknown): void {
  console.warn(message, detail);
  if (!reportUrl) return;
  const text = JSON.stringify(reportBody(message, detail, location.pathname, words));
  if (sent.size >= MOST_REPORTS || sent.has(text)) return;
  sent.add(text);
  // Plain text: a browser asks another host for leave before it sends JSON, and not while a page is left.
  navigator.sendBeacon(reportUrl, text);
}
