import { useTranslation } from 'react-i18next';
import { FormCheckbox } from '~/form/form-fields';
import { FormRadioGroup } from '~/form/form-radio-group';
import { useSite } from '~/sites/use-site';
import { Fieldset } from '~/ui/fieldset';
import { RadioTile } from '~/ui/radio-group';
import styles from './checkout-form.module.css';
import type { CheckoutValues } from './checkout-schema';

interface ShopFieldsProps {
  asksNewShopCustomer: boolean;
  /** Whether the rest of the voucher can be topped up. */
  offersRecharge: boolean;
  shopName: string;
}

/** Questions that the shop or the site asks; without any, nothing is shown (3.057, 3.064, 3.066). */
export function ShopFields({ asksNewShopCustomer, offersRecharge, shopName }: ShopFieldsProps) {
  const { t } = useTranslation();
  const site = useSite();
  const { showUseDataConfirmation } = site;
  if (!asksNewShopCustomer && !offersRecharge && !showUseDataConfirmation) return null;
  return (
    <Fieldset legend={t('checkout.questions')}>
      <div className={styles.fields}>
        {asksNewShopCustomer && (
          <FormRadioGroup<CheckoutValues>
            name="newShopCustomer"
            label={t('checkout.new-customer.legend', { shop: shopName })}
            summaryLabel={t('checkout.new-customer.short')}
          >
            <RadioTile value="new">{t('checkout.new-customer.yes')}</RadioTile>
            <RadioTile value="existing">{t('checkout.new-customer.no')}</RadioTile>
          </FormRadioGroup>
        )}
        {offersRecharge && (
          <FormCheckbox<CheckoutValues> name="useRecharge">{t('checkout.recharge')}</FormCheckbox>
        )}
        {showUseDataConfirmation && (
          <FormCheckbox<CheckoutValues>
            name="useDataConfirmation"
            required
            summaryLabel={t('checkout.data-confirmation.short')}
          >
            {t('checkout.data-confirmation.label', { brand: site.brand })}
          </FormCheckbox>
        )}
      </div>
    </Fieldset>
  );
}
