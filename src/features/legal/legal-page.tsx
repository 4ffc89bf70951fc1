import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LEGAL_PAGES, paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { useSite } from '~/sites/use-site';
import { Link } from '~/ui/link';
import { Page } from '~/ui/page';
import { AccessibilityStatement } from './accessibility-statement';
import { CompanyDetails } from './company-details';
import { legalPages } from './legal-pages';
import styles from './legal-page.module.css';

/** A legal page of the site: terms, privacy, imprint, redemption conditions, accessibility. */
export function Component() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { brand, country, support, website } = useSite();
  const id = LEGAL_PAGES.find((page) => paths.legal(page) === pathname.replace(/\/$/, ''));
  const page = legalPages[id ?? 'imprint'];
  usePageTitle(t(page.title));
  const email = support?.email ?? '';
  const values = { brand, email, website: website ?? brand };
  return (
    <>
      {id?.startsWith('us/') && country !== 'US' && <meta name="robots" content="noindex" />}
      <Page title={t(page.title)} lead={t(page.lead, values)}>
        <div className={styles.text}>
          {page.hasCompany && <CompanyDetails />}
          {page.hasStatement && <AccessibilityStatement email={email} />}
          {page.sections.map(({ title, text }) => (
            <section key={title}>
              <h2 className={styles.heading}>{t(title)}</h2>
              <p>{t(text, values)}</p>
            </section>
          ))}
          {email && !page.hasStatement && (
            <p className={styles.contact}>
              {t('legal.questions')} <Link href={`mailto:${email}`}>{email}</Link>
            </p>
          )}
        </div>
      </Page>
    </>
  );
}
