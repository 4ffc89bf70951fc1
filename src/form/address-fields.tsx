import { useTranslation } from 'react-i18next';
import { useSite } from '~/sites/use-site';
import styles from './address-fields.module.css';
import { FormSelectField, FormTextField } from './form-fields';
import { useStreetSplit } from './use-street-split';

interface Address {
  street: string;
  streetNumber: string;
  additionalAddress: string;
  postalCode: string;
  city: string;
  country: string;
}

/** A postal address. A street that was pasted with its number is split; the country is the site's. */
export function AddressFields() {
  const { t, i18n } = useTranslation();
  const { country } = useSite();
  const streetSplit = useStreetSplit();
  const countryName = new Intl.DisplayNames([i18n.language], { type: 'region' }).of(country);
  return (
    <>
      <div className={styles.street}>
        <FormTextField<Address>
          name="street"
          label={t('checkout.street')}
          autoComplete="address-line1"
          {...streetSplit}
        />
        <FormTextField<Address> name="streetNumber" label={t('checkout.street-number')} />
      </div>
      <FormTextField<Address>
        name="additionalAddress"
        label={t('checkout.additional-address')}
        autoComplete="address-line2"
        isOptional
      />
      <div className={styles.postal}>
        <FormTextField<Address>
          name="postalCode"
          label={t('checkout.postal-code')}
          autoComplete="postal-code"
        />
        <FormTextField<Address>
          name="city"
          label={t('checkout.city')}
          autoComplete="address-level2"
        />
      </div>
      <FormSelectField<Address>
        name="country"
        label={t('checkout.country')}
        autoComplete="country"
        options={[{ value: country, label: countryName ?? country }]}
      />
    </>
  );
}
