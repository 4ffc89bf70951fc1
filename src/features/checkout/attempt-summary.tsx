import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { recipientOf } from '~/redemption/order';
import { ordersVouchers, type Attempt } from '~/redemption/redemption-state';
import { Card } from '~/ui/card';
import { DescriptionList } from '~/ui/description-list';

/** The sent request, in its own values. */
export function AttemptSummary({
  attempt: { order, request, paid },
}: {
  attempt: Pick<Attempt, 'order' | 'request' | 'paid'>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { redeemValue, currency, delivery, customer } = request;
  const deliveries = {
    screen: t('checkout.delivery.screen'),
    email: t('checkout.delivery.email'),
    pdf: t('checkout.delivery.pdf'),
    post: t('checkout.delivery.post'),
  };
  return (
    <Card>
      <DescriptionList
        variant="receipt"
        items={[
          {
            term: delivery === 'donation' ? t('redemption.donation') : t('checkout.review.shop'),
            details: recipientOf(order),
          },
          {
            term: t('checkout.review.value'),
            details: format.money(redeemValue, currency),
            isStrong: true,
          },
          ...(ordersVouchers(request)
            ? [{ term: t('redemption.also'), details: t('redemption.also-vouchers') }]
            : []),
          ...(delivery === 'donation'
            ? []
            : [{ term: t('checkout.review.delivery'), details: deliveries[delivery] }]),
          {
            term: t('checkout.email'),
            details: customer.email,
          },
          ...(paid
            ? [
                {
                  term: t('redemption.paid'),
                  details: format.money(paid.amountInCent, paid.currency),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
