import { useTranslation } from 'react-i18next';
import { FormSelectField, FormTextField } from '~/form/form-fields';
import { useStreetSplit } from '~/form/use-street-split';
import { useSite } from '~/sites/use-site';
import styles from './checkout-form.module.css';
import type { CheckoutValues } from './checkout-schema';

/** The postal address, for delivery by post. A street that was pasted with its number is split. */
export function AddressFields() {
  const { t, i18n } = useTranslation();
  const { country } = useSite();
  const streetSplit = useStreetSplit();
  const countryName = new Intl.DisplayNames([i18n.language], { type: 'region' }).of(country);
  return (
    <>
      <div className={styles.street}>
        <FormTextField<CheckoutValues>
          name="street"
          label={t('checkout.street')}
          autoComplete="address-line1"
          {...streetSplit}
        />
        <FormTextField<CheckoutValues> name="streetNumber" label={t('checkout.street-number')} />
      </div>
      <FormTextField<CheckoutValues>
        name="additionalAddress"
        label={t('checkout.additional-address')}
        autoComplete="address-line2"
        isOptional
      />
      <div className={styles.postal}>
        <FormTextField<CheckoutValues>
          name="postalCode"
          label={t('checkout.postal-code')}
          autoComplete="postal-code"
        />
        <FormTextField<CheckoutValues>
          name="city"
          label={t('checkout.city')}
          autoComplete="address-level2"
        />
      </div>
      <FormSelectField<CheckoutValues>
        name="country"
        label={t('checkout.country')}
        autoComplete="country"
        options={[{ value: country, label: countryName ?? country }]}
      />
    </>
  );
}
