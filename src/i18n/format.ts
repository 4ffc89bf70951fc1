import { formatNumber } from './format-number';

/**
 * Formats an amount with two decimals in the visitor's locale (requirements 9.011 to 9.017).
 * @param cents amount in minor units
 * @param currency ISO 4217 code
 */
export function formatMoney(cents: number, currency: string, locale: string): string {
  return formatNumber(cents / 100, locale, { style: 'currency', currency });
}

/** Formats a day: `31.12.2029`. A date without a time stays on its day in every time zone. */
export function formatDate(iso: string, locale: string): string {
  const dateOnly = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const options: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
  return format(iso, locale, dateOnly ? { ...options, timeZone: 'UTC' } : options);
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
  return Number.isNaN(date.getTime()) ? iso : new Intl.DateTimeFormat(locale, options).format(date);
}
