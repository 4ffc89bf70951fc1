// Examples tell times relative to one fixed moment; a visitor must see them relative to now.

/** The moment that the dates of the contract's examples refer to. */
export const EXAMPLE_NOW = Date.parse('2026-11-21T12:00:00Z');

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const DAY_IN_MS = 86_400_000;

/** Shifts every date-time in a JSON value from the examples' time to `now` (ms). */
export function shiftDates(value: unknown, now: number): unknown {
  if (typeof value === 'string') return DATE_TIME.test(value) ? shift(value, now) : value;
  if (Array.isArray(value)) return value.map((item) => shiftDates(item, now));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, shiftDates(item, now)]),
  );
}

function shift(text: string, now: number): string {
  const time = Date.parse(text);
  const offset = now - EXAMPLE_NOW;
  // Far dates, such as the end of a validity, keep their time of day.
  const isFar = Math.abs(time - EXAMPLE_NOW) > 2 * DAY_IN_MS;
  const moved = time + (isFar ? Math.round(offset / DAY_IN_MS) * DAY_IN_MS : offset);
  return new Date(moved).toISOString().replace('.000Z', 'Z');
}
