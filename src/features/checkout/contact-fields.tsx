import { useTranslation } from 'react-i18next';
import { EmailField, RepeatEmailField } from '~/form/email-field';
import { Fieldset } from '~/ui/fieldset';
import styles from './checkout-form.module.css';

interface ContactFieldsProps {
  /** Purpose of the address. */
  hint: string;
}

/** Where the code and the confirmation go (requirements 5.009 to 5.011). */
export function ContactFields({ hint }: ContactFieldsProps) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t('checkout.contact')}>
      <div className={styles.fields}>
        <EmailField hint={hint} />
        <RepeatEmailField />
      </div>
    </Fieldset>
  );
}
