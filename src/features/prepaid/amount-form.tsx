import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import type { PrepaidCard } from '~/payment/prepaid-card';
import { Card } from '~/ui/card';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/text-field';
import { RadioGroup, RadioTile } from '~/ui/radio-group';
import { Stack } from '~/ui/stack';
import { ChargeReceipt } from './charge-receipt';
import { chargeLimits, readCharge } from './charge-limits';

const OTHER = 'other';

interface AmountFormProps {
  card: PrepaidCard;
  onChosen: (amountInCent: number) => void;
}

/** How much is added: one of a few amounts, or one of the visitor's own (5.014, 5.015). */
export function AmountForm({ card, onChosen }: AmountFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const limits = chargeLimits(card);
  const fields = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const money = (cents: number) => format.moneyShort(cents, card.currency);
  const range = { from: money(limits.minInCent), to: money(limits.maxInCent) };
  const isOther = choice === OTHER;
  const amount = isOther ? readCharge(typed, limits) : choice && Number(choice);

  function goOn(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (amount) return onChosen(amount);
    const wanted = isOther ? 'input[inputmode]' : 'input[type=radio]';
    fields.current?.querySelector<HTMLElement>(wanted)?.focus();
  }

  return (
    <Card variant="raised">
      <form ref={fields} noValidate onSubmit={goOn}>
        <Stack gap={5}>
          <RadioGroup
            label={t('prepaid.amount.label')}
            value={choice ?? null}
            onChange={setChoice}
            {...(isTried && choice === undefined && { error: t('prepaid.amount.required') })}
          >
            {limits.suggestedInCent.map((cents) => (
              <RadioTile key={cents} value={String(cents)}>
                {money(cents)}
              </RadioTile>
            ))}
            <RadioTile value={OTHER} secondary={t('prepaid.amount.range', range)}>
              {t('prepaid.amount.other')}
            </RadioTile>
          </RadioGroup>
          {isOther && (
            <TextField
              label={t('prepaid.amount.own')}
              hint={t('prepaid.amount.hint', range)}
              error={isTried && !amount ? t('prepaid.amount.error', range) : undefined}
              suffix={card.currency}
              inputMode="numeric"
              autoComplete="off"
              required
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          <div role="status">
            <ChargeReceipt card={card} amountInCent={amount || undefined} />
          </div>
          <Button type="submit" variant="primary" size="l" isFullWidth>
            {t('prepaid.amount.next')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
