import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { failingCaptcha } from '~/form/captcha/testing';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { rememberCode } from '~/voucher/remembered-code';
import { focusedNotice } from '~/tests/focused-notice';
import { Component } from './resend-page';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  rememberCode('');
  vi.useRealTimers();
});

async function open(answers: Record<string, Answer | Answer[]>, options: RenderOptions = {}) {
  const calls = answerCalls(answers);
  const page = await renderRoutes([{ path: '/redeem/resend-link', Component }], {
    at: '/redeem/resend-link',
    site: { captcha: { active: false } },
    ...options,
  });
  return { ...page, calls };
}

const field = () => screen.getByLabelText('Gutscheincode');
const submit = () => screen.getByRole('button', { name: 'Noch einmal senden' });

test('[1.031] [5.021] [5.022] sends the link for a code, to the stored address only', async () => {
  const { user, calls } = await open({ resendRedeemLink: { status: 202, example: 'link-resent' } });
  expect(screen.queryByLabelText(/E-Mail-Adresse/)).toBeNull();
  await user.type(field(), ' RESEND-done ');
  await user.click(submit());
  const heading = await screen.findByRole('heading', { name: 'Schau in dein Postfach' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/•.*@example\.com/)).toBeVisible();
  expect(calls).toMatchObject([
    { operationId: 'resendRedeemLink', body: { code: 'RESEND-done', kind: 'link' } },
  ]);
  expect(Object.keys(calls[0]?.body as object)).toEqual(['code', 'kind']);
  expect(calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
});

test('[1.032] [2.066] sends the whole e-mail when it is chosen', async () => {
  const { user, calls } = await open({
    resendRedeemLink: { status: 202, example: 'email-resent' },
  });
  await user.type(field(), 'RESEND-DONE');
  await user.click(screen.getByRole('radio', { name: /Die ganze E-Mail/ }));
  await user.click(submit());
  await screen.findByRole('heading', { name: 'Schau in dein Postfach' });
  expect(calls).toMatchObject([{ body: { kind: 'email' } }]);
});

test('counts down until the next one may go, and Back finds the form as it was', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime('2026-11-21T12:00:00Z');
  const { user, router } = await open({
    resendRedeemLink: { status: 202, example: 'link-resent' },
  });
  await user.type(field(), 'RESEND-DONE');
  await user.click(submit());
  expect(await screen.findByText(/^Noch einmal in \d+:\d\d$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: 'Noch einmal senden' })).toBeNull();
  vi.advanceTimersByTime(60 * 60_000);
  expect(await screen.findByRole('link', { name: 'Noch einmal senden' })).toBeVisible();
  await router.navigate(-1);
  await waitFor(() => expect(field()).toBeVisible());
  expect(submit()).toHaveFocus();
  expect(field()).toHaveValue('RESEND-DONE');
});

test('[4.059] leads to the status of the order, before and after', async () => {
  const { user } = await open({ resendRedeemLink: { status: 202, example: 'link-resent' } });
  const link = () => screen.getByRole('link', { name: 'Stand der Bestellung ansehen' });
  expect(link()).toHaveAttribute('href', '/redeem/status');
  await user.type(field(), 'RESEND-DONE');
  await user.click(submit());
  await screen.findByRole('heading', { name: 'Schau in dein Postfach' });
  expect(link()).toHaveAttribute('href', '/redeem/status');
});

test('starts with the code that was typed before', async () => {
  rememberCode('OLD-ONE');
  await open({});
  expect(field()).toHaveValue('OLD-ONE');
});

test.each(['', ' \u00a0'])('[5.007] never sends a blank code: %j', async (typed) => {
  const { user, calls } = await open({});
  if (typed) await user.type(field(), typed);
  await user.click(submit());
  expect(field()).toHaveAccessibleDescription(/Feld bitte ausfüllen\./);
  expect(field()).toHaveFocus();
  expect(calls).toEqual([]);
});

test('[5.002] asks to confirm the captcha', async () => {
  const captchaGaveUp = failingCaptcha();
  const { user, calls } = await open({}, { site: {} });
  await user.type(field(), 'RESEND-DONE');
  await captchaGaveUp();
  await user.click(submit());
  expect(await screen.findByText('Bitte bestätigen Sie die Sicherheitsabfrage.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a lost answer is asked for again as the same request', async () => {
  const { user, calls } = await open({
    resendRedeemLink: [
      { status: 0, raw: 'lost' },
      { status: 202, example: 'link-resent' },
    ],
  });
  await user.type(field(), 'RESEND-DONE');
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  await screen.findByRole('heading', { name: 'Schau in dein Postfach' });
  const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a second submit while the first is under way does nothing', async () => {
  const { user, calls } = await open({ resendRedeemLink: { status: 202, raw: 'waiting' } });
  await user.type(field(), 'RESEND-DONE{Enter}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Wird gesendet …' }));
  expect(await screen.findByText('Wird gesendet …')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('another request after an answer is another intention', async () => {
  const { user, calls } = await open({
    resendRedeemLink: { status: 404, example: 'voucher-not-found' },
  });
  await user.type(field(), 'RESEND-UNKNOWN');
  await user.click(submit());
  await focusedNotice();
  await user.click(submit());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
});

test.each<[string, Answer, RegExp, string]>([
  ['4.040', { status: 404, example: 'voucher-not-found' }, /VCRx15/, 'Zur Hilfe'],
  ['8.030', { status: 422, example: 'voucher-code-invalid' }, /Kassenbon/, 'Zur Hilfe'],
  ['2.066', { status: 409, example: 'voucher-not-redeemed' }, /noch nicht/, 'Gutschein einlösen'],
  ['4.045', { status: 409, example: 'voucher-blocked' }, /gesperrt/, 'Zur Hilfe'],
  ['4.044', { status: 409, example: 'voucher-cancelled' }, /storniert/, 'Zur Hilfe'],
  ['8.013', { status: 409, example: 'contact-support' }, /persönlich/, 'Zur Hilfe'],
])('[%s] %o keeps the code and leads on', async (_id, answer, text, way) => {
  const { user } = await open({ resendRedeemLink: answer });
  await user.type(field(), 'SOME-CODE');
  await user.click(submit());
  const notice = await focusedNotice();
  expect(notice).toHaveTextContent(text);
  expect(screen.getAllByRole('link', { name: way })[0]).toBeVisible();
  expect(field()).toHaveValue('SOME-CODE');
});

test('a code that was not found can be corrected at once', async () => {
  const { user } = await open({ resendRedeemLink: { status: 404, example: 'voucher-not-found' } });
  await user.type(field(), 'SOME-CODE');
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: 'Code ändern' }));
  expect(field()).toHaveFocus();
});
