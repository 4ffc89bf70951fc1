import { expect, it, test, vi } from 'vitest';
import { createValueList } from './value-list';

const offer = (...cents: number[]) => ({
  voucherValues: cents.map((valueInCent) => ({ valueInCent })),
});
const range = { minInCent: 1000, maxInCent: 5000, stepInCent: 100 };
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it.each([
  ['de-DE', 'EUR', offer(500, 1000, 2500), '5, 10, 25 €'],
  ['de-DE', 'EUR', offer(2500, 500), '5, 25 €'],
  ['de-DE', 'EUR', offer(5000), '50 €'],
  ['de-DE', 'EUR', offer(1250, 2500), '12,50, 25 €'],
  ['de-DE', 'EUR', offer(500, 1000, 1500, 2000), '5, 10, 15, 20 €'],
  ['de-DE', 'EUR', offer(500, 1000, 1500, 2000, 2500), '5 to 25 €'],
  ['de-DE', 'EUR', { ...offer(), valueRange: range }, '10 to 50 €'],
  ['de-DE', 'EUR', { ...offer(500), valueRange: range }, '5 to 50 €'],
  ['de-DE', 'EUR', { ...offer(), valueRange: { ...range, maxInCent: 1000 } }, '10 €'],
  ['de-DE', 'EUR', offer(), ''],
  ['en-GB', 'GBP', offer(1500, 2550), '£15, £25.50'],
  ['de-CH', 'CHF', offer(1500, 2500), 'CHF 15, 25'],
  ['de-AT', 'EUR', offer(1500, 2500), '€ 15, 25'],
  ['fr-FR', 'EUR', { ...offer(), valueRange: range }, '10 to 50 €'],
])('%s %s', (locale, currency, values, expected) => {
  const write = createValueList(currency, locale, (from, to) => `${from} to ${to}`);
  expect(plain(write(values))).toBe(expected);
});

test('a thousand cards share their number formats', () => {
  const formats = vi.spyOn(Intl, 'NumberFormat');
  const write = createValueList('EUR', 'de-LI', (from, to) => `${from} bis ${to}`);
  for (let index = 0; index < 1000; index++) write(offer(500, 1000, 1500));
  expect(formats.mock.calls.length).toBeLessThanOrEqual(2);
});
