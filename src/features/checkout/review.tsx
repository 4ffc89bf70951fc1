import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PrepaidPackagePromotion, Voucher } from '~/api';
import { LateAddressText } from '~/form/address/late-address';
import { shownEmail } from '~/form/email-rules';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { sumOfItems, type ShopChoice } from '~/redemption/order';
import { useItemsText } from '~/redemption/use-items-text';
import { Card } from '~/ui/card';
import { DescriptionList } from '~/ui/description-list';
import { Link } from '~/ui/link';
import { TASK_ID } from '~/ui/skip-link';
import styles from './checkout-form.module.css';
import type { CheckoutValues } from './checkout-schema';
import { differenceInCent, restInCent } from '~/redemption/difference';

interface ReviewProps {
  order: ShopChoice;
  /** Undefined when the session ran out. */
  voucher: Voucher | undefined;
  currency: string;
  /** The offer of top-up vouchers, if there is one. */
  promotion: PrepaidPackagePromotion | undefined;
}

/** The request, to be read once more before it is irreversible (WCAG 3.3.4). */
export function Review({ order, voucher, currency, promotion }: ReviewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { control } = useFormContext<CheckoutValues>();
  const values = useWatch({ control });
  const email = shownEmail(values.email ?? '');
  const deliveries = {
    screen: t('checkout.delivery.screen'),
    email: t('checkout.delivery.email'),
    pdf: t('checkout.delivery.pdf'),
    post: t('checkout.delivery.post'),
  };
  const notFilledIn = t('checkout.review.missing');
  const name = [values.firstName, values.lastName].filter(Boolean).join(' ');
  const money = (cents: number) => format.money(cents, currency);
  const itemsText = useItemsText(currency);
  /** The remainder; or the balance, what is missing, and what a payment leaves. */
  const restOf = (paying: Voucher, totalInCent: number) => {
    const rest = restInCent(totalInCent, paying);
    const missing = differenceInCent(totalInCent, paying);
    const remains = t('shops.sum.remains');
    if (missing === 0) return [{ term: remains, details: money(rest) }];
    return [
      { term: t('checkout.pay.balance'), details: `− ${money(paying.balanceInCent)}` },
      ...(rest > 0 ? [{ term: remains, details: `+ ${money(rest)}` }] : []),
      { term: t('shops.sum.missing'), details: money(missing), isStrong: true },
    ];
  };
  const value = sumOfItems(order.items);
  const isSingle = order.items.length === 1 && order.items[0]?.quantity === 1;
  const valueTerm = t('checkout.review.value');
  const ordered = values.orderPrepaidVouchers ? promotion : undefined;
  const total = value + (ordered?.costInCent ?? 0);
  return (
    <Card as="section" aria-labelledby={TASK_ID}>
      <h2 id={TASK_ID} tabIndex={-1}>
        {t('checkout.review.title')}
      </h2>
      <DescriptionList
        variant="receipt"
        items={[
          { term: t('checkout.review.shop'), details: order.shopName },
          {
            term: isSingle ? valueTerm : `${valueTerm} (${itemsText(order.items)})`,
            details: money(value),
            isStrong: !ordered,
          },
          ...(ordered
            ? [
                {
                  term: t('promotion.title', { count: ordered.vouchers }),
                  details: format.money(ordered.costInCent, ordered.currency),
                },
                { term: t('checkout.review.total'), details: money(total), isStrong: true },
              ]
            : []),
          ...(voucher ? restOf(voucher, total) : []),
        ]}
      />
      <Link href={paths.shop(order.shopId, order.shopSlug)} className={styles.change}>
        {t('checkout.change')}
      </Link>
      <hr aria-hidden="true" />
      <DescriptionList
        items={[
          {
            term: t('checkout.review.delivery'),
            details: deliveries[values.delivery ?? 'screen'],
          },
          // What is not filled in is seen at its field, and the button comes higher.
          ...(name ? [{ term: t('checkout.review.name'), details: name }] : []),
          ...(email ? [{ term: t('checkout.email'), details: email }] : []),
          ...(values.delivery === 'post'
            ? [
                {
                  term: t('checkout.review.address'),
                  details: <LateAddressText address={values} empty={notFilledIn} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
