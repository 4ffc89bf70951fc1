import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pdfOf } from '~/form/upload/testing';
import { rememberProblem } from '~/problem/last-problem';
import { findErrorSummary } from '~/tests/error-summary';
import { focusedNotice } from '~/tests/focused-notice';
import { rememberCode } from '~/voucher/remembered-code';
import { arrived, openHelp, pictureOf, sentHeading } from './testing';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  rememberCode('');
  rememberProblem(undefined);
  sessionStorage.clear();
});

test('[1.035] [3.167] [6.009] [5.017] [5.018] several files go along, with what they are; a sixth is too many', async () => {
  const { user, calls, write, fill, send } = await openHelp({ sendContactRequest: arrived });
  await write();
  await fill();
  const field = screen.getByLabelText(/^Fotos oder Belege/);
  const bill = new File([pdfOf(900)], '../bon.pdf', { type: 'application/pdf' });
  await user.upload(
    field,
    [1, 2, 3, 4, 5].map((n) => pictureOf(500, `foto${n}.jpg`)),
  );
  await user.upload(field, bill);
  await screen.findByRole('button', { name: 'bon.pdf entfernen' });
  await send();
  expect(await findErrorSummary()).toHaveTextContent('Das sind zu viele Dateien.');
  await user.click(screen.getByRole('button', { name: 'foto1.jpg entfernen' }));
  expect(field).toHaveFocus();
  await send();
  await sentHeading();
  expect(calls).toMatchObject([{ body: { files: 'application/pdf' } }]);
});

test('two files of one name can be told apart (WCAG 2.4.6)', async () => {
  const { user, write } = await openHelp({});
  await write();
  const files = [pictureOf(500, 'foto.jpg'), pictureOf(600, 'foto.jpg')];
  await user.upload(screen.getByLabelText(/^Fotos oder Belege/), files);
  await user.click(await screen.findByRole('button', { name: 'foto.jpg (2) entfernen' }));
  expect(screen.getByRole('button', { name: 'foto.jpg entfernen' })).toBeVisible();
});

test.each([
  [413, 'upload-too-large', /größer als 5\sMB/],
  [415, 'upload-type', /nur mit JPG, PNG oder PDF/],
])('%i %s is at the file, and everything is kept', async (status, example, text) => {
  const { user, write, fill, send } = await openHelp({ sendContactRequest: { status, example } });
  await write();
  await fill();
  await user.upload(screen.getByLabelText(/^Fotos oder Belege/), pictureOf(500, 'karte.jpg'));
  await screen.findByRole('button', { name: 'karte.jpg drehen' });
  await send();
  await findErrorSummary();
  expect(screen.getByLabelText(/^Fotos oder Belege/)).toHaveAccessibleDescription(text);
  expect(screen.getByText('karte.jpg')).toBeVisible();
  expect(screen.getByLabelText('Nachricht')).toHaveValue('Der Code fehlt.');
});

test('sending can be stopped and done again, under the same key', async () => {
  const { user, calls, write, fill, send } = await openHelp({
    sendContactRequest: [{ status: 0, raw: 'waiting' }, arrived],
  });
  await write();
  await fill();
  await send();
  const stop = await screen.findByRole('button', { name: 'Senden abbrechen' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(stop);
  expect(await screen.findByText('Das Senden ist abgebrochen')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  await sentHeading();
  const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('how far a message with a large file has come is shown', async () => {
  const { user, write, fill, send } = await openHelp({
    sendContactRequest: { status: 0, raw: 'waiting' },
  });
  await write();
  await fill();
  await user.upload(screen.getByLabelText(/^Fotos oder Belege/), pictureOf(200_000, 'karte.jpg'));
  await screen.findByRole('button', { name: 'karte.jpg drehen' });
  await send();
  expect(await screen.findByRole('progressbar', { name: 'Wird gesendet' })).toBeVisible();
});

test('a failure keeps everything, and the repeat is the same attempt', async () => {
  const { user, calls, write, fill, send } = await openHelp({
    sendContactRequest: [{ status: 503, raw: 'lost' }, arrived],
  });
  await write();
  await fill();
  await send();
  await focusedNotice();
  expect(screen.getByLabelText('Nachricht')).toHaveValue('Der Code fehlt.');
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await sentHeading();
  const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test.each([
  ['help', '/help/other'],
  ['contact', '/contact'],
])('Back leads to the form of the %s page as it was', async (page, at) => {
  const { router, write, fill, send } = await openHelp({ sendContactRequest: arrived }, { at });
  expect(document.body).toHaveFocus();
  if (page === 'help') await write();
  await fill();
  await send();
  await sentHeading();
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByLabelText('Nachricht')).toBeVisible());
  // Where it was left: the heading may be far above.
  expect(screen.getByRole('button', { name: 'Nachricht senden' })).toHaveFocus();
  expect(screen.getByLabelText('Nachricht')).toHaveValue('Der Code fehlt.');
});

test('a message that was begun is there after a reload, until it is sent', async () => {
  const first = await openHelp({});
  await first.write();
  await first.fill('ada@example.com', 'Der Code ist verdeckt.');
  cleanup();
  const { send } = await openHelp({ sendContactRequest: arrived });
  expect(screen.getByLabelText('Nachricht')).toHaveValue('Der Code ist verdeckt.');
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('ada@example.com');
  await send();
  await sentHeading();
  cleanup();
  await openHelp({});
  expect(screen.getByRole('button', { name: 'Nachricht schreiben' })).toBeVisible();
});
