import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatClock,
  formatCurrency,
  formatDate,
  formatDateTime,
  formatMoney,
  formatWait,
} from './format';

/** The formats of the current locale: amounts in cents, dates as ISO 8601. */
export function useFormat() {
  const locale = useTranslation().i18n.language;
  return useMemo(
    () => ({
      locale,
      money: (cents: number, currency: string) => formatMoney(cents, currency, locale),
      currency: (currency: string) => formatCurrency(currency, locale),
      date: (iso: string) => formatDate(iso, locale),
      wait: (seconds: number) => formatWait(seconds, locale),
      clock: (time: string) => formatClock(time, locale),
      dateTime: (iso: string) => formatDateTime(iso, locale),
    }),
    [locale],
  );
}
