import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LateAddressFields } from '~/form/address/late-address';
import { FormSelectField, FormTextField } from '~/form/form-fields';
import { FormRadioGroup } from '~/form/form-radio-group';
import { ProblemReload } from '~/problem/problem-reload';
import { Fieldset } from '~/ui/fieldset';
import { RadioTile } from '~/ui/radio-group';
import styles from './checkout-form.module.css';
import type { CheckoutValues } from './checkout-schema';
import { SALUTATIONS } from './person';

interface PersonFieldsProps {
  /** Delivery by post and receipts need the postal address. */
  hasAddress: boolean;
}

/** Who redeems or donates: private or company (6.005, 6.006), name, and the address where it is needed. */
export function PersonFields({ hasAddress }: PersonFieldsProps) {
  const { t } = useTranslation();
  const { control } = useFormContext<CheckoutValues>();
  const customerType = useWatch({ control, name: 'customerType' });
  const salutations = {
    choose: t('checkout.salutation.choose'),
    mr: t('checkout.salutation.mr'),
    mrs: t('checkout.salutation.mrs'),
    none: t('checkout.salutation.none'),
  };
  return (
    <Fieldset legend={t('checkout.person')}>
      <div className={styles.fields}>
        <FormRadioGroup<CheckoutValues>
          name="customerType"
          label={t('checkout.customer-type.legend')}
        >
          <RadioTile value="private">{t('checkout.customer-type.private')}</RadioTile>
          <RadioTile value="company">{t('checkout.customer-type.company')}</RadioTile>
        </FormRadioGroup>
        {customerType === 'company' && (
          <FormTextField<CheckoutValues>
            name="company"
            label={t('checkout.company')}
            autoComplete="organization"
          />
        )}
        <FormSelectField<CheckoutValues>
          name="salutation"
          label={t('checkout.salutation.label')}
          autoComplete="honorific-prefix"
          options={SALUTATIONS.map((value) => ({
            value,
            label: salutations[value],
            isDisabled: value === 'choose',
          }))}
        />
        <div className={styles.pair}>
          <FormTextField<CheckoutValues>
            name="firstName"
            label={t('checkout.first-name')}
            autoComplete="given-name"
          />
          <FormTextField<CheckoutValues>
            name="lastName"
            label={t('checkout.last-name')}
            autoComplete="family-name"
          />
        </div>
        {hasAddress && <LateAddressFields missing={<ProblemReload />} />}
      </div>
    </Fieldset>
  );
}
