import { useTranslation } from 'react-i18next';
import { FormSelectField, FormTextField } from '~/form/form-fields';
import type { DataValues } from './data-schema';
import styles from './fraud-prevention.module.css';
import { useDataLabels } from './use-data-labels';

/** Who redeems, as the document says it. */
export function PersonStep() {
  const { t } = useTranslation();
  const labels = useDataLabels();
  return (
    <>
      <FormSelectField<DataValues>
        name="salutation"
        label={labels.salutation}
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
          label={labels.firstName}
          autoComplete="given-name"
        />
        <FormTextField<DataValues>
          name="lastName"
          label={labels.lastName}
          autoComplete="family-name"
        />
      </div>
      <FormTextField<DataValues>
        name="birthDate"
        type="date"
        label={labels.birthDate}
        autoComplete="bday"
        min="1900-01-02"
      />
    </>
  );
}
