import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Shop, Voucher } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { announce } from '~/ui/live-region';
import { NativeButton } from '~/ui/native-button';
import { Notice } from '~/ui/notice';
import { Ticket } from '~/ui/ticket';
import { sumOfItems } from '~/voucher/redemption-draft';
import { AmountField } from './amount-field';
import { FixedValue } from './fixed-value';
import { QuantityStepper } from './quantity-stepper';
import { RunningSum } from './running-sum';
import { useValueChoice } from './use-value-choice';
import styles from './value-choice.module.css';
import { isCovered, maxQuantity } from './value-offer';
import { ValueTiles } from './value-tiles';

interface ValueChoiceProps {
  shop: Shop;
  voucher: Voucher;
}

/** How much of the voucher goes to this shop, and what remains (requirements 2.058, 2.059). */
export function ValueChoice({ shop, voucher }: ValueChoiceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { balanceInCent, currency } = voucher;
  const { offer, isChoosable, selection, select, typed, setTyped, items, remember } =
    useValueChoice(shop, voucher);
  const [isTried, setTried] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const sum = sumOfItems(items);
  const money = (cents: number) => format.moneyShort(cents, currency);
  useSumAnnouncement(
    sum > 0
      ? t('shops.sum.announce', { sum: money(sum), remains: money(balanceInCent - sum) })
      : undefined,
  );

  function goOn(): void {
    if (sum === 0) {
      setTried(true);
      const target = selection.kind === 'amount' ? '[inputmode]' : 'input[type=radio]:enabled';
      panel.current?.querySelector<HTMLElement>(target)?.focus();
      return;
    }
    remember();
    void navigate(paths.checkout());
  }

  if (!offer.options.some(isCovered)) {
    const smallest = offer.options[0]?.valueInCent;
    return (
      <Notice title={t('shops.value.too-small')} level={3}>
        {smallest !== undefined && (
          <p>
            {t('shops.value.smallest', { value: money(smallest), balance: money(balanceInCent) })}
          </p>
        )}
        <p>{t('shops.value.no-payment')}</p>
      </Notice>
    );
  }
  const most = selection.kind === 'value' ? maxQuantity(selection.valueInCent, balanceInCent) : 1;
  return (
    <Ticket
      foot={
        <div className={styles.panel}>
          <RunningSum items={items} balanceInCent={balanceInCent} currency={currency} />
          <NativeButton variant="primary" size="l" isFullWidth onClick={goOn}>
            {sum > 0 ? t('shops.value.continue', { sum: money(sum) }) : t('shops.value.next')}
          </NativeButton>
        </div>
      }
    >
      <div ref={panel} className={styles.panel}>
        {isChoosable ? (
          <ValueTiles
            offer={offer}
            balanceInCent={balanceInCent}
            currency={currency}
            selection={selection}
            error={isTried && selection.kind === 'none' ? t('shops.value.required') : undefined}
            onSelect={select}
          />
        ) : (
          <FixedValue option={offer.options[0]} currency={currency} />
        )}
        {selection.kind === 'amount' && offer.amount && (
          <AmountField
            range={offer.amount}
            currency={currency}
            value={typed}
            isChecked={isTried}
            onChange={setTyped}
          />
        )}
        {isChoosable && selection.kind === 'value' && most > 1 && (
          <QuantityStepper
            label={t('shops.quantity.label', { value: money(selection.valueInCent) })}
            quantity={selection.quantity}
            most={most}
            onChange={(quantity) => select({ ...selection, quantity })}
          />
        )}
      </div>
    </Ticket>
  );
}

/** Says the sum after every change of it; what is chosen at first is read on the page. */
function useSumAnnouncement(text: string | undefined): void {
  const said = useRef(text);
  useEffect(() => {
    if (text !== undefined && said.current !== text) announce(text);
    said.current = text;
  }, [text]);
}
