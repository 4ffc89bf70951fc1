import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { parseAmount } from '~/form/parse-amount';
import { TextField } from '~/ui/text-field';
import { isAmountOffered } from '~/features/shops/offers/value-offer';
import type { FreeRange } from '~/features/shops/offers/exact-combination';

interface AmountFieldProps {
  /** Amounts that the shop accepts, as far as balance and payment reach. */
  range: FreeRange;
  currency: string;
  /** As typed. */
  value: string;
  /** true once the visitor tried to go on. */
  isChecked: boolean;
  onChange: (typed: string) => void;
}

/** An amount of the visitor's own; it is judged when the field is left. */
export function AmountField({ range, currency, value, isChecked, onChange }: AmountFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isLeft, setLeft] = useState(false);
  const money = (cents: number) => format.money(cents, currency);
  const { minInCent, maxInCent, stepInCent } = range;
  const rule = { from: money(minInCent), to: money(maxInCent), step: money(stepInCent) };
  const cents = parseAmount(value, currency);
  const isValid = cents !== undefined && isAmountOffered(range, cents);
  const isJudged = isChecked || (isLeft && value.trim() !== '');
  return (
    <TextField
      label={t('shops.amount.label')}
      hint={t('shops.amount.hint', rule)}
      error={isJudged && !isValid ? t('shops.amount.error', rule) : undefined}
      suffix={format.currency(currency)}
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      value={value}
      required
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => setLeft(true)}
    />
  );
}
