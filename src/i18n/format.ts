import { formatNumber } from './format-number';

/**
 * Formats an amount with two decimals in the visitor's locale (requirements 9.011 to 9.017).
 * @param cents amount in minor units
 * @param currency ISO 4217 code
 */
export function formatMoney(cents: number, currency: string, locale: string): string {
  return formatNumber(cents / 100, locale, { style: 'currency', currency });
}

/** The sign of a currency as amounts have it: `€`, `CHF`. */
export function formatCurrency(currency: string, locale: string): string {
  return formatMoney(0, currency, locale).replaceAll(/[\d.,\s]/g, '');
}

/** Where the days of a site begin, by the region of its locales (9.018). */
const TIME_ZONES: Record<string, string> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  IT: 'Europe/Rome',
  FR: 'Europe/Paris',
  PL: 'Europe/Warsaw',
  GB: 'Europe/London',
  BE: 'Europe/Brussels',
  US: 'America/New_York',
  CA: 'America/Toronto',
};

/**
 * Formats a day: `31.12.2029`, `31 Dec 2029`; in digits alone an American reads another day than a Briton. A moment is on the day that it has in the country of the site, wherever the
 * visitor is: a voucher ends for all at once. A date without a time stays on its day.
 */
export function formatDate(iso: string, locale: string): string {
  const isDateOnly = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const own = TIME_ZONES[locale.slice(-2)];
  const timeZone = isDateOnly ? 'UTC' : own;
  return format(iso, locale, {
    dateStyle: 'medium',
    ...(timeZone !== undefined && { timeZone }),
  });
}

/** Formats a wait, in the largest unit that says enough: `in 30 Sekunden`, `in 2 Stunden`. */
export function formatWait(seconds: number, locale: string): string {
  const text = new Intl.RelativeTimeFormat(locale);
  if (seconds < 120) return text.format(Math.ceil(seconds), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120
    ? text.format(minutes, 'minute')
    : text.format(Math.ceil(minutes / 60), 'hour');
}

/** Formats a time of day as clocks and receipts show it: `14:05`, `2:05 PM`. @param time 24 hours: `14:05` */
export function formatClock(time: string, locale: string): string {
  return format(`1970-01-01T${time}`, locale, { timeStyle: 'short' });
}

/** Formats a moment with day and time, for texts such as "ready by". */
export function formatDateTime(iso: string, locale: string): string {
  const text = format(iso, locale, { dateStyle: 'long', timeStyle: 'short' });
  // Intl writes "8. November 2026 um 13:05", which fits after no preposition and lacks the "Uhr".
  if (locale.startsWith('de')) return text.replace(/ um (.+)$/, ', $1\u00a0Uhr');
  // In Polish it writes the time right behind the year: "8 listopada 2026 13:05".
  return locale.startsWith('pl') ? text.replace(/ (\S+)$/, ', godz.\u00a0$1') : text;
}

function format(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const text = new Intl.DateTimeFormat(locale, options).format(date);
  // French writes the first of a month as an ordinal number.
  return locale.startsWith('fr') ? text.replace(/^1 /, '1er ') : text;
}
