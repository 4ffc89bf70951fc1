import { afterEach, expect, test, vi } from 'vitest';
import { createI18n } from './create-i18n';
import { formatMoney } from './format';
import { seedNumberCache, captureNumbers } from './format-number';

afterEach(() => {
  seedNumberCache({});
  vi.restoreAllMocks();
});

/** What a landing page writes: an amount, and a number in a text. */
function write() {
  const i18n = createI18n('de-DE', { shops: '{{count, number}} Shops' });
  return [formatMoney(123_456, 'EUR', 'de-DE'), String(i18n.t('shops', { count: 1500 } as never))];
}

test('[9.011] what the build wrote is written again without asking Intl', () => {
  const written = captureNumbers();
  const inTheBuild = write();
  expect(inTheBuild).toEqual(['1.234,56\u00a0€', '1.500 Shops']);
  expect(Object.values(written)).toEqual(['1.234,56\u00a0€', '1.500']);

  seedNumberCache(written);
  const intl = vi.spyOn(Intl, 'NumberFormat');
  expect(write()).toEqual(inTheBuild);
  expect(intl).not.toHaveBeenCalled();
  expect(formatMoney(123_457, 'EUR', 'de-DE')).toBe('1.234,57\u00a0€');
  expect(formatMoney(123_456, 'EUR', 'de-AT')).toBe('€\u00a01.234,56');
});
