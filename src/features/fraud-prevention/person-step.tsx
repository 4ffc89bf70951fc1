import { useTranslation } from 'react-i18next';
import { FormDateField } from '~/form/form-date-field';
import { FormSelectField, FormTextField } from '~/form/form-fields';
import type { DataValues } from './data-schema';
import styles from './fraud-prevention.module.css';

/** Who redeems, as the document says it. */
export function PersonStep() {
  const { t } = useTranslation();
  return (
    <>
      <FormSelectField<DataValues>
        name="salutation"
        label={t('checkout.salutation.label')}
        autoComplete="honorific-prefix"
        options={[
          { value: '', label: t('checkout.salutation.none') },
          { value: 'mr', label: t('checkout.salutation.mr') },
          { value: 'mrs', label: t('checkout.salutation.mrs') },
        ]}
      />
      <div className={styles.pair}>
        <FormTextField<DataValues>
          name="firstName"
          label={t('checkout.first-name')}
          autoComplete="given-name"
        />
        <FormTextField<DataValues>
          name="lastName"
          label={t('checkout.last-name')}
          autoComplete="family-name"
        />
      </div>
      <FormDateField<DataValues> name="birthDate" label={t('fraud.birth-date.label')} />
    </>
  );
}
