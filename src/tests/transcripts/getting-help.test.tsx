import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, test, vi } from 'vitest';
import geocoding from '~generated/geocoding.json';
import { answerPlaces } from '~/api/testing';
import { Component as FraudPage } from '~/features/fraud-prevention/fraud-prevention-page';
import { Component as HelpPage } from '~/features/help/help-page';
import { RegionPage } from '~/features/region/region-page';
import { jpgOf } from '~/form/upload/testing';
import { findErrorSummary } from '~/tests/error-summary';
import { expectTranscript, ok, openPages, pick, prepareBrowser, press, put, see } from './testing';

// The canvas of the map needs a browser.
vi.mock('~/features/region/map/map-view', () => {
  throw new Error('no map here');
});

vi.mock('~/ui/live-region', () => import('./said'));

beforeEach(prepareBrowser);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The answer of the geocoding service. */
const hamburg = geocoding.components.examples['exact-hamburg'].value;

const attach = (label: string | RegExp, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
const photo = (name: string) => new File([jpgOf(300)], name, { type: 'image/jpeg' });

test('help and a message', async () => {
  await openPages([{ path: '/help/:tab?', Component: HelpPage }], {
    at: '/help/code-not-received',
    answers: { sendContactRequest: { status: 202, example: 'ticket' } },
  });
  await expectTranscript('help-topic');
  await press('Nachricht schreiben');
  attach(/^Fotos oder Belege/, photo('karte.jpg'), new File(['MZ'], 'rechnung.jpg'));
  await screen.findByText('Das geht nur mit JPG, PNG oder PDF.');
  put('E-Mail-Adresse', 'ada');
  await press('Nachricht senden');
  await findErrorSummary();
  await expectTranscript('help-form-errors');
  await press('rechnung.jpg entfernen');
  put('E-Mail-Adresse', 'ada@example.com');
  put('Nachricht', 'Der Code fehlt.');
  await press('Nachricht senden');
  await see('Deine Nachricht ist angekommen');
  await expectTranscript('help-sent');
});

test('the identity check', async () => {
  await openPages([{ path: '/fraud-prevention/:ident', Component: FraudPage }], {
    at: '/fraud-prevention/demo',
    answers: {
      lookUpFraudCheck: ok('fraud-data-required'),
      submitFraudCheck: ok('fraud-pin-sent'),
      verifyFraudCheckPin: [{ status: 422, example: 'pin-invalid' }, ok('fraud-in-review')],
    },
  });
  await screen.findByLabelText('Vorname');
  await press('Weiter');
  await findErrorSummary();
  await expectTranscript('identity-person-errors');
  put('Vorname', 'Ada');
  put('Nachname', 'Lovelace');
  put('Tag', '10');
  put('Monat', '12');
  put('Jahr', '1990');
  await press('Weiter');
  await screen.findByLabelText('Straße');
  await expectTranscript('identity-address');
  put('Straße', 'Hauptstraße');
  put('Hausnummer', '12a');
  put('Postleitzahl', '10115');
  put('Ort', 'Berlin');
  put('E-Mail-Adresse', 'ada@example.com');
  await press('Weiter');
  await pick('Personalausweis');
  await press('Weiter');
  await findErrorSummary();
  await expectTranscript('identity-document-errors');
  attach('Fotos oder Scans', photo('vorne.jpg'));
  await screen.findByRole('button', { name: 'vorne.jpg drehen' });
  await press('Weiter');
  await see('Bestätigen');
  await press('Angaben senden');
  await findErrorSummary();
  await expectTranscript('identity-acceptance-errors');
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  await press('Angaben senden');
  await screen.findByLabelText('PIN aus dem Brief');
  put('PIN aus dem Brief', '9999');
  await press('PIN bestätigen');
  await screen.findByText(/Du hast noch/);
  await expectTranscript('identity-pin-errors');
  put('PIN aus dem Brief', '123456');
  await press('PIN bestätigen');
  await see('Wir prüfen deine Angaben');
  await expectTranscript('identity-in-review');
});

test('the shops around a place', async () => {
  await openPages([{ path: '/region', Component: RegionPage }], {
    at: '/region',
    siteId: 'heimatgruss',
    answers: {
      listAcceptancePoints: ok('around-hamburg'),
      listShopCategories: ok('categories-local'),
    },
  });
  answerPlaces(hamburg);
  put('Postleitzahl oder Ort', 'Hamburg');
  await press('Suchen');
  await see('9 Betriebe im Umkreis von Hamburg');
  await expectTranscript('region');
});
