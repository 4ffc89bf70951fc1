import { expect, test } from 'vitest';
import { createI18n } from './create-i18n';
import { formatMoney } from './format';

test('[9.011] amounts and numbers in texts are written as the locale does', () => {
  const i18n = createI18n('de-DE', { shops: '{{count, number}} Shops' });
  expect(String(i18n.t('shops', { count: 1500 } as never))).toBe('1.500 Shops');
  expect(formatMoney(123_456, 'EUR', 'de-DE')).toBe('1.234,56\u00a0€');
  expect(formatMoney(123_456, 'EUR', 'de-AT')).toBe('€\u00a01.234,56');
  expect(formatMoney(123_456, 'USD', 'de-DE')).toBe('1.234,56\u00a0$');
});
