import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { maxQuantity } from '~/features/shops/offers/value-offer';
import { useFormat } from '~/i18n/use-format';
import { AmountField } from './amount-field';
import { FixedValue } from './fixed-value';
import { QuantityStepper } from './quantity-stepper';
import type { ValueChoiceState } from './use-value-choice';
import { ValueTiles } from './value-tiles';

interface ValueFieldsProps {
  choice: ValueChoiceState;
  voucher: Voucher;
  /** true once the visitor tried to go on. */
  isTried: boolean;
}

/** The tiles, and the field of the chosen one: quantity or amount. */
export function ValueFields({ choice, voucher, isTried }: ValueFieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { balanceInCent, currency } = voucher;
  const { offer, isChoosable, canPay, selection, select, typed, setTyped } = choice;
  if (!isChoosable) return <FixedValue option={offer.options[0]} voucher={voucher} />;
  const most = selection.kind === 'value' ? maxQuantity(selection.valueInCent, balanceInCent) : 1;
  return (
    <>
      <ValueTiles
        offer={offer}
        voucher={voucher}
        selection={selection}
        canPay={canPay}
        error={isTried && selection.kind === 'none' ? t('shops.value.required') : undefined}
        onSelect={select}
      />
      {selection.kind === 'amount' && offer.amount && (
        <AmountField
          range={offer.amount}
          currency={currency}
          value={typed}
          isChecked={isTried}
          onChange={setTyped}
        />
      )}
      {selection.kind === 'value' && most > 1 && (
        <QuantityStepper
          label={t('shops.quantity.label', {
            value: format.money(selection.valueInCent, currency),
          })}
          quantity={selection.quantity}
          most={most}
          onChange={(quantity) => select({ ...selection, quantity })}
        />
      )}
    </>
  );
}
