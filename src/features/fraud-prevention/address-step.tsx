import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isUndeliverable } from '~/form/email-rules';
import { FormSelectField, FormTextField } from '~/form/form-fields';
import { useStreetSplit } from '~/form/use-street-split';
import { useSite } from '~/sites/use-site';
import { Notice } from '~/ui/notice';
import type { DataValues } from './data-schema';
import styles from './fraud-prevention.module.css';
import { useDataLabels } from './use-data-labels';

/** Where the letter with the PIN goes, and how the visitor can be reached. */
export function AddressStep() {
  const { t, i18n } = useTranslation();
  const { country } = useSite();
  const labels = useDataLabels();
  const streetSplit = useStreetSplit();
  const countryName = new Intl.DisplayNames([i18n.language], { type: 'region' }).of(country);
  return (
    <>
      <p className={styles.note}>{t('fraud.address.hint')}</p>
      <div className={styles.street}>
        <FormTextField<DataValues>
          name="street"
          label={labels.street}
          autoComplete="address-line1"
          {...streetSplit}
        />
        <FormTextField<DataValues> name="streetNumber" label={labels.streetNumber} />
      </div>
      <FormTextField<DataValues>
        name="additionalAddress"
        label={labels.additionalAddress}
        autoComplete="address-line2"
        isOptional
      />
      <div className={styles.postal}>
        <FormTextField<DataValues>
          name="postalCode"
          label={labels.postalCode}
          autoComplete="postal-code"
        />
        <FormTextField<DataValues> name="city" label={labels.city} autoComplete="address-level2" />
      </div>
      <FormSelectField<DataValues>
        name="country"
        label={labels.country}
        autoComplete="country"
        options={[{ value: country, label: countryName ?? country }]}
      />
      <EmailField />
      <FormTextField<DataValues>
        name="phone"
        type="tel"
        label={labels.phone}
        autoComplete="tel"
        isOptional
      />
    </>
  );
}

function EmailField() {
  const { t } = useTranslation();
  const email = useWatch<DataValues, 'email'>({ name: 'email' });
  return (
    <>
      <FormTextField<DataValues>
        name="email"
        type="email"
        label={t('checkout.email')}
        hint={t('fraud.email-hint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {isUndeliverable(email) && (
        <Notice tone="warning" role="status">
          <p>{t('form.email-discouraged')}</p>
        </Notice>
      )}
    </>
  );
}
