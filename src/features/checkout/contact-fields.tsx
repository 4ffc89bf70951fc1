import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isUndeliverable } from '~/form/email-rules';
import { FormTextField } from '~/form/form-fields';
import { Fieldset } from '~/ui/fieldset';
import { Notice } from '~/ui/notice';
import styles from './checkout-form.module.css';
import type { CheckoutValues } from './checkout-schema';

interface ContactFieldsProps {
  /** What the address is for. */
  hint: string;
  /** Without a shop nobody has a question to ask by telephone. */
  hasPhone?: boolean;
}

/** Where the code and the confirmation go (requirements 5.009 to 5.011). */
export function ContactFields({ hint, hasPhone = true }: ContactFieldsProps) {
  const { t } = useTranslation();
  const { control } = useFormContext<CheckoutValues>();
  const email = useWatch({ control, name: 'email' });
  return (
    <Fieldset legend={t('checkout.contact')}>
      <div className={styles.fields}>
        <FormTextField<CheckoutValues>
          name="email"
          type="email"
          label={t('checkout.email')}
          hint={hint}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        {isUndeliverable(email) && (
          <Notice tone="warning" role="status">
            <p>{t('form.email-discouraged')}</p>
          </Notice>
        )}
        <FormTextField<CheckoutValues>
          name="repeatEmail"
          type="email"
          label={t('checkout.repeat-email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        {hasPhone && (
          <FormTextField<CheckoutValues>
            name="phone"
            type="tel"
            label={t('checkout.phone')}
            hint={t('checkout.phone-hint')}
            autoComplete="tel"
            isOptional
          />
        )}
      </div>
    </Fieldset>
  );
}
