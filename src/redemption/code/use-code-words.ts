import { useTranslation } from 'react-i18next';
import type { MerchantCode } from '~/api';
import { textOf } from './readable-code';

/** How a code is said: its text, and its PIN; undefined for a code that is an address only. */
export function useCodeWords(): (code: MerchantCode) => string | undefined {
  const { t } = useTranslation();
  return (code) => {
    const text = textOf(code);
    if (!text || !code.pin) return text;
    return `${text}, ${t('form.summary-item', { label: t('code.pin'), message: code.pin })}`;
  };
}
