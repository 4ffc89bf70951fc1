import type { Currency } from '~/api';
import { plainText } from '~/lib/typed-text';

/** Signs of a currency beside its ISO 4217 code. */
const MARKS: Readonly<Record<Currency, string>> = {
  EUR: '€|euros?',
  CHF: String.raw`s?fr\.?|franken|francs?|franchi`,
  GBP: '£|pounds?',
  USD: String.raw`(?:us)?\$(?: ?us)?|dollars?`,
  CAD: String.raw`(?:can?|c|cdn)?\$(?: ?can?)?|dollars?`,
  PLN: 'zł(?:otych|oty|ote)?',
};

/** Beside the apostrophe; some would become a space. */
const APOSTROPHES = /[‘’‛ʼ′´`]/g;

/** Digits, in groups of three or in one piece; then the decimals, or a dash that stands for none. */
const NUMBER =
  /^(\d{1,7}|[1-9]\d{0,2}(?:(?<group>[ '.,])\d{3})(?:\k<group>\d{3})*)(?:([.,])(\d\d?|[-=]+))?$/;

/**
 * Reads an amount as people of our countries write it: `25`, `25,50`, `25.-`, `€ 25`, `1'000.50`, `25€50`. One that
 * could be two amounts, such as `1.000`, is none, and neither is one of another currency.
 * @param currency ISO 4217
 * @returns cents, or undefined for anything else
 */
export function parseAmount(typed: string, currency: string): number | undefined {
  const mark = `(?:${currency}|${MARKS[currency as Currency] ?? currency})`;
  const text = plainText(typed.replaceAll(APOSTROPHES, "'"));
  const number = new RegExp(`\\d${mark}\\d\\d$`, 'i').test(text)
    ? text.replace(new RegExp(mark, 'i'), ',')
    : text.replaceAll(new RegExp(`^(?:${mark} *)+|(?: *${mark})+$`, 'gi'), '');
  const [, whole = '', group = '', sign, part = ''] = NUMBER.exec(number) ?? [];
  const groups = whole.split(group || ' ');
  const isClear = !'.,'.includes(group || ' ') || (sign ? sign !== group : groups.length > 2);
  if (whole === '' || !isClear || groups.join('').length > 7) return undefined;
  return Number(groups.join('')) * 100 + Number(part.replaceAll(/[-=]/g, '').padEnd(2, '0'));
}
