import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormCheckbox, FormTextField } from '~/form/form-fields';
import { useSite } from '~/sites/use-site';
import { Disclosure } from '~/ui/disclosure';
import styles from './checkout-form.module.css';
import type { CheckoutValues } from './checkout-schema';

/** Optional fields (requirements 3.122, 3.134): folded, unless one is filled in or refused. */
export function MoreFields() {
  const { t } = useTranslation();
  const { showPaybackInquiry } = useSite();
  const { formState, getValues } = useFormContext<CheckoutValues>();
  const [wasUsed] = useState(() => Boolean(getValues('phone')) || getValues('isPaybackCustomer'));
  const { phone, isPaybackCustomer } = formState.errors;
  const isRefused = Boolean(phone ?? isPaybackCustomer);
  return (
    <Disclosure summary={t('checkout.more')} isInitiallyOpen={wasUsed || isRefused}>
      <div className={styles.fields}>
        <FormTextField<CheckoutValues>
          name="phone"
          type="tel"
          label={t('checkout.phone')}
          hint={t('checkout.phone-hint')}
          autoComplete="tel"
          isOptional
        />
        {showPaybackInquiry && (
          <FormCheckbox<CheckoutValues> name="isPaybackCustomer">
            {t('checkout.payback')}
          </FormCheckbox>
        )}
      </div>
    </Disclosure>
  );
}
