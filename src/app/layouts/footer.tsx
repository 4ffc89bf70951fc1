import { useTranslation } from 'react-i18next';
import { useSiteText } from '~/i18n/use-site-text';
import { paths } from '~/lib/paths';
import { useSite } from '~/sites/use-site';
import { Link } from '~/ui/link';
import styles from './footer.module.css';

/** A path of the website without its first slash is one all the same, whatever page it stands on. */
const fromRoot = (href: string): string =>
  /^([a-z][a-z\d+.-]*:|[/\\#?])/i.test(href.trim()) ? href : `/${href}`;

/** Of the visit, not of the build. */
const currentYear = (): number => new Date().getFullYear();

/**
 * Copyright with the current year, and links (requirements 2.046 to 2.048): to the shops and to help on every
 * site, also on those without a navigation bar, and wherever the site's configuration asks for it.
 */
export function Footer() {
  const { t } = useTranslation();
  const siteText = useSiteText();
  const { copyright, brand, footerLinks = [] } = useSite();
  const links = [
    { title: t('shell.shops'), href: paths.shops(), suffix: undefined },
    { title: t('shell.help'), href: paths.help(), suffix: undefined },
    ...footerLinks.map((link) => ({
      ...link,
      title: siteText(link.title),
      href: fromRoot(link.href),
    })),
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p>{t('shell.copyright', { year: currentYear(), owner: copyright ?? brand })}</p>
        <nav aria-label={t('shell.footer')}>
          <ul className={styles.links}>
            {links.map(({ title, href, suffix }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
                {suffix && <span>{` ${suffix}`}</span>}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
