import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { sumOfItems, type ShopChoice } from '~/redemption/order';
import { useItemsText } from '~/redemption/use-items-text';
import { Link } from '~/ui/link';
import { LogoChip } from '~/ui/logo-chip';
import styles from './choice-summary.module.css';
import { differenceInCent, restInCent } from '~/redemption/difference';

interface ChoiceSummaryProps {
  order: ShopChoice;
  voucher: Voucher | undefined;
  currency: string;
  /** Price of the vouchers that are ordered with it, in cents. */
  extraInCent: number;
}

/** The values to redeem, with the way back to change them. */
export function ChoiceSummary({ order, voucher, currency, extraInCent }: ChoiceSummaryProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const itemsText = useItemsText(currency);
  const sum = sumOfItems(order.items);
  const isSingle = order.items.length === 1 && order.items[0]?.quantity === 1;
  const remaining = voucher ? restInCent(sum + extraInCent, voucher) : 0;
  const missing = voucher ? differenceInCent(sum, voucher) : 0;
  return (
    <section className={styles.summary} aria-label={t('checkout.choice')}>
      <LogoChip src={order.shopLogo} />
      <p className={styles.name}>{order.shopName}</p>
      <p className={styles.amount}>{format.money(sum, currency)}</p>
      <div className={styles.text}>
        {/* A single value is beside the shop. */}
        {!isSingle && <p className={styles.values}>{itemsText(order.items)}</p>}
        {missing > 0 && (
          <p className={styles.values}>
            {t('checkout.pay.missing', { amount: format.money(missing, currency) })}
          </p>
        )}
        {remaining > 0 && (
          <p className={styles.values}>
            {t('checkout.remains', { amount: format.money(remaining, currency) })}
          </p>
        )}
        <Link href={paths.shop(order.shopId, order.shopSlug)} className={styles.change}>
          {t('checkout.change')}
        </Link>
      </div>
    </section>
  );
}
