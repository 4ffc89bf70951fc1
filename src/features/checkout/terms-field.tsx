import { useTranslation } from 'react-i18next';
import { FormCheckbox } from '~/form/form-fields';
import { paths } from '~/lib/paths';
import { Link } from '~/ui/link';
import styles from './checkout-form.module.css';
import type { CheckoutValues } from './checkout-schema';

/** The redemption conditions must be accepted before redeeming, and can be read (requirement 5.020). */
export function TermsField() {
  const { t } = useTranslation();
  return (
    <div>
      <FormCheckbox<CheckoutValues>
        name="termsAccepted"
        required
        summaryLabel={t('checkout.terms.short')}
      >
        {t('checkout.terms.label')}
      </FormCheckbox>
      <p className={styles.terms}>
        <Link href={paths.legal('redemption-conditions')} newTab externalText={t('shell.new-tab')}>
          {t('checkout.terms.read')}
        </Link>
      </p>
    </div>
  );
}
