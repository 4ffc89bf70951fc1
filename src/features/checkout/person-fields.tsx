import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LateAddressFields } from '~/form/address/late-address';
import { FormSelectField, FormTextField } from '~/form/form-fields';
import { ProblemReload } from '~/problem/problem-reload';
import { Checkbox } from '~/ui/checkbox';
import { Fieldset } from '~/ui/fieldset';
import styles from './checkout-form.module.css';
import type { CheckoutValues } from './checkout-schema';
import { SALUTATIONS } from './person';

interface PersonFieldsProps {
  /** Delivery by post and receipts need the postal address. */
  hasAddress: boolean;
}

/** Who redeems or donates: private or company (6.005, 6.006), name, and the address if it is needed. */
export function PersonFields({ hasAddress }: PersonFieldsProps) {
  const { t } = useTranslation();
  const { control, setValue } = useFormContext<CheckoutValues>();
  const isCompany = useWatch({ control, name: 'customerType' }) === 'company';
  const salutations = {
    choose: t('checkout.salutation.choose'),
    mr: t('checkout.salutation.mr'),
    mrs: t('checkout.salutation.mrs'),
    none: t('checkout.salutation.none'),
  };
  return (
    <Fieldset legend={t('checkout.person')}>
      <div className={styles.fields}>
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
        <div className={styles.pair}>
          <FormSelectField<CheckoutValues>
            name="salutation"
            label={t('checkout.salutation.label')}
            autoComplete="honorific-prefix"
            isOptional
            options={SALUTATIONS.map((value) => ({
              value,
              label: salutations[value],
              isDisabled: value === 'choose',
            }))}
          />
          <Checkbox
            name="customerType"
            checked={isCompany}
            onChange={(event) =>
              setValue('customerType', event.currentTarget.checked ? 'company' : 'private')
            }
          >
            {t('checkout.for-company')}
          </Checkbox>
        </div>
        {isCompany && (
          <FormTextField<CheckoutValues>
            name="company"
            label={t('checkout.company')}
            autoComplete="organization"
          />
        )}
        {hasAddress && <LateAddressFields missing={<ProblemReload />} />}
      </div>
    </Fieldset>
  );
}
