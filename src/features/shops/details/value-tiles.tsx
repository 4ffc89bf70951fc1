import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { Badge } from '~/ui/badge';
import { Icon } from '~/ui/icon';
import { RadioGroup, RadioTile } from '~/ui/radio-group';
import { differenceInCent } from '~/redemption/difference';
import { sumOfItems } from '~/redemption/order';
import { useItemsText } from '~/redemption/use-items-text';
import styles from './value-choice.module.css';
import {
  isAffordable,
  isCovered,
  type Selection,
  type ValueOffer,
} from '~/features/shops/offers/value-offer';
import type { ValueOption } from '~/features/shops/offers/value-options';

interface ValueTilesProps {
  offer: ValueOffer;
  voucher: Voucher;
  selection: Selection;
  /** The difference to a value above the balance can be paid. */
  canPay: boolean;
  error: string | undefined;
  onSelect: (selection: Selection) => void;
}

const keyOf = (selection: Selection): string =>
  selection.kind === 'value' ? String(selection.valueInCent) : selection.kind;

const toSelection = (key: string): Selection =>
  key === 'combination' || key === 'amount'
    ? { kind: key }
    : { kind: 'value', valueInCent: Number(key), quantity: 1 };

/** The values of a shop as tiles, each with the rest or the missing sum. */
export function ValueTiles({
  offer,
  voucher,
  selection,
  canPay,
  error,
  onSelect,
}: ValueTilesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { balanceInCent, currency } = voucher;
  const itemsText = useItemsText(currency);
  const money = (cents: number) => format.money(cents, currency);
  const { options, combination, amount } = offer;
  const combined = sumOfItems(combination);
  const exact = (
    <span className={styles.fits}>
      <Icon name="check" size="s" />
      <span>{t('shops.fits')}</span>
    </span>
  );
  const above = (option: ValueOption) =>
    isAffordable(option, canPay)
      ? t('shops.value.pay-more', { amount: money(differenceInCent(option.valueInCent, voucher)) })
      : t('shops.value.above-balance', { amount: money(option.missingInCent) });
  const left = (remainsInCent: number) =>
    remainsInCent > 0 ? t('shops.value.remains', { amount: money(remainsInCent) }) : exact;
  return (
    <div className={styles.panel}>
      <RadioGroup
        label={t('shops.value.label')}
        value={selection.kind === 'none' ? null : keyOf(selection)}
        onChange={(key) => onSelect(toSelection(key))}
        {...(error !== undefined && { error })}
      >
        {combination.length > 0 && (
          <RadioTile
            value="combination"
            secondary={
              <>
                <span>{itemsText(combination) + (combined < balanceInCent ? '\u00A0·' : '')}</span>{' '}
                <span>{left(balanceInCent - combined)}</span>
              </>
            }
            {...(combined < balanceInCent && {
              badge: <Badge tone="brand">{t('shops.filter.least-rest')}</Badge>,
            })}
            isWide
          >
            {money(combined)}
          </RadioTile>
        )}
        {options.map((option, index) => (
          <RadioTile
            key={option.valueInCent}
            value={String(option.valueInCent)}
            secondary={option.missingInCent > 0 ? above(option) : left(option.remainsInCent)}
            isDisabled={!isAffordable(option, canPay)}
            isWide={index === options.length - 1 && options.length % 2 === 1}
          >
            {money(option.valueInCent)}
          </RadioTile>
        ))}
        {amount && (
          <RadioTile
            isWide
            value="amount"
            secondary={t('shops.values', {
              from: money(amount.minInCent),
              to: money(amount.maxInCent),
            })}
          >
            {t('shops.amount.other')}
          </RadioTile>
        )}
      </RadioGroup>
      {(!options.every(isCovered) || (amount?.maxInCent ?? 0) > balanceInCent) && (
        <p className={styles.hint}>
          {canPay ? t('shops.value.payable') : t('shops.value.no-payment')}
        </p>
      )}
    </div>
  );
}
