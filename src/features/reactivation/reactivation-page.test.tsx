import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { jpgOf, pngOf } from '~/form/upload/testing';
import { findErrorSummary } from '~/tests/error-summary';
import { noAnswers, refusalsOfNoField } from '~/tests/answers';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { rememberCode } from '~/voucher/remembered-code';
import { focusedNotice } from '~/tests/focused-notice';
import { Component } from './reactivation-page';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  rememberCode('');
});

async function open(answers: Record<string, Answer | Answer[]>, options: RenderOptions = {}) {
  const calls = answerCalls(answers);
  const page = await renderRoutes([{ path: '/reactivate', Component }], {
    at: '/reactivate',
    site: { captcha: { active: false } },
    ...options,
  });
  const { user } = page;
  return {
    ...page,
    calls,
    async fill(code = 'OLD-REVIEW') {
      if (code) await user.type(screen.getByLabelText('Gutscheincode'), code);
      await user.type(screen.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
      await user.type(screen.getByLabelText('E-Mail-Adresse wiederholen'), 'ada@EXAMPLE.com');
    },
    send: () => user.click(screen.getByRole('button', { name: 'Prüfung anfordern' })),
  };
}

const started: Answer = { status: 202, example: 'reactivation-started' };

test('[1.030] [4.048] [4.049] [9.046] a review begins and says until when it ends', async () => {
  const { calls, fill, send } = await open({ requestReactivation: started });
  await fill();
  await send();
  const heading = await screen.findByRole('heading', { name: 'Wir prüfen deinen Gutschein' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/^Voraussichtlich fertig am 22\. November 2026/)).toBeVisible();
  // A second, general time would contradict it.
  expect(screen.queryByText('Meist etwa 24 Stunden, manchmal bis zu zwei Werktage.')).toBeNull();
  expect(screen.getByRole('button', { name: 'In den Kalender eintragen' })).toBeVisible();
  expect(calls).toMatchObject([
    { operationId: 'requestReactivation', body: { code: 'OLD-REVIEW', email: 'ada@example.com' } },
  ]);
});

test('[4.049] a second request shows the pending review and restarts nothing', async () => {
  const { fill, send } = await open({
    requestReactivation: { status: 409, example: 'reactivation-pending' },
  });
  await fill();
  await send();
  expect(
    await screen.findByRole('heading', { name: 'Wir prüfen deinen Gutschein schon' }),
  ).toHaveFocus();
  expect(screen.getByText(/beginnt nicht von vorn/)).toBeVisible();
  expect(screen.getByText(/^Voraussichtlich fertig am 23\. November 2026/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('begins with the code that failed, and Back finds everything as it was', async () => {
  rememberCode('OLD-REVIEW');
  const { router, fill, send } = await open({ requestReactivation: started });
  await fill('');
  await send();
  await screen.findByRole('heading', { name: 'Wir prüfen deinen Gutschein' });
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByLabelText('Gutscheincode')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Prüfung anfordern' })).toHaveFocus();
  expect(screen.getByLabelText('Gutscheincode')).toHaveValue('OLD-REVIEW');
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('ada@example.com');
});

test('[5.017] [5.018] a photo goes along; a wrong file stops the form', async () => {
  const { user, calls, fill, send } = await open({ requestReactivation: started });
  await fill();
  const field = screen.getByLabelText(/^Foto von Karte oder Kassenbon/);
  const huge = new File([pngOf(5 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' });
  await user.upload(field, huge);
  await screen.findByText(/größer als 5\sMB/);
  await send();
  expect(field).toHaveAccessibleDescription(/größer als 5\sMB/);
  expect(field).toHaveFocus();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'huge.png entfernen' }));
  await user.upload(field, new File([jpgOf(400)], 'card.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('button', { name: 'card.jpg drehen' });
  await send();
  await screen.findByRole('heading', { name: 'Wir prüfen deinen Gutschein' });
  expect(calls).toMatchObject([{ body: { attachment: 'image/jpeg' } }]);
});

test('[5.007] [5.009] [5.010] names every error once at the top and at its field', async () => {
  const { user, calls, send } = await open({});
  await user.type(screen.getByLabelText('E-Mail-Adresse'), 'ada');
  await user.type(screen.getByLabelText('E-Mail-Adresse wiederholen'), 'eve@example.com');
  await send();
  const summary = await findErrorSummary();
  for (const text of [
    'Gutscheincode, E-Mail-Adresse: Bitte eine valide E-Mail Adresse eingeben.',
    'E-Mail-Adresse wiederholen: Die E-Mail Adressen stimmen nicht überein.',
  ]) {
    expect(summary).toHaveTextContent(text);
  }
  expect(calls).toEqual([]);
});

test.each([
  [undefined, 1],
  [true, 0],
])('[5.011] an address ending in .ru, with refuseRu %s', async (refuseRu, sent) => {
  const { user, calls, send } = await open(
    { requestReactivation: started },
    { site: { captcha: { active: false }, ...(refuseRu && { refuseRu }) } },
  );
  await user.type(screen.getByLabelText('Gutscheincode'), 'OLD-REVIEW');
  await user.type(screen.getByLabelText('E-Mail-Adresse'), 'ada@example.ru');
  await user.type(screen.getByLabelText('E-Mail-Adresse wiederholen'), 'ada@example.ru');
  expect(screen.getByRole('status')).toHaveTextContent(/Endung \.ru kommen zurzeit oft nicht an/);
  await send();
  if (sent) await screen.findByRole('heading', { name: 'Wir prüfen deinen Gutschein' });
  else await findErrorSummary();
  expect(calls).toHaveLength(sent);
});

test.each<[string, Answer, RegExp, string]>([
  ['4.054', { status: 409, example: 'voucher-not-locked' }, /schon bereit/, 'Gutschein einlösen'],
  [
    '4.050',
    { status: 409, example: 'voucher-exchanged' },
    /Link per E-Mail/,
    'Kundenservice kontaktieren',
  ],
  [
    '4.043',
    { status: 409, example: 'voucher-already-redeemed' },
    /eingelöst/,
    'E-Mail noch einmal senden',
  ],
  ['4.045', { status: 409, example: 'voucher-blocked' }, /gesperrt/, 'Kundenservice kontaktieren'],
  [
    '4.046',
    { status: 410, example: 'voucher-expired' },
    /drei Jahre/,
    'Kundenservice kontaktieren',
  ],
  ['4.047', { status: 410, example: 'voucher-external-expired' }, /anderen Anbieter/, 'Zur Hilfe'],
  ['4.040', { status: 404, example: 'voucher-not-found' }, /VCRx15/, 'Zur Hilfe'],
  [
    '8.013',
    { status: 409, example: 'contact-support' },
    /persönlich/,
    'Kundenservice kontaktieren',
  ],
])('[%s] %o keeps what was typed and leads on', async (_id, answer, text, way) => {
  const { fill, send } = await open({ requestReactivation: answer });
  await fill();
  await send();
  expect(await focusedNotice()).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: way })).toBeVisible();
  expect(screen.getByLabelText('Gutscheincode')).toHaveValue('OLD-REVIEW');
});

test.each([
  [413, 'upload-too-large', /höchstens 5\sMB/],
  [415, 'upload-type', /JPG oder PNG/],
])('%i %s says what to change', async (status, example, text) => {
  const { fill, send } = await open({ requestReactivation: { status, example } });
  await fill();
  await send();
  await waitFor(() => expect(screen.getByRole('group')).toHaveTextContent(text));
});

test('422 email-domain-refused says what to change at its field', async () => {
  const answer = { status: 422, example: 'email-domain-refused' };
  const { fill, send } = await open({ requestReactivation: answer });
  await fill();
  await send();
  expect(await findErrorSummary()).toHaveTextContent(/andere/);
});

test.each(refusalsOfNoField)(
  '[8.011] a review refused with %s says so',
  async (_, answer, text) => {
    const { user, fill, send } = await open({ requestReactivation: [answer, started] });
    await fill();
    await send();
    expect(await focusedNotice()).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(
      await screen.findByRole('heading', { name: 'Wir prüfen deinen Gutschein' }),
    ).toBeVisible();
  },
);

test.each(noAnswers)('[4.070] %s is no answer: the repeat is the same', async (_, answer) => {
  const { user, calls, fill, send } = await open({ requestReactivation: [answer, started] });
  await fill();
  await send();
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Wir prüfen deinen Gutschein' })).toBeVisible();
  const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toEqual([keys[0], keys[0]]);
});
