// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalogueFiles } from '~/i18n/catalogues';
import { createI18n } from '~/i18n/create-i18n';
import { loadMessages } from '~/i18n/messages';
import { createSafeStorage } from '~/lib/safe-storage';
import { loadSite } from '~/sites/load-site';
import { createSiteStore } from '~/sites/site-store';
import { createVoucherSession } from '~/voucher/voucher-session';
import { Shell } from './shell';

afterEach(cleanup);

/** A page of a site whose configuration the server answers with. */
async function open(answer: object) {
  const local = await loadSite('schenkwerk-de');
  const storage = createSafeStorage();
  const siteStore = createSiteStore({
    local,
    fetchConfig: () => Promise.resolve({ id: local.id, ...answer }),
    report: () => undefined,
  });
  await siteStore.load();
  render(
    <Shell
      page={{
        i18n: createI18n('de-DE', await loadMessages(catalogueFiles(local.id, 'de-DE'))),
        siteStore,
        session: createVoucherSession({ storage, siteId: local.id }),
        loadRedemption: () => Promise.reject(new Error('not asked')),
        changeLocale: () => Promise.resolve(),
        appModules: [],
      }}
    >
      <main>Alles da</main>
    </Shell>,
  );
}

test('[2.050] [3.053] maintenance that the configuration announces replaces every page', async () => {
  await open({ maintenanceMode: true });
  expect(await screen.findByRole('heading', { name: 'Wir sind gleich wieder da' })).toBeVisible();
  expect(screen.queryByText('Alles da')).toBeNull();
  cleanup();
  await open({ maintenanceMode: false });
  expect(screen.getByText('Alles da')).toBeVisible();
});
