import { useTranslation } from 'react-i18next';
import type { SiteConfig } from '~/api';
import { useSite } from '~/sites/use-site';
import { ButtonLink, type ButtonLinkProps } from '~/ui/button-link';
import { drawings } from '~/ui/drawings';
import styles from './help-page.module.css';

const isReachable = (support: SiteConfig['support']) =>
  support?.email !== undefined || support?.url !== undefined || support?.phone !== undefined;

/** Where else customer service can be reached. */
export function ContactWays() {
  const { t } = useTranslation();
  const { support } = useSite();
  if (!isReachable(support)) return null;
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className={styles.title}>
        {t('help.contact.title')}
      </h2>
      {!support?.phone && <p>{t('help.contact.text')}</p>}
      <div className={styles.actions}>
        <ContactLinks />
      </div>
    </section>
  );
}

/** The same as links beside a button. */
export function ContactLinks({ variant = 'quiet' }: Pick<ButtonLinkProps, 'variant'>) {
  const { t } = useTranslation();
  const { email, url, phone } = useSite().support ?? {};
  return (
    <>
      {phone && (
        <ButtonLink
          variant={variant}
          href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          iconStart={drawings.phone}
        >
          {t('problem.hotline', { phone })}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink variant={variant} href={`mailto:${email}`} iconStart={drawings.mail}>
          {t('help.contact.email')}
        </ButtonLink>
      )}
      {url && (
        <ButtonLink variant={variant} href={url} iconStart={drawings.help}>
          {t('help.contact.centre')}
        </ButtonLink>
      )}
    </>
  );
}
