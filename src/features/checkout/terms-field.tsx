import { useTranslation } from 'react-i18next';
import { FormCheckbox } from '~/form/form-fields';
import { useSite } from '~/sites/use-site';
import { Link } from '~/ui/link';
import styles from './checkout-form.module.css';
import type { CheckoutValues } from './checkout-schema';

/** The redemption conditions have to be accepted before redeeming (requirement 5.020). */
export function TermsField() {
  const { t } = useTranslation();
  const { footerLinks = [] } = useSite();
  const conditions = footerLinks.find(({ title }) => title === 'site.footer.conditions');
  return (
    <div>
      <FormCheckbox<CheckoutValues> name="termsAccepted">{t('checkout.terms.label')}</FormCheckbox>
      {conditions && (
        <p className={styles.terms}>
          <Link href={conditions.href} newTab externalText={t('shell.new-tab')}>
            {t('checkout.terms.read')}
          </Link>
        </p>
      )}
    </div>
  );
}
