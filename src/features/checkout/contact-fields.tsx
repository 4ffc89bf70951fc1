import { useTranslation } from 'react-i18next';
import { EmailField, RepeatEmailField } from '~/form/email-field';
import { FormTextField } from '~/form/form-fields';
import { Fieldset } from '~/ui/fieldset';
import styles from './checkout-form.module.css';
import type { CheckoutValues } from './checkout-schema';

interface ContactFieldsProps {
  /** What the address is for. */
  hint: string;
  /** Without a shop there is no reason to ask for a telephone number. */
  hasPhone?: boolean;
}

/** Where the code and the confirmation go (requirements 5.009 to 5.011). */
export function ContactFields({ hint, hasPhone = true }: ContactFieldsProps) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t('checkout.contact')}>
      <div className={styles.fields}>
        <EmailField hint={hint} />
        <RepeatEmailField />
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
