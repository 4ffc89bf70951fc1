import { useTranslation } from 'react-i18next';
import { LateAddressFields } from '~/form/address/late-address';
import { EmailField } from '~/form/email-field';
import { FormTextField } from '~/form/form-fields';
import { ProblemReload } from '~/problem/problem-reload';
import type { DataValues } from './data-schema';
import styles from './fraud-prevention.module.css';

/** Where the letter with the PIN goes, and how the visitor can be reached. */
export function AddressStep() {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.note}>{t('fraud.address.hint')}</p>
      <LateAddressFields missing={<ProblemReload />} />
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
