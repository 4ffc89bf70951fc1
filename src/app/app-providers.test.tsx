import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '~/api/errors';
import { catalogueFiles } from '~/i18n/catalogues';
import { createI18n } from '~/i18n/create-i18n';
import { loadMessages } from '~/i18n/messages';
import { AnswerError } from '~/lib/answer-error';
import { createSafeStorage } from '~/lib/safe-storage';
import { loadSite } from '~/sites/load-site';
import { createSiteStore } from '~/sites/site-store';
import { createVoucherSession } from '~/voucher/voucher-session';
import { LiveRegions } from '~/ui/live-region';
import { AppProviders } from './app-providers';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A page of a site whose configuration the server answers with, one answer after the other; `Error` stands for no answer. */
async function open(...answers: [object, ...object[]]) {
  const local = await loadSite('schenkwerk-de');
  const storage = createSafeStorage();
  const siteStore = createSiteStore({
    local,
    fetchConfig: () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve({ id: local.id, ...answer });
    },
    report: () => undefined,
  });
  await siteStore.load();
  render(
    <AppProviders
      services={{
        i18n: createI18n('de-DE', await loadMessages(catalogueFiles(local.id, 'de-DE'))),
        siteStore,
        session: createVoucherSession({ storage, siteId: local.id }),
        loadRedemption: () => Promise.reject(new Error('not asked')),
        changeLocale: () => Promise.resolve(),
      }}
    >
      <main>
        <h1 data-page-heading="" tabIndex={-1}>
          Alles da
        </h1>
      </main>
      <LiveRegions />
    </AppProviders>,
  );
}

test('[1.048] [2.044] [2.050] [3.053] maintenance that the configuration announces replaces every page', async () => {
  await open({ maintenanceMode: true });
  expect(await screen.findByRole('heading', { name: 'Gerade nicht erreichbar' })).toBeVisible();
  expect(screen.queryByText('Alles da')).toBeNull();
  cleanup();
  await open({ maintenanceMode: false });
  expect(screen.getByText('Alles da')).toBeVisible();
});

const lost = new ApiError({ kind: 'network', code: 'TEMPORARY_FAILURE' });

test.each<[string, Error, string, RegExp]>([
  [
    'a server that does not work',
    new ApiError({ kind: 'http', code: 'TEMPORARY_FAILURE', status: 503 }),
    'Gerade nicht erreichbar',
    /Unser Dienst ist gerade nicht erreichbar/,
  ],
  [
    'the configuration of another site',
    new AnswerError('none'),
    'Gerade nicht erreichbar',
    /Dienst/,
  ],
  ['no answer', lost, 'Gerade keine Verbindung', /keine Antwort bekommen/],
  ['our own exception', new TypeError('x'), 'Da ist etwas schiefgelaufen', /Fehler liegt bei uns/],
])('[4.006] [8.001] says why it is not there: %s', async (_, failure, title, text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open(failure);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  ['the configuration comes', lost, {}],
  ['maintenance is over', { maintenanceMode: true }, { maintenanceMode: false }],
])('[2.081] a retry after which %s says so and leads to the page', async (_, first, second) => {
  await open(first, second);
  await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  const heading = await screen.findByRole('heading', { name: 'Alles da' });
  expect(heading).toHaveFocus();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Die Seite ist wieder da'),
  );
});

test.each([
  ['fails again', lost],
  ['finds maintenance', { maintenanceMode: true }],
])('[2.081] a retry that %s says that the page is not there yet', async (_, answer) => {
  await open(answer);
  await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Noch nicht erreichbar'),
  );
});
