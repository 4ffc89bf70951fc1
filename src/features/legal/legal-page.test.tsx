// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerCalls } from '~/api/testing';
import { LEGAL_PAGES, paths } from '~/lib/paths';
import { renderRoutes } from '~/tests/render-routes';
import { Component } from './legal-page';

afterEach(cleanup);

const open = (at: string, site = {}) => {
  answerCalls({});
  return renderRoutes(
    LEGAL_PAGES.map((page) => ({ path: paths.legal(page), Component })),
    { at, site },
  );
};

test.each([
  ['[2.083]', '/legal/terms', 'Nutzungsbedingungen'],
  ['[2.084]', '/legal/privacy', 'Datenschutz'],
  ['[2.085]', '/legal/imprint', 'Impressum'],
  ['[2.086]', '/legal/redemption-conditions', 'Einlösebedingungen'],
  ['', '/legal/accessibility', 'Barrierefreiheit'],
  ['[2.022]', '/us/terms-and-conditions', 'Nutzungsbedingungen'],
  ['[2.023]', '/us/privacy-policy', 'Datenschutz'],
  ['[2.024]', '/us/legal-notice', 'Impressum'],
])('[3.015] %s %s tells what applies under its own title', async (_, at, title) => {
  await open(at);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`${title} – Schenkwerk`));
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
  expect(screen.getByRole('link', { name: 'help@schenkwerk.de.example' })).toBeVisible();
});

test('[2.085] sample data in the imprint of a demonstration are marked as such', async () => {
  await open('/legal/imprint');
  expect(await screen.findByText('Das sind Beispielangaben')).toBeVisible();
  expect(screen.getByText('Muster GmbH')).toBeVisible();
});

test('the imprint names the company when the site’s data do', async () => {
  const legal = { company: 'Alpha GmbH', address: 'Weg 1, 10115 Berlin', representedBy: 'A. B.' };
  await open('/legal/imprint', { legal });
  expect(await screen.findByText('Alpha GmbH')).toBeVisible();
  expect(screen.queryByText('Das sind Beispielangaben')).toBeNull();
});

test.each([
  ['US', 0],
  ['DE', 1],
])(
  '[3.006] pages for the United States are kept out of searches elsewhere: %s',
  async (country, count) => {
    await open('/us/privacy-policy', { country });
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelectorAll('meta[content="noindex"]')).toHaveLength(count);
  },
);

test('[3.002] [3.013] the imprint names the website, and the tab the site', async () => {
  await open('/legal/imprint', { website: 'https://www.probe.example', name: 'Probe' });
  expect(await screen.findByText(/https:\/\/www\.probe\.example/)).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Impressum – Probe'));
});
