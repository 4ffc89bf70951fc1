import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormCheckbox, useFieldError } from '~/form/form-fields';
import { useSite } from '~/sites/use-site';
import { Fieldset } from '~/ui/fieldset';
import { RadioGroup, RadioTile } from '~/ui/radio-group';
import styles from './checkout-form.module.css';
import type { CheckoutValues } from './checkout-schema';

interface ShopFieldsProps {
  asksNewShopCustomer: boolean;
  /** What stays on the voucher can be topped up. */
  offersRecharge: boolean;
  shopName: string;
}

/** Questions that the shop or the site asks; without any, nothing is shown (3.057, 3.064, 3.066, 3.134). */
export function ShopFields({ asksNewShopCustomer, offersRecharge, shopName }: ShopFieldsProps) {
  const { t } = useTranslation();
  const site = useSite();
  const { control } = useFormContext<CheckoutValues>();
  const error = useFieldError('newShopCustomer');
  const { showUseDataConfirmation, showPaybackInquiry } = site;
  const asksAny = asksNewShopCustomer || offersRecharge || showUseDataConfirmation;
  if (!asksAny && !showPaybackInquiry) return null;
  return (
    <Fieldset legend={t('checkout.questions')}>
      <div className={styles.fields}>
        {asksNewShopCustomer && (
          <Controller
            control={control}
            name="newShopCustomer"
            render={({ field }) => (
              <RadioGroup
                id="newShopCustomer"
                label={t('checkout.new-customer.legend', { shop: shopName })}
                name={field.name}
                value={field.value}
                onChange={field.onChange}
                error={error}
              >
                <RadioTile value="new">{t('checkout.new-customer.yes')}</RadioTile>
                <RadioTile value="existing">{t('checkout.new-customer.no')}</RadioTile>
              </RadioGroup>
            )}
          />
        )}
        {offersRecharge && (
          <FormCheckbox<CheckoutValues> name="useRecharge">{t('checkout.recharge')}</FormCheckbox>
        )}
        {showPaybackInquiry && (
          <FormCheckbox<CheckoutValues> name="isPaybackCustomer">
            {t('checkout.payback')}
          </FormCheckbox>
        )}
        {showUseDataConfirmation && (
          <FormCheckbox<CheckoutValues> name="useDataConfirmation">
            {t('checkout.data-confirmation.label', { brand: site.brand })}
          </FormCheckbox>
        )}
      </div>
    </Fieldset>
  );
}
