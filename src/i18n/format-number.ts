const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number in a locale; a format is made once, because that takes longer than many uses of it. */
export function formatNumber(
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const id = JSON.stringify([locale, options]);
  const format = formats.get(id) ?? new Intl.NumberFormat(locale, options);
  formats.set(id, format);
  return format.format(value);
}
