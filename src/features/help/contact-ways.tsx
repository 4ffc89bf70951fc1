import { useTranslation } from 'react-i18next';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { drawings } from '~/ui/drawings';
import styles from './help-page.module.css';

/** Where else customer service can be reached. */
export function ContactWays() {
  const { t } = useTranslation();
  const { support } = useSite();
  if (!support?.email && !support?.url && !support?.phone) return null;
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className={styles.title}>
        {t('help.contact.title')}
      </h2>
      {!support.phone && <p>{t('help.contact.text')}</p>}
      <div className={styles.actions}>
        {support.phone && (
          <ButtonLink
            href={`tel:${support.phone.replaceAll(/[^+\d]/g, '')}`}
            iconStart={drawings.phone}
          >
            {t('problem.hotline', { phone: support.phone })}
          </ButtonLink>
        )}
        {support.email && (
          <ButtonLink href={`mailto:${support.email}`} iconStart={drawings.mail}>
            {t('help.contact.email')}
          </ButtonLink>
        )}
        {support.url && (
          <ButtonLink href={support.url} iconStart={drawings.help}>
            {t('help.contact.centre')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
