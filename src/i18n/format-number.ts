/** Written numbers, by what was asked for. */
export type WrittenNumbers = Record<string, string>;

let known: WrittenNumbers = {};
let recorded: WrittenNumbers | undefined;

/**
 * Formats a number in a locale. A prerendered page brings along the numbers that the build wrote into
 * it: the first `Intl.NumberFormat` takes a phone 30 ms, and taking the page over would wait for it.
 */
export function formatNumber(
  value: number,
  locale: string,
  options?: Intl.NumberFormatOptions,
): string {
  const request = JSON.stringify([value, locale, options]);
  const written = known[request] ?? new Intl.NumberFormat(locale, options).format(value);
  if (recorded) recorded[request] = written;
  return written;
}

/** Reads the numbers that the build wrote into this page. */
export function seedNumberCache(written: WrittenNumbers): void {
  known = written;
}

/** Collects the numbers that are written from now on, for the build. */
export function captureNumbers(): WrittenNumbers {
  recorded = {};
  return recorded;
}
