/** Smaller differences are the second that the header is rounded to, and the way of the answer; in ms. */
const TOLERANCE = 30_000;

let offset = 0;

/**
 * Compares this device's clock with the server's, whose expiries would otherwise be misread by a
 * device that is an hour wrong.
 * @param date the `Date` header of an answer that came just now, so never one of a cache
 */
export function noteServerDate(date: string | null): void {
  const measured = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(measured)) return;
  offset = Math.abs(measured) < TOLERANCE ? 0 : measured;
}

/** The difference to add to this device's clock to get the server's, in ms. */
export const clockOffset = (): number => offset;
