import { useTranslation } from 'react-i18next';
import type { OrderedVouchers } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { Notice } from '~/ui/notice';

/** The top-up vouchers that were ordered with a redemption: how many, their cost, how they arrive (3.129). */
export function OrderedVouchersNotice({ ordered }: { ordered: OrderedVouchers | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!ordered) return null;
  const { vouchers, valuePerVoucherInCent, costInCent, currency, delivery } = ordered;
  return (
    <Notice tone="success" title={t('thank-you.ordered.title', { count: vouchers })}>
      <p>
        <span>
          {t('thank-you.ordered.text', {
            count: vouchers,
            value: format.money(valuePerVoucherInCent, currency),
            cost: format.money(costInCent, currency),
          })}
        </span>{' '}
        <span>
          {delivery === 'post' ? t('thank-you.ordered.post') : t('thank-you.ordered.email')}
        </span>
      </p>
    </Notice>
  );
}
