import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LEGAL_PAGES, paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { useSite } from '~/sites/use-site';
import { Link } from '~/ui/link';
import { Page } from '~/ui/page';
import { AccessibilityStatement } from './accessibility-statement';
import { CompanyDetails } from './company-details';
import { authorityOf } from './data-protection';
import { legalPages, sectionsOf } from './legal-pages';
import styles from './legal-page.module.css';

/** A legal page of the site: terms, privacy, imprint, redemption conditions, accessibility. */
export function Component() {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const site = useSite();
  const { brand, country, legal, support, website } = site;
  const address = pathname.replace(/\/$/, '');
  const id = LEGAL_PAGES.find((page) => paths.legal(page) === address) ?? 'imprint';
  const page = legalPages[id];
  usePageTitle(t(page.title));
  const email = support?.email ?? '';
  const authority = authorityOf(country, i18n.language);
  const values = { brand, email, website: website ?? brand, authority };
  return (
    <>
      {id.startsWith('us/') && country !== 'US' && <meta name="robots" content="noindex" />}
      <Page title={t(page.title)} lead={t(page.lead, values)}>
        <div className={styles.text}>
          {!legal && !page.hasStatement && (
            <p className={styles.draft}>
              <strong>{t('legal.draft.title')}</strong> <span>{t('legal.draft.text')}</span>
            </p>
          )}
          {page.hasCompany && <CompanyDetails />}
          {page.hasStatement && <AccessibilityStatement email={email} />}
          {sectionsOf(id, site).map(({ title, text }) => (
            <section key={text}>
              <h2 className={styles.heading}>{t(title)}</h2>
              <p>{t(text, values)}</p>
            </section>
          ))}
          {email && !page.hasStatement && (
            <p className={styles.contact}>
              <span>{t('legal.questions')}</span> <Link href={`mailto:${email}`}>{email}</Link>
            </p>
          )}
        </div>
      </Page>
    </>
  );
}
