import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Voucher } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { useAnnouncedChange } from '~/ui/use-announced';
import { Button } from '~/ui/button';
import { Ticket } from '~/ui/ticket';
import { useWaitingAmounts } from '~/voucher/use-waiting-amounts';
import { differenceInCent, MIN_TOP_UP_IN_CENT, restInCent } from '~/redemption/difference';
import { sumOfItems } from '~/redemption/order';
import { NoValues } from './no-values';
import { RunningResult, RunningSum } from './running-sum';
import type { DetailedShop } from '~/features/shops/shop-queries';
import { TooSmallBalance } from './too-small-balance';
import { useValueChoice } from './use-value-choice';
import styles from './value-choice.module.css';
import { ValueFields } from './value-fields';
import { isAffordable } from '~/features/shops/offers/value-offer';

interface ValueChoiceProps {
  shop: DetailedShop;
  voucher: Voucher;
}

/** The part of the voucher for this shop, and the rest (requirements 2.058, 2.059). */
export function ValueChoice({ shop, voucher }: ValueChoiceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { balanceInCent, currency } = voucher;
  const waiting = useWaitingAmounts();
  const choice = useValueChoice(shop, voucher);
  const { offer, items, selection, canPay, beginOrder } = choice;
  const [isTried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const sum = sumOfItems(items);
  const money = (cents: number) => format.money(cents, currency);
  const missing = differenceInCent(sum, voucher);
  const amounts = { sum: money(sum), remains: money(balanceInCent - sum) };
  const text =
    missing > 0
      ? t('shops.sum.announce-missing', { sum: money(sum), missing: money(missing) })
      : t('shops.sum.announce', amounts);
  useAnnouncedChange(sum > 0 ? text : undefined);

  function goOn(): void {
    if (sum > 0) {
      // The form names the redemption that must end first.
      const isBegun = beginOrder();
      void navigate(paths.checkout(), isBegun ? {} : { state: { isKept: true } });
      return;
    }
    setTried(true);
    const wanted = selection.kind === 'amount' ? 'input[inputmode]' : 'input[type=radio]:enabled';
    fields.current?.querySelector<HTMLElement>(wanted)?.focus();
  }

  if (offer.options.length === 0) return <NoValues />;
  if (!offer.options.some((option) => isAffordable(option, canPay))) {
    const smallestInCent = offer.options[0]?.valueInCent;
    return <TooSmallBalance {...{ smallestInCent, balanceInCent, currency, canPay }} />;
  }
  return (
    <Ticket
      foot={<RunningSum items={items} voucher={voucher} />}
      isDocked={sum > 0}
      dock={
        <div className={styles.dock}>
          {sum > 0 && <RunningResult items={items} voucher={voucher} />}
          <Button variant="primary" size="l" isFullWidth onClick={goOn}>
            {sum > 0 ? t('shops.value.continue', { sum: amounts.sum }) : t('shops.value.choose')}
          </Button>
        </div>
      }
    >
      <div ref={fields} className={styles.panel}>
        <ValueFields choice={choice} voucher={voucher} isTried={isTried} />
        {missing > 0 && restInCent(sum, voucher) > 0 && (
          <p className={styles.hint}>
            {t('checkout.pay.minimum', { amount: money(MIN_TOP_UP_IN_CENT) })}
          </p>
        )}
        {waiting.length > 0 && (
          <p className={styles.hint}>
            {t('voucher.waiting.later', { amounts: waiting.join(' + ') })}
          </p>
        )}
      </div>
    </Ticket>
  );
}
