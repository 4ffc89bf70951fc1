import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '~/api/testing';
import { focusedNotice } from '~/tests/focused-notice';
import { heading, open, stage } from './testing';

// How far a check is, and the PIN of the letter; `data-form.test.tsx` has the data that are sent before.

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(cleanup);

test.each([
  ['4.065', 'fraud-pin-sent', 'Gib die PIN aus dem Brief ein'],
  ['4.066', 'fraud-pin-verified', 'Die PIN stimmt'],
  ['4.067', 'fraud-in-review', 'Wir prüfen deine Angaben'],
  ['4.067', 'fraud-approved', 'Alles in Ordnung'],
  ['4.067', 'fraud-rejected', 'Wir konnten deine Angaben nicht bestätigen'],
])('[%s] the page opens in the state %s', async (_id, example, title) => {
  await open({ lookUpFraudCheck: stage(example) });
  expect(await heading(title)).toBeVisible();
  expect(document.title).toBe(`${title} – Identität bestätigen – Schenkwerk`);
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
  expect(await focusedNotice()).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
});
