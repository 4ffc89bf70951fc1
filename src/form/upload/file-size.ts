const MEGABYTE = 1024 * 1024;

/**
 * The size of a file in words: "1,2 MB", below a tenth of a megabyte "35 kB", French "1,2 Mo". Rounded up, so that
 * a file above a limit is never shown as one that keeps it.
 * @param bytes of the file
 */
export function formatFileSize(bytes: number, locale: string): string {
  const isSmall = bytes < MEGABYTE / 10;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.ceil(bytes / 1024) : Math.ceil((bytes / MEGABYTE) * 10) / 10);
}
