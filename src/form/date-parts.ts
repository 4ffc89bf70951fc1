export type DatePart = 'day' | 'month' | 'year';

/** The texts of the three fields of a date. */
export type DateParts = Record<DatePart, string>;

/** The parts of a date in the order in which a language writes them. */
export function dateOrder(locale: string): DatePart[] {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts();
  return parts.map(({ type }) => type).filter(isDatePart);
}

const isDatePart = (type: string): type is DatePart =>
  type === 'day' || type === 'month' || type === 'year';

/** The date as the contract writes it: `1990-12-10`. A missing part is empty: `1990--10`. */
export function joinDate({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') return '';
  const twoDigits = (text: string) => (text === '' ? '' : text.padStart(2, '0'));
  return [year, twoDigits(month), twoDigits(day)].join('-');
}

/** The other way round. */
export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { day, month, year };
}

/**
 * Reads a whole date that was pasted, as a language or ISO 8601 writes it.
 * @returns undefined if it is none, such as a day alone
 */
export function readDate(text: string, locale: string): DateParts | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  if (numbers.length !== 3) return undefined;
  const order: DatePart[] = numbers[0]?.length === 4 ? ['year', 'month', 'day'] : dateOrder(locale);
  const valueOf = (part: DatePart) => numbers[order.indexOf(part)] ?? '';
  return { day: valueOf('day'), month: valueOf('month'), year: valueOf('year') };
}

/** Whether a date has all of its parts. */
export const isWholeDate = (date: string): boolean => !date.split('-').includes('');

/** Whether there is such a day: `2023-02-29` is none. */
export function isRealDate(date: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return false;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}
