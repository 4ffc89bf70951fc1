import { lazy, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '~/api/query-client';
import { ChangeLocaleContext } from '~/app/layouts/change-locale';
import { useLoadRedemption } from '~/redemption/use-redemption';
import type { RedemptionStore } from '~/redemption/redemption-store';
import { siteIdForHost, siteIds } from '~/sites/load-site';
import { useSite } from '~/sites/use-site';
import styles from './dev-toolbar.module.css';
import { TabState } from './tab-state';

const QueryDevtools = lazy(async () => ({
  default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools,
}));

/**
 * For developers only: the demo data, the parts, the other sites and languages, the state of the tab and
 * the answers in the cache. A production build does not contain it, so its texts are in no catalogue.
 */
export function DevToolbar() {
  const { i18n } = useTranslation();
  const { languages } = useSite();
  const changeLocale = use(ChangeLocaleContext);
  const current = siteIdForHost(location.host) ?? '';
  const port = location.port && `:${location.port}`;
  const loadRedemption = useLoadRedemption();
  const [redemption, setRedemption] = useState<RedemptionStore>();
  const [showsQueries, setShowsQueries] = useState(false);
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
          <label>
            <input
              type="checkbox"
              onChange={async ({ currentTarget: { checked } }) =>
                setRedemption(checked ? await loadRedemption() : undefined)
              }
            />{' '}
            <span>State of this tab</span>
          </label>
          <label>
            <input
              type="checkbox"
              onChange={({ currentTarget }) => setShowsQueries(currentTarget.checked)}
            />{' '}
            <span>Answers in the cache</span>
          </label>
          {redemption && <TabState redemption={redemption} />}
          <Suspense>
            {showsQueries && <QueryDevtools client={queryClient} initialIsOpen />}
          </Suspense>
        </div>
      </details>
    </aside>
  );
}
