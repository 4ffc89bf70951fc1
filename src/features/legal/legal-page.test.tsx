import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerCalls } from '~/api/testing';
import { LEGAL_PAGES, paths } from '~/lib/paths';
import { renderRoutes } from '~/tests/render-routes';
import assessment from './assessment.json';
import { Component } from './legal-page';

afterEach(cleanup);

const open = (at: string, site = {}, locale = 'de-DE') => {
  answerCalls({});
  return renderRoutes(
    LEGAL_PAGES.map((page) => ({ path: paths.legal(page), Component })),
    { at, site, locale },
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

const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('the accessibility statement says status, date, method, limits, contact and supervision', async () => {
  await open('/legal/accessibility');
  expect(await screen.findByText(/teilweise vereinbar/)).toBeVisible();
  const date = new Date(assessment.date).toLocaleDateString('de-DE', { dateStyle: 'medium' });
  expect(screen.getByText(/zwei Prüfprogramme/)).toHaveTextContent(`Stand vom ${date}`);
  expect(screen.getByText(/mit einem Screenreader/)).toBeVisible();
  expect(screen.getByText(/was nicht ging/).parentElement).toHaveTextContent(
    'help@schenkwerk.de.example',
  );
  expect(sections().at(-1)).toBe('Wer die Barrierefreiheit überwacht');
});

test.each([
  ['DE', 'de-DE', /BFSG/, ['Marktüberwachungsstelle']],
  ['AT', 'de-AT', /BaFG/, ['Sozialministeriumservice']],
  ['CH', 'fr-CH', /Aucune autorité/, ['Bureau fédéral']],
  ['IT', 'it-IT', /82/, ['Agenzia']],
  ['FR', 'fr-FR', /L\. 412-13/, ['Direction générale', 'Autorité', 'Défenseur']],
  ['BE', 'nl-BE', /Wetboek/, ['FOD Economie']],
  [
    'GB',
    'en-GB',
    /Equality Act 2010/,
    ['Equality Advisory', 'Equality and Human', 'Equality Commission for Northern'],
  ],
  ['US', 'en-US', /ADA/, ['U.S. Department of Justice']],
  [
    'CA',
    'fr-CA',
    /droit de votre province.*fédérale.*Loi canadienne/,
    ['Commission', 'Commissaire'],
  ],
])(
  'the statement names the law and the bodies of %s in %s',
  async (country, locale, law, bodies) => {
    await open('/legal/accessibility', { country }, locale);
    const last = (await screen.findAllByRole('list')).at(-1);
    expect(
      within(last as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(bodies.map((name) => expect.stringMatching(new RegExp(`^${name}`)) as string));
    expect(last?.previousElementSibling).toHaveTextContent(law);
  },
);

test('a country without an entry has no supervision to name', async () => {
  await open('/legal/accessibility', { country: 'XX' });
  await screen.findByRole('heading', { level: 1 });
  expect(sections()).not.toContain('Wer die Barrierefreiheit überwacht');
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
  ['DE', 'de-DE', /DSGVO/, /Datenschutzaufsicht des Bundeslandes/],
  ['AT', 'de-AT', /DSGVO/, /Österreichische Datenschutzbehörde/],
  ['IT', 'it-IT', /GDPR/, /Garante/],
  ['FR', 'fr-FR', /RGPD/, /CNIL/],
  ['BE', 'nl-BE', /AVG/, /Gegevensbeschermingsautoriteit/],
  ['GB', 'en-GB', /UK GDPR/, /ICO/],
  ['CH', 'it-CH', undefined, /IFPDT/],
  ['CA', 'fr-CA', undefined, /Commissariat.*Canada/],
  ['CA', 'en-CA', undefined, /Commission d’accès/],
  ['US', 'en-US', undefined, /California/],
])('[2.084] privacy in %s, %s: law %s, where to turn %s', async (country, locale, law, turn) => {
  await open('/legal/privacy', { country }, locale);
  expect((await screen.findAllByText(turn)).length).toBe(1);
  if (law) expect(screen.getByText(law)).toBeVisible();
  else expect(screen.queryByText(/GDPR|DSGVO|RGPD|AVG/)).toBeNull();
});

test.each([
  ['DE', 'de-DE', /14\sTagen.*widerrufen/],
  ['AT', 'de-AT', /14\sTagen.*zurücktreten/],
  ['GB', 'en-GB', /cancel that contract within 14\sdays/],
  ['CH', 'de-CH', undefined],
  ['US', 'en-US', undefined],
  ['CA', 'en-CA', undefined],
])('[2.086] conditions in %s: right to withdraw %s %s', async (country, locale, text) => {
  await open('/legal/redemption-conditions', { country }, locale);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByText(text ?? /\b14\b/)).toHaveLength(text ? 1 : 0);
});

test.each(['/legal/terms', '/legal/privacy', '/legal/imprint', '/legal/redemption-conditions'])(
  '%s is marked as a draft until the site has its imprint',
  async (at) => {
    await open(at);
    expect(await screen.findByText('Entwurf')).toBeVisible();
    cleanup();
    const legal = { company: 'Alpha GmbH', address: 'Weg 1, 10115 Berlin', representedBy: 'A. B.' };
    await open(at, { legal });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Entwurf')).toBeNull();
  },
);

test('[2.085] the imprint in France names who answers for it and who hosts it', async () => {
  await open('/legal/imprint', { country: 'FR' }, 'fr-FR');
  expect(await screen.findByText('Directeur de la publication')).toBeVisible();
  expect(screen.getByText('Hébergeur')).toBeVisible();
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

test.each([
  [true, 'Du kannst einen Teil einlösen.'],
  [false, 'Was nach dem Einlösen übrig ist, bleibt auf dem Gutschein'],
])('[3.068] the conditions follow what can be chosen: %s', async (redeemValueChooseable, rest) => {
  await open('/legal/redemption-conditions', { redeemValueChooseable });
  expect(await screen.findByText(new RegExp(rest))).toBeVisible();
});

test('the right to withdraw is named where something can be paid', async () => {
  await open('/legal/redemption-conditions', { paymentOptions: [] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/14.Tagen/)).toBeNull();
  cleanup();
  await open('/legal/redemption-conditions', { paymentOptions: [{ name: 'unzer' }] });
  expect(await screen.findByText(/14.Tagen/)).toBeVisible();
});
