import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PrepaidPackagePromotion } from '~/api';
import { FormCheckbox } from '~/form/form-fields';
import { useFormat } from '~/i18n/use-format';
import { Card } from '~/ui/card';
import styles from './checkout-form.module.css';
import type { CheckoutValues } from './checkout-schema';

/** A part of the rest for vouchers that can be topped up; ordered only after a confirmation (3.129, 3.130). */
export function PromotionFields({ promotion }: { promotion: PrepaidPackagePromotion }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { control } = useFormContext<CheckoutValues>();
  const isOrdered = useWatch({ control, name: 'orderPrepaidVouchers' });
  const { vouchers, valuePerVoucherInCent, bonusInCent, costInCent, currency } = promotion;
  const money = (cents: number) => format.money(cents, currency);
  return (
    <Card as="section" variant="tint" aria-labelledby="promotion">
      <div className={`${styles.fields} ${styles.offer}`}>
        <h2 id="promotion">{t('promotion.title', { count: vouchers })}</h2>
        <p>
          <span>
            {t('promotion.text', {
              count: vouchers,
              value: money(valuePerVoucherInCent),
              cost: money(costInCent),
            })}
          </span>
          {bonusInCent > 0 && (
            <span>{` ${t('promotion.bonus', { bonus: money(bonusInCent) })}`}</span>
          )}
        </p>
        <FormCheckbox<CheckoutValues> name="orderPrepaidVouchers">
          {t('promotion.order', { cost: money(costInCent) })}
        </FormCheckbox>
        {isOrdered && (
          <FormCheckbox<CheckoutValues>
            name="orderPrepaidVouchersConfirmed"
            required
            summaryLabel={t('promotion.confirm.short')}
          >
            {t('promotion.confirm', { count: vouchers, cost: money(costInCent) })}
          </FormCheckbox>
        )}
      </div>
    </Card>
  );
}
