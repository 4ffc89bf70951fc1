import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The name of a country in the language of the page. */
export function useCountryName(): (country: string) => string {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return (country: string) => names.of(country) ?? country;
  }, [language]);
}
