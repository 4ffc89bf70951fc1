import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noAnswers, refusalsOfNoField } from '~/tests/answers';
import { findErrorSummary } from '~/tests/error-summary';
import { focusedNotice } from '~/tests/focused-notice';
import { begin, heading, open, stage } from './testing';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

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

test('every step offers help, and the last one shows what is sent (WCAG 3.3.4)', async () => {
  const { steps } = await open({ lookUpFraudCheck: begin });
  for (const step of [steps.person, steps.address, steps.documents]) {
    expect(await screen.findByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
    await step();
  }
  await heading('Bestätigen');
  expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
  expect(screen.getByText('Geburtsdatum').nextSibling).toHaveTextContent('10.12.1990');
  expect(screen.getByText('Dokument', { selector: 'dt' }).nextSibling).toHaveTextContent(
    'Personalausweis: vorne.jpg, hinten.jpg',
  );
});

test('every step names its own errors, and Back keeps what was typed', async () => {
  const { user, next, steps, router } = await open({ lookUpFraudCheck: begin });
  await screen.findByLabelText('Vorname');
  await next();
  expect(await findErrorSummary()).toHaveTextContent('Vorname, Nachname, Geburtsdatum');
  expect(document.activeElement).not.toHaveTextContent('Straße');
  await steps.person();
  expect(await heading('Adresse')).toHaveFocus();
  expect(document.title).toBe('Adresse – Identität bestätigen – Schenkwerk');
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

test('a day of birth is typed in the order of the language, and its errors say what is missing', async () => {
  const { user, next, type } = await open({ lookUpFraudCheck: begin });
  const group = within(await screen.findByRole('group', { name: 'Geburtsdatum' }));
  const parts = group.getAllByRole('textbox');
  expect(parts.map((part) => (part as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Tag',
    'Monat',
    'Jahr',
  ]);
  await type('Vorname', 'Ada');
  await type('Nachname', 'Lovelace');
  await type('Tag', '31');
  await next();
  expect(await findErrorSummary()).toHaveTextContent(
    'Geburtsdatum: Bitte Tag, Monat und Jahr angeben.',
  );
  expect(screen.getByLabelText('Tag')).toBeValid();
  await user.click(screen.getByRole('link', { name: /Geburtsdatum/ }));
  expect(screen.getByLabelText('Monat')).toHaveFocus();
  await type('Monat', '2');
  await type('Jahr', '1990');
  await user.tab();
  await waitFor(() =>
    expect(screen.getByLabelText('Tag')).toHaveAccessibleDescription(/Dieses Datum gibt es nicht/),
  );
  expect(screen.getByLabelText('Tag')).toBeInvalid();
  await user.clear(screen.getByLabelText('Jahr'));
  await type('Jahr', '2990');
  await user.clear(screen.getByLabelText('Tag'));
  await type('Tag', '3');
  await user.click(document.body);
  await waitFor(() =>
    expect(screen.getByLabelText('Jahr')).toHaveAccessibleDescription(/zwischen 1900 und heute/),
  );
  // A whole date that is pasted into one field fills all three.
  await user.click(screen.getByLabelText('Tag'));
  await user.paste('3.2.1990');
  expect(screen.getByLabelText('Jahr')).toHaveValue('1990');
  await next();
  await heading('Adresse');
  await user.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(await screen.findByLabelText('Monat')).toHaveValue('02');
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
  // Two pictures: the server does not say which, so the text holds for each.
  expect(await focusedNotice()).toHaveTextContent(/Jede Datei darf höchstens 5 MB/);
  await steps.send();
  expect(await heading('Adresse')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('E-Mail-Adresse:');
});

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]);

test('what was typed is there when the page is loaded again, such as after the camera took its memory', async () => {
  const { steps, next } = await open({ lookUpFraudCheck: begin });
  await steps.person();
  await steps.address();
  await heading('Dokument');
  cleanup();
  await open({ lookUpFraudCheck: begin });
  expect(await screen.findByLabelText('Vorname')).toHaveValue('Ada');
  expect(screen.getByLabelText('Jahr')).toHaveValue('1990');
  await next();
  expect(await screen.findByLabelText('Ort')).toHaveValue('Berlin');
});

test('photos and acceptances are never kept, nor anything once it is sent', async () => {
  const { steps } = await open({
    lookUpFraudCheck: begin,
    submitFraudCheck: stage('fraud-pin-sent'),
  });
  await steps.person();
  await steps.address();
  await steps.documents();
  await steps.accept();
  expect(stored()).toContain('Lovelace');
  expect(stored()).not.toMatch(/vorne|accepts|demo-fraud-data/);
  await steps.send();
  await heading('Gib die PIN aus dem Brief ein');
  expect(stored()).not.toContain('Lovelace');
});

test('what was typed for another check, or by nobody, is left out', async () => {
  const kept = { transactionNumber: 'TX-other', values: { firstName: 'Grace' }, reached: 1 };
  sessionStorage.setItem('identity-check:schenkwerk-de', JSON.stringify(kept));
  await open({ lookUpFraudCheck: begin });
  expect(await screen.findByLabelText('Vorname')).toHaveValue('');
  cleanup();
  const values = { firstName: 5, lastName: ['x'], acceptsConditions: true, unknown: 'x' };
  const rubbish = { transactionNumber: 'TX-20261121-5590', values, reached: 'x' };
  sessionStorage.setItem('identity-check:schenkwerk-de', JSON.stringify(rubbish));
  await open({ lookUpFraudCheck: begin });
  expect(await screen.findByLabelText('Vorname')).toHaveValue('');
  expect(screen.getByLabelText('Nachname')).toHaveValue('');
});

test.each(noAnswers)(
  '[4.070] %s is no answer: everything stays, the repeat is the same',
  async (_, answer) => {
    const { user, calls, steps } = await open({
      lookUpFraudCheck: begin,
      submitFraudCheck: [answer, stage('fraud-pin-sent')],
    });
    await steps.all();
    await focusedNotice();
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
  expect(await focusedNotice()).toHaveTextContent(text);
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
  expect(await heading('Adresse')).toBeVisible();
  expect(screen.getByLabelText('Ort')).toHaveAccessibleDescription(/Gibt es nicht\./);
  expect(screen.getByText('Zu oft gefragt.')).toBeVisible();
});
