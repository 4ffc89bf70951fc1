import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { recipientOf } from '~/redemption/order';
import { useRedemptionRecord } from '~/redemption/use-redemption';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';

/** What was begun with other vouchers and has no end yet; its voucher's code takes it up again. */
export function OtherRedemptions() {
  const { t } = useTranslation();
  const format = useFormat();
  const { others } = useRedemptionRecord();
  return others.map(({ key, order, request, phase }) => (
    <Notice
      key={key}
      tone="warning"
      title={
        phase === 'uncertain' ? t('redemption.other.uncertain') : t('redemption.other.refused')
      }
      actions={
        <>
          <ButtonLink href={paths.orderStatus()}>{t('order.link')}</ButtonLink>
          <ButtonLink href={paths.help('other')}>{t('problem.way.help')}</ButtonLink>
        </>
      }
    >
      <p>
        {t('redemption.other.text', {
          amount: format.money(request.redeemValue, request.currency),
          recipient: recipientOf(order),
        })}
      </p>
    </Notice>
  ));
}
