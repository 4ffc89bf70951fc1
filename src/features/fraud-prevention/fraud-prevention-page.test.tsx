// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { jpgOf } from '~/form/upload/testing';
import { findErrorSummary } from '~/tests/error-summary';
import { noAnswers, refusalsOfNoField } from '~/tests/answers';
import { renderRoutes } from '~/tests/render-routes';
import { Component } from './fraud-prevention-page';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(cleanup);

const stage = (example: string): Answer => ({ status: 200, example });
const begin = stage('fraud-data-required');

async function open(answers: Record<string, Answer | Answer[]>) {
  const calls = answerCalls(answers);
  const page = await renderRoutes([{ path: '/fraud-prevention/:ident', Component }], {
    at: '/fraud-prevention/demo-fraud-data',
  });
  const { user } = page;
  const type = (label: string | RegExp, text: string) =>
    user.type(screen.getByLabelText(label), text);
  const next = () => user.click(screen.getByRole('button', { name: 'Weiter' }));
  const steps = {
    async person() {
      await screen.findByLabelText('Vorname');
      await type('Vorname', 'Ada');
      await type('Nachname', 'Lovelace');
      await type('Geburtsdatum', '1990-12-10');
      await next();
    },
    async address() {
      await screen.findByLabelText('Straße');
      await type('Straße', 'Hauptstraße 12a');
      await type('Postleitzahl', '10115');
      await type('Ort', 'Berlin');
      await type('E-Mail-Adresse', 'ada@example.com');
      await next();
    },
    async documents() {
      await user.click(await screen.findByRole('radio', { name: 'Personalausweis' }));
      const photo = (name: string) => new File([jpgOf(500)], name, { type: 'image/jpeg' });
      await user.upload(screen.getByLabelText('Fotos oder Scans'), [
        photo('vorne.jpg'),
        photo('hinten.jpg'),
      ]);
      await screen.findByRole('button', { name: 'hinten.jpg drehen' });
      await next();
    },
    async accept() {
      await screen.findByRole('heading', { name: 'Bestätigen' });
      expect(screen.getByRole('link', { name: /Einlösebedingungen/ })).toHaveAttribute(
        'href',
        '/legal/redemption-conditions',
      );
      for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    },
    send: () => user.click(screen.getByRole('button', { name: 'Angaben senden' })),
    async all() {
      await steps.person();
      await steps.address();
      await steps.documents();
      await steps.accept();
      await steps.send();
    },
  };
  return { ...page, calls, steps, next, type };
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('[7.038] a kind of document that this website does not know is left out', async () => {
  const check = {
    transactionNumber: 'TX-1',
    state: 'data_required',
    documentKinds: ['residence_permit', 'passport'],
  };
  const { steps } = await open({ lookUpFraudCheck: { status: 200, raw: JSON.stringify(check) } });
  await steps.person();
  await steps.address();
  expect(await screen.findByRole('radio', { name: 'Reisepass' })).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

test('[3.161] [1.040] [1.041] [2.021] [4.064] [4.065] data, documents, acceptances: then a letter comes', async () => {
  const { calls, steps } = await open({
    lookUpFraudCheck: begin,
    submitFraudCheck: stage('fraud-pin-sent'),
  });
  expect(await screen.findByText('TX-20261121-5590')).toBeVisible();
  await steps.all();
  expect(await heading('Gib die PIN aus dem Brief ein')).toHaveFocus();
  expect(calls.at(-1)).toMatchObject({
    operationId: 'submitFraudCheck',
    body: {
      ident: 'demo-fraud-data',
      firstName: 'Ada',
      lastName: 'Lovelace',
      birthDate: '1990-12-10',
      street: 'Hauptstraße 12a',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
      email: 'ada@example.com',
      documentKind: 'identity_card',
      documents: 'image/jpeg',
      acceptsTruthfulData: 'true',
    },
  });
  expect(calls.at(-1)?.body).not.toHaveProperty('salutation');
  expect(calls.at(-1)?.body).not.toHaveProperty('streetNumber');
});

test('[5.023] [5.024] [5.025] [5.026] [5.027] [5.028] [5.029] all seven have to be accepted', async () => {
  const { user, calls, steps } = await open({ lookUpFraudCheck: begin });
  await steps.person();
  await steps.address();
  await steps.documents();
  await steps.accept();
  expect(screen.getAllByRole('checkbox')).toHaveLength(7);
  const sentences = screen
    .getAllByRole('checkbox')
    .map((box) => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent);
  for (const sentence of sentences) {
    const box = screen.getByRole('checkbox', { name: sentence ?? '' });
    await user.click(box);
    await steps.send();
    expect(await findErrorSummary()).toHaveTextContent(`${sentence} Bitte bestätigen`);
    await user.click(box);
  }
  expect(calls.map(({ operationId }) => operationId)).toEqual(['lookUpFraudCheck']);
});

test('every step names its own errors, and Back keeps what was typed', async () => {
  const { user, next, steps, router } = await open({ lookUpFraudCheck: begin });
  await screen.findByLabelText('Vorname');
  await next();
  expect(await findErrorSummary()).toHaveTextContent('Geburtsdatum: Feld bitte ausfüllen.');
  expect(document.activeElement).not.toHaveTextContent('Straße');
  await steps.person();
  expect(await heading('Adresse und Kontakt')).toHaveFocus();
  await steps.address();
  await heading('Dokument');
  await next();
  expect(await findErrorSummary()).toHaveTextContent(
    'Fotos oder Scans: Bitte füge mindestens eine Datei hinzu.',
  );
  await user.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(await screen.findByLabelText('Ort')).toHaveValue('Berlin');
  await router.navigate(-3);
  await waitFor(() => expect(screen.getByLabelText('Vorname')).toHaveValue('Ada'));
});

test('[3.163] a refused file and a refused field lead back to their step', async () => {
  const { steps } = await open({
    lookUpFraudCheck: begin,
    submitFraudCheck: [
      { status: 413, example: 'upload-too-large' },
      {
        status: 422,
        raw: JSON.stringify({
          title: '',
          status: 422,
          code: 'VALIDATION_FAILED',
          errors: [{ pointer: '/email', code: 'format' }],
        }),
      },
    ],
  });
  await steps.all();
  // Two pictures: the server does not say which, so what holds for each is said.
  expect(await screen.findByRole('alert')).toHaveTextContent(/Jede Datei darf höchstens 5 MB/);
  await steps.send();
  expect(await heading('Adresse und Kontakt')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('E-Mail-Adresse:');
});

test.each([
  ['4.065', 'fraud-pin-sent', 'Gib die PIN aus dem Brief ein'],
  ['4.066', 'fraud-pin-verified', 'Die PIN stimmt'],
  ['4.067', 'fraud-in-review', 'Wir prüfen deine Angaben'],
  ['4.067', 'fraud-approved', 'Alles in Ordnung'],
  ['4.067', 'fraud-rejected', 'Wir konnten deine Angaben nicht bestätigen'],
])('[%s] the page opens in the state %s', async (_id, example, title) => {
  await open({ lookUpFraudCheck: stage(example) });
  expect(await heading(title)).toBeVisible();
  expect(screen.getByText('TX-20261121-5590')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Fortschritt' })).toBeVisible();
});

test('[4.067] an approval leads to the order that waited, never to redeeming it again', async () => {
  await open({ lookUpFraudCheck: stage('fraud-approved') });
  expect(await heading('Alles in Ordnung')).toBeVisible();
  expect(screen.getByText(/Einlösung läuft jetzt weiter/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Stand der Bestellung ansehen' });
  expect(link).toHaveAttribute('href', '/redeem/status');
  expect(screen.queryByRole('link', { name: /einlösen/ })).toBeNull();
});

test('[4.067] a rejection says where the value is', async () => {
  await open({ lookUpFraudCheck: stage('fraud-rejected') });
  expect(await screen.findByText(/ihr Wert ist wieder auf dem Gutschein/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Kundenservice kontaktieren' });
  expect(link).toHaveAttribute('href', '/help/other');
});

const pinCases: [string, Answer, RegExp][] = [
  ['wrong', { status: 422, example: 'pin-invalid' }, /Du hast noch/],
  ['locked', { status: 429, example: 'pin-locked' }, /PIN/],
];
test.each(pinCases)('[3.162] a PIN that is %s', async (_what, answer, text) => {
  const { user, type } = await open({
    lookUpFraudCheck: stage('fraud-pin-sent'),
    verifyFraudCheckPin: answer,
  });
  await screen.findByLabelText('PIN aus dem Brief');
  await type('PIN aus dem Brief', '9999');
  await user.click(screen.getByRole('button', { name: 'PIN bestätigen' }));
  await waitFor(() =>
    expect(document.activeElement?.parentElement?.parentElement).toHaveTextContent(text),
  );
  expect(screen.getByLabelText('PIN aus dem Brief')).toHaveValue('9999');
});

test('[1.042] [4.066] [9.056] the right PIN begins the review; a slip costs no attempt', async () => {
  const { user, calls, type } = await open({
    lookUpFraudCheck: stage('fraud-pin-sent'),
    verifyFraudCheckPin: stage('fraud-in-review'),
  });
  const field = await screen.findByLabelText('PIN aus dem Brief');
  await type('PIN aus dem Brief', '12');
  await user.click(screen.getByRole('button', { name: 'PIN bestätigen' }));
  expect(field).toHaveAccessibleDescription(/4 bis 12 Ziffern/);
  await type('PIN aus dem Brief', '3456');
  await user.click(screen.getByRole('button', { name: 'PIN bestätigen' }));
  expect(await heading('Wir prüfen deine Angaben')).toHaveFocus();
  expect(screen.getByText(/etwa fünf Werktage\. Du bekommst/)).toBeVisible();
  expect(calls.slice(1)).toMatchObject([
    { body: { pin: '123456', transactionNumber: 'TX-20261121-5590', ident: 'demo-fraud-data' } },
  ]);
});

test.each<[Answer, RegExp]>([
  [{ status: 410, example: 'redeem-link-expired' }, /RDMx2/],
  [{ status: 404, example: 'not-found' }, /keine Prüfung/],
])('a link that leads nowhere: %o', async (answer, text) => {
  await open({ lookUpFraudCheck: answer });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
});

test('nothing of it is stored', async () => {
  const { steps } = await open({
    lookUpFraudCheck: begin,
    submitFraudCheck: stage('fraud-pin-sent'),
  });
  await steps.all();
  await heading('Gib die PIN aus dem Brief ein');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])).not.toContain(
    'Lovelace',
  );
});

test.each(noAnswers)(
  '[4.070] %s is no answer: everything stays, the repeat is the same',
  async (_, answer) => {
    const { user, calls, steps } = await open({
      lookUpFraudCheck: begin,
      submitFraudCheck: [answer, stage('fraud-pin-sent')],
    });
    await steps.all();
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await heading('Gib die PIN aus dem Brief ein')).toBeVisible();
    const sent = calls.filter(({ operationId }) => operationId === 'submitFraudCheck');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  },
);

test.each(refusalsOfNoField)('[8.011] data refused with %s say so', async (_, answer, text) => {
  const { steps } = await open({ lookUpFraudCheck: begin, submitFraudCheck: answer });
  await steps.all();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('heading', { level: 1, name: 'Bestätigen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
});

test('[8.011] a problem of an earlier step is shown next to the link back to it', async () => {
  const { steps } = await open({
    lookUpFraudCheck: begin,
    submitFraudCheck: {
      status: 422,
      raw: JSON.stringify({ errors: { city: 'Gibt es nicht.', other: 'Zu oft gefragt.' } }),
    },
  });
  await steps.all();
  expect(await heading('Adresse und Kontakt')).toBeVisible();
  expect(screen.getByLabelText('Ort')).toHaveAccessibleDescription(/Gibt es nicht\./);
  expect(screen.getByText('Zu oft gefragt.')).toBeVisible();
});
