import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import type { Charge } from '~/voucher/activity';
import { isProvider, providers } from './providers/providers';

/** A payment in words: its provider, and how much was to be paid when. */
export function useChargeName(charge: Charge): { name: string; facts: string } {
  const { t } = useTranslation();
  const format = useFormat();
  const { provider, amountInCent, currency, createdAt } = charge;
  const name = isProvider(provider) ? providers[provider].name(t) : provider;
  const facts = t('payment.open.facts', {
    name,
    amount: format.money(amountInCent, currency),
    when: format.dateTime(createdAt),
  });
  return { name, facts };
}
