import { useTranslation } from 'react-i18next';
import { AddressFields } from '~/form/address-fields';
import { EmailField } from '~/form/email-field';
import { FormTextField } from '~/form/form-fields';
import type { DataValues } from './data-schema';
import styles from './fraud-prevention.module.css';

/** Where the letter with the PIN goes, and how the visitor can be reached. */
export function AddressStep() {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.note}>{t('fraud.address.hint')}</p>
      <AddressFields />
      <EmailField hint={t('fraud.email-hint')} />
      <FormTextField<DataValues>
        name="phone"
        type="tel"
        label={t('checkout.phone')}
        autoComplete="tel"
        isOptional
      />
    </>
  );
}
