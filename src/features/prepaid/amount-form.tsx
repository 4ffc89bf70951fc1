import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CallForm } from '~/form/call-form';
import { FormTextField } from '~/form/form-fields';
import { FormRadioGroup } from '~/form/form-radio-group';
import { alwaysRun } from '~/form/rules';
import { useSchemaForm } from '~/form/use-schema-form';
import { messageKey } from '~/i18n/message-key';
import { useFormat } from '~/i18n/use-format';
import type { PrepaidCard } from '~/payment/prepaid-card';
import { Card } from '~/ui/card';
import { announce } from '~/ui/live-region';
import { RadioTile } from '~/ui/radio-group';
import { ChargeReceipt } from './charge-receipt';
import { chargeLimits, readCharge, type ChargeLimits } from './charge-limits';

const OTHER = 'other';

/** One of the tiles, by its cents, or an amount that is typed. */
interface AmountValues {
  choice: string;
  own: string;
}

const chargeOf = (
  { choice, own }: AmountValues,
  currency: string,
  limits: ChargeLimits,
): number | undefined =>
  choice === OTHER ? readCharge(own, currency, limits) : Number(choice) || undefined;

/** An amount in cents as it was chosen, or typed. */
function valuesOf(cents: number | undefined, limits: ChargeLimits, locale: string): AmountValues {
  if (cents === undefined) return { choice: '', own: '' };
  if (limits.suggestedInCent.includes(cents)) return { choice: String(cents), own: '' };
  const own = new Intl.NumberFormat(locale, { useGrouping: false }).format(cents / 100);
  return { choice: OTHER, own };
}

const amountSchema = (currency: string, limits: ChargeLimits) =>
  z
    .object({
      choice: z.string().check(z.minLength(1, messageKey('prepaid.amount.required'))),
      own: z.string(),
    })
    .check(
      z.refine(
        (values) => values.choice !== OTHER || chargeOf(values, currency, limits) !== undefined,
        {
          path: ['own'],
          error: messageKey('prepaid.amount.error'),
          ...alwaysRun,
        },
      ),
    );

interface AmountFormProps {
  card: PrepaidCard;
  /** The earlier choice. */
  chosenInCent: number | undefined;
  onChosen: (amountInCent: number) => void;
}

/** How much is added: one of a few amounts, or one of the visitor's own (5.014, 5.015). */
export function AmountForm({ card, chosenInCent, onChosen }: AmountFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const limits = chargeLimits(card);
  const chosen = valuesOf(chosenInCent, limits, format.locale);
  const form = useSchemaForm(amountSchema(card.currency, limits), chosen, { mode: 'onSubmit' });
  const values = { ...chosen, ...useWatch({ control: form.control }) };
  const amount = chargeOf(values, card.currency, limits);
  const money = (cents: number) => format.money(cents, card.currency);
  const [label, message] =
    amount === undefined
      ? [t('prepaid.current'), money(card.currentValueInCent)]
      : [t('prepaid.end'), money(card.currentValueInCent + amount)];
  // As one sentence: as a live region the receipt is heard in pieces.
  const balance = t('form.summary-item', { label, message });
  useEffect(() => announce(balance), [balance]);
  const range = { from: money(limits.minInCent), to: money(limits.maxInCent) };
  return (
    <Card variant="raised">
      <CallForm
        form={form}
        onSubmit={() => amount && onChosen(amount)}
        submitLabel={t('prepaid.amount.next')}
        status={<ChargeReceipt card={card} amountInCent={amount} />}
      >
        <FormRadioGroup<AmountValues> name="choice" label={t('prepaid.amount.label')}>
          {limits.suggestedInCent.map((cents) => (
            <RadioTile key={cents} value={String(cents)}>
              {money(cents)}
            </RadioTile>
          ))}
          <RadioTile value={OTHER}>{t('prepaid.amount.other')}</RadioTile>
        </FormRadioGroup>
        {values.choice === OTHER && (
          <FormTextField<AmountValues>
            name="own"
            label={t('prepaid.amount.own')}
            hint={t('prepaid.amount.hint', range)}
            errorValues={range}
            suffix={format.currency(card.currency)}
            inputMode="numeric"
            enterKeyHint="go"
            autoComplete="off"
          />
        )}
      </CallForm>
    </Card>
  );
}
