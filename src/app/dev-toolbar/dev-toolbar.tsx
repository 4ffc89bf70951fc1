import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeLocaleContext } from '~/app/layouts/change-locale';
import { siteIdForHost, siteIds } from '~/sites/load-site';
import { useSite } from '~/sites/use-site';
import styles from './dev-toolbar.module.css';

/**
 * For developers only: the demo data, the parts, and the other sites and languages. A production
 * build does not contain it, so its texts are in no catalogue.
 */
export function DevToolbar() {
  const { i18n } = useTranslation();
  const { languages } = useSite();
  const changeLocale = use(ChangeLocaleContext);
  const current = siteIdForHost(location.host) ?? '';
  const port = location.port && `:${location.port}`;
  return (
    <aside className={styles.toolbar} aria-label="Development" data-print="hide">
      <details>
        <summary>Dev</summary>
        <div className={styles.panel}>
          <a href="/__mock" target="_blank" rel="noopener">
            Demo data and switches
          </a>
          <a href="/ui">Parts of the interface</a>
          <label>
            <span>Site</span>{' '}
            <select
              value={current}
              onChange={(event) =>
                location.assign(`//${event.currentTarget.value}.localhost${port}/`)
              }
            >
              {siteIds.map((id) => (
                <option key={id}>{id}</option>
              ))}
            </select>
          </label>
          <label>
            <span>Language</span>{' '}
            <select
              value={i18n.language}
              onChange={(event) => void changeLocale(event.currentTarget.value)}
            >
              {languages.map((locale) => (
                <option key={locale}>{locale}</option>
              ))}
            </select>
          </label>
        </div>
      </details>
    </aside>
  );
}
