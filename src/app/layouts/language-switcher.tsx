import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf, LANG_PARAMETER } from '~/i18n/locale';
import { useSite } from '~/sites/use-site';
import { isPlainClick } from '~/ui/plain-click';
import { ChangeLocaleContext } from './change-locale';
import styles from './language-switcher.module.css';

/**
 * The languages of the site, each in its own name (requirements 1.046, 2.037). They are links, so
 * that a language can be shared and works without a script; a click changes it in place and keeps
 * typed text. A language whose texts do not come says so. A site with one language shows none.
 */
export function LanguageSwitcher({ className }: { className: string | undefined }) {
  const { t, i18n } = useTranslation();
  const { languages } = useSite();
  const changeLocale = use(ChangeLocaleContext);
  const [isMissing, setMissing] = useState(false);
  if (languages.length < 2) return null;

  async function change(locale: string) {
    setMissing(false);
    setMissing(!(await changeLocale(locale)));
  }

  return (
    <nav aria-label={t('shell.languages')} className={className}>
      <ul className={styles.list}>
        {languages.map((locale) => (
          <li key={locale}>
            <a
              href={`?${LANG_PARAMETER}=${languageOf(locale)}`}
              lang={locale}
              hrefLang={locale}
              className={styles.language}
              aria-current={locale === i18n.language ? 'true' : undefined}
              // The visible text is part of the name, so that it can be said (WCAG 2.5.3).
              aria-label={`${languageOf(locale).toUpperCase()} ${nameOf(locale)}`}
              title={nameOf(locale)}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                void change(locale);
              }}
            >
              {languageOf(locale).toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
      {isMissing && (
        <p role="alert" className={styles.missing}>
          {t('shell.language-missing')}
        </p>
      )}
    </nav>
  );
}

/** The language's own name: `Deutsch`, `français`. */
function nameOf(locale: string): string {
  const language = languageOf(locale);
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
}
