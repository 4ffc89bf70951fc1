import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { Link } from '~/ui/link';
import { sumOfItems, type ShopChoice } from '~/voucher/redemption-draft';
import styles from './choice-summary.module.css';

interface ChoiceSummaryProps {
  choice: ShopChoice;
  voucher: Voucher | undefined;
  currency: string;
}

/** What is about to be redeemed, with the way back to change it. */
export function ChoiceSummary({ choice, voucher, currency }: ChoiceSummaryProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const sum = sumOfItems(choice.items);
  const isSingle = choice.items.length === 1 && choice.items[0]?.quantity === 1;
  const remaining = voucher ? voucher.balanceInCent - sum : 0;
  return (
    <section className={styles.summary} aria-label={t('checkout.choice')}>
      {choice.shopLogo && (
        <img src={choice.shopLogo} alt="" width={96} height={60} className={styles.logo} />
      )}
      <div className={styles.text}>
        <p className={styles.name}>{choice.shopName}</p>
        <p className={styles.values}>
          {choice.items
            .map(({ valueInCent, quantity }) =>
              quantity > 1
                ? `${quantity} × ${format.moneyShort(valueInCent, currency)}`
                : format.moneyShort(valueInCent, currency),
            )
            .join(' + ')}
        </p>
        {remaining < 0 && (
          <p className={styles.values}>
            {t('checkout.pay.missing', { amount: format.money(-remaining, currency) })}
          </p>
        )}
        {remaining > 0 && (
          <p className={styles.values}>
            {t('checkout.remains', { amount: format.money(remaining, currency) })}
          </p>
        )}
        <Link href={paths.shop(choice.shopId, choice.shopSlug)} className={styles.change}>
          {t('checkout.change')}
        </Link>
      </div>
      {/* A single value was just named. */}
      <p className={styles.amount} aria-hidden={isSingle || undefined}>
        {format.money(sum, currency)}
      </p>
    </section>
  );
}
