/** How a locale writes numbers of a kind. */
interface NumberPattern {
  before: string;
  /** Stands between each three digits from this many digits on. */
  group: string;
  grouped: number;
  decimal: string;
  after: string;
}

/** How a locale writes plain numbers and amounts of some currencies, by ISO 4217 code. */
export interface NumberPatterns {
  locale: string;
  plain: NumberPattern;
  money: Readonly<Record<string, NumberPattern>>;
}

let known: NumberPatterns | undefined;
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number in a locale. A prerendered page brings along how its locale writes numbers: the first
 * `Intl.NumberFormat` takes a phone 80 ms, and the first rendering of a page would wait for it.
 */
export function formatNumber(
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  return write(value, locale, options) ?? formatOf(locale, options).format(value);
}

/** The build finds out how a locale writes numbers. @param currencies ISO 4217 codes */
export function numberPatterns(locale: string, currencies: readonly string[]): NumberPatterns {
  const money = currencies.map((currency) => [
    currency,
    patternOf(locale, { style: 'currency', currency }),
  ]);
  return {
    locale,
    plain: patternOf(locale, { minimumFractionDigits: 2 }),
    money: Object.fromEntries(money) as NumberPatterns['money'],
  };
}

/** Reads what the build found out for this page. */
export function setNumberPatterns(patterns: NumberPatterns | undefined): void {
  known = patterns;
}

function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const id = JSON.stringify([locale, options]);
  const format = formats.get(id) ?? new Intl.NumberFormat(locale, options);
  formats.set(id, format);
  return format;
}

function patternOf(locale: string, options: Intl.NumberFormatOptions): NumberPattern {
  const format = new Intl.NumberFormat(locale, options);
  const parts = format.formatToParts(1_234_567.5);
  const isDigit = ({ type }: Intl.NumberFormatPart) => type === 'integer' || type === 'fraction';
  const text = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    before: text(parts.slice(0, parts.findIndex(isDigit))),
    group: partOf('group'),
    grouped: format.formatToParts(1234).some(({ type }) => type === 'group') ? 4 : 5,
    decimal: partOf('decimal'),
    after: text(parts.slice(parts.findLastIndex(isDigit) + 1)),
  };
}

/** Writes amounts from 0 on in whole hundredths; undefined for what needs Intl. */
function write(
  value: number,
  locale: string,
  {
    style = 'decimal',
    currency = '',
    trailingZeroDisplay,
    minimumFractionDigits = style === 'currency' ? 2 : 0,
    ...others
  }: Intl.NumberFormatOptions,
): string | undefined {
  const patterns = { currency: known?.money[currency], decimal: known?.plain };
  const pattern = patterns[style as keyof typeof patterns];
  const hundredths = Math.round(value * 100);
  const isWritable =
    pattern &&
    known?.locale === locale &&
    Object.keys(others).length === 0 &&
    hundredths >= 0 &&
    hundredths < Number.MAX_SAFE_INTEGER &&
    hundredths / 100 === value &&
    (minimumFractionDigits === 2 || (minimumFractionDigits === 0 && Number.isInteger(value)));
  if (!isWritable) return undefined;
  const [whole = '', fraction = ''] = (hundredths / 100).toFixed(2).split('.');
  const hasFraction =
    minimumFractionDigits === 2 && !(trailingZeroDisplay && Number.isInteger(value));
  const digits =
    whole.length < pattern.grouped ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, pattern.group);
  const { before, decimal, after } = pattern;
  return before + digits + (hasFraction ? decimal + fraction : '') + after;
}
