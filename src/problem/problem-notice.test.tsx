import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, type Problem, type ProblemCode } from '~/api';
import { readFailure } from '~/api/read-failure';
import { renderRoutes } from '~/tests/render-routes';
import { lastProblem } from './last-problem';
import { ProblemNotice, type ProblemNoticeProps } from './problem-notice';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function failure(code: ProblemCode, more: Partial<Problem> = {}, headers = {}) {
  const body = { type: 'about:blank', title: code, status: 409, code, ...more };
  return readFailure(body, new Response('', { status: body.status, headers }));
}

const show = (error: ProblemNoticeProps['error'], props: Partial<ProblemNoticeProps> = {}) =>
  renderRoutes([{ path: '/', element: <ProblemNotice error={error} {...props} /> }]);

test.each<[string, ProblemCode, string, string]>([
  ['4.048', 'VOUCHER_OBSOLETE_FORMAT', 'Gutschein reaktivieren', '/reactivate'],
  ['4.050', 'VOUCHER_EXCHANGED', 'Kundenservice kontaktieren', '/help/code-obsolete'],
  ['4.043', 'VOUCHER_ALREADY_REDEEMED', 'E-Mail noch einmal senden', '/redeem/resend-link'],
  ['8.037', 'REDEEM_LINK_EXPIRED', 'E-Mail noch einmal senden', '/redeem/resend-link'],
  ['4.054', 'VOUCHER_NOT_LOCKED', 'Gutschein einlösen', '/'],
  ['8.046', 'VOUCHER_NOT_FOUND', 'Woran liegt es?', '/redeem/diagnosis?problem=VOUCHER_NOT_FOUND'],
  [
    '8.048',
    'VOUCHER_NOT_REDEEMABLE',
    'Woran liegt es?',
    '/redeem/diagnosis?problem=VOUCHER_NOT_REDEEMABLE',
  ],
])('[%s] %s leads to the flow that helps', async (_id, code, name, href) => {
  await show(failure(code));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test.each<[string, ProblemCode, string]>([
  ['8.012', 'TEMPORARY_FAILURE', 'Unser Server ist gerade nicht bereit'],
  ['8.013', 'CONTACT_SUPPORT', 'Das klären wir am besten persönlich'],
  ['8.021', 'VOUCHER_ALREADY_REDEEMED', 'Dieser Gutschein ist schon eingelöst'],
  ['8.023', 'PARTNER_UNAVAILABLE', 'Dieser Shop ist gerade nicht verfügbar'],
  ['8.024', 'VOUCHER_TAX_SAVING_CARD', 'Das ist eine steuerbegünstigte Karte eines Partners'],
  ['8.027', 'VOUCHER_ALREADY_IN_CART', 'Diesen Gutschein hast du schon eingegeben'],
  ['8.028', 'VOUCHER_ALREADY_CHARGED', 'Dieser Gutschein ist schon aufgeladen'],
  ['8.029', 'VOUCHER_NOT_CHARGEABLE', 'Dieser Gutschein lässt sich nicht aufladen'],
  ['8.030', 'VOUCHER_CODE_INVALID', 'Dieser Code ist ungültig'],
  ['8.031', 'ORDER_NOT_FOUND', 'Diese Bestellnummer finden wir nicht'],
  ['8.032', 'ORDER_STATUS_UNKNOWN', 'Der Stand deiner Bestellung ist gerade unklar'],
  ['8.033', 'SESSION_EXPIRED', 'Deine Sitzung wurde zu deiner Sicherheit beendet'],
  ['8.034', 'CREDIT_INSUFFICIENT', 'Dein Guthaben reicht dafür nicht'],
  ['8.035', 'CHARGE_BELOW_MINIMUM', 'Der Betrag ist zu niedrig'],
  ['8.036', 'SHOP_GONE', 'Diesen Shop gibt es hier nicht mehr'],
  ['8.038', 'CAPTCHA_INVALID', 'Die Sicherheitsabfrage hat nicht geklappt'],
  ['8.039', 'PAYMENT_FAILED', 'Die Zahlung hat nicht geklappt'],
])('[%s] %s says what happened', async (_id, code, title) => {
  await show(failure(code));
  expect(within(screen.getByRole('group')).getByRole('heading', { name: title })).toBeVisible();
});

test('too many attempts end after a while, and there is help meanwhile', async () => {
  await show(failure('RATE_LIMITED', {}, { 'Retry-After': '30' }), { onRetry: () => undefined });
  expect(screen.getByRole('button', { name: /Noch einmal versuchen/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toHaveAttribute('href', '/help');
});

test.each([
  ['30', 'Weiter geht es in 30 Sekunden.'],
  ['1', 'Weiter geht es in 1 Sekunde.'],
  ['7200', 'Weiter geht es in 2 Stunden.'],
  ['999999999', 'Weiter geht es in 24 Stunden.'],
])('after %s seconds it goes on', async (seconds, text) => {
  await show(failure('RATE_LIMITED', {}, { 'Retry-After': seconds }));
  expect(screen.getByRole('group')).toHaveTextContent(text);
});

test('[8.022] a cancelled voucher is a matter for customer service, with the order number', async () => {
  await show(failure('VOUCHER_CANCELLED'));
  expect(screen.getByRole('group')).toHaveTextContent(/Bestellnummer/);
  expect(screen.getByRole('link', { name: 'Kundenservice kontaktieren' })).toBeVisible();
});

test('[4.051] [8.047] a voucher that works later goes into the calendar, without its code', async () => {
  const written: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => written.push(file) }));
  const error = failure('VOUCHER_NOT_YET_RECORDED', { availableFrom: '2026-11-22T09:30:00Z' });
  const { user } = await show(error);
  await user.click(screen.getByRole('button', { name: 'In den Kalender eintragen' }));
  await vi.waitFor(() => expect(written.length).toBeGreaterThan(0));
  expect(written[0]?.type).toBe('text/calendar;charset=utf-8');
  const text = await written[0]?.text();
  expect(text).toContain('DTSTART:20261122T093000Z');
  expect(text).toContain('SUMMARY:Gutschein einlösen bei Schenkwerk');
});

test('[4.050] an exchanged voucher never leads to the form that does not know its code', async () => {
  await show(failure('VOUCHER_EXCHANGED'));
  expect(screen.getByRole('group')).toHaveTextContent(/Such bitte diese E-Mail/);
  expect(screen.queryByRole('link', { name: 'E-Mail noch einmal senden' })).toBeNull();
});

test('[4.052] a voucher that is in use says where, and its code can be sent again', async () => {
  const onRetry = vi.fn();
  const { user } = await show(failure('VOUCHER_ALREADY_IN_CART'), { onRetry });
  expect(screen.getByRole('group')).toHaveTextContent(/in einem anderen Tab oder Fenster/);
  expect(screen.queryByRole('link', { name: 'Shop aussuchen' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('[4.053] what was topped up can be redeemed', async () => {
  await show(failure('VOUCHER_ALREADY_CHARGED'));
  expect(screen.getByRole('link', { name: 'Gutschein einlösen' })).toBeVisible();
});

test('offers no reminder where the server names no time', async () => {
  await show(failure('VOUCHER_NOT_YET_RECORDED'));
  expect(screen.queryByRole('button', { name: 'In den Kalender eintragen' })).toBeNull();
});

test('after too many attempts another one waits, and the wait can be seen', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const onRetry = vi.fn();
  const error = failure('RATE_LIMITED', { status: 429 }, { 'retry-after': '30' });
  await show(error, { onRetry });
  const retry = screen.getByRole('button', { name: 'Noch einmal versuchen' });
  expect(retry).toBeDisabled();
  expect(retry).toHaveTextContent('Noch einmal in 0:30');
  vi.advanceTimersByTime(12_000);
  await vi.waitFor(() => expect(retry).toHaveTextContent('Noch einmal in 0:18'));
  vi.advanceTimersByTime(18_000);
  await vi.waitFor(() => expect(retry).toBeEnabled());
  retry.click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each([
  [true, /Wir haben gerade per E-Mail daran erinnert/],
  [false, /Frag am besten kurz nach/],
])('[4.041] [8.020] says whether the giver was reminded: %s', async (giverReminded, text) => {
  await show(failure('VOUCHER_NOT_ACTIVATED', { giverReminded }));
  expect(screen.getByText(text)).toBeVisible();
});

test('is remembered for the page that helps', async () => {
  const error = failure('VOUCHER_NOT_FOUND', { displayCode: 'VCRx15' });
  await show(error);
  expect(lastProblem()).toMatchObject({
    code: 'VOUCHER_NOT_FOUND',
    displayCode: 'VCRx15',
    at: error.at,
  });
});

test('[8.012] tells a missing connection from a server that is not ready', async () => {
  await show(new ApiError({ kind: 'network', code: 'TEMPORARY_FAILURE' }));
  expect(screen.getByRole('group')).toHaveTextContent('Gerade keine Verbindung');
  cleanup();
  await show(new ApiError({ kind: 'http', code: 'TEMPORARY_FAILURE', status: 502 }));
  expect(screen.getByRole('group')).not.toHaveTextContent(/keine Verbindung|Internetverbindung/);
});

test.each<[ProblemCode, string[]]>([
  ['VOUCHER_ALREADY_REDEEMED', ['Zur Hilfe']],
  ['VOUCHER_NOT_FOUND', ['Code eingeben', 'Zur Hilfe']],
  ['SHOP_GONE', ['Zur Hilfe']],
])('[8.004] where the site overrides the text nothing tells of %s', async (code, names) => {
  const overrideApiErrorMessageHtml = 'Unerwarteter Fehler, Code {code}';
  await renderRoutes([{ path: '/', element: <ProblemNotice error={failure(code)} /> }], {
    site: { overrideApiErrorMessageHtml },
  });
  const alert = screen.getByRole('group');
  expect(within(alert).getByRole('heading')).toHaveTextContent('Da ist etwas schiefgelaufen');
  const found = within(alert).getAllByRole('link');
  expect(found.map(({ textContent }) => textContent)).toEqual(names);
});

test('[8.004] a code that the text of the site names is not named twice', async () => {
  const overrideApiErrorMessageHtml = 'Unerwarteter Fehler, Code {code}';
  const error = failure('VOUCHER_NOT_FOUND', { displayCode: 'VCRx15' });
  await renderRoutes([{ path: '/', element: <ProblemNotice error={error} /> }], {
    site: { overrideApiErrorMessageHtml },
  });
  expect(screen.getByRole('group').textContent.match(/VCRx15/g)).toHaveLength(1);
});

test('a time that has passed is not announced', async () => {
  await show(failure('VOUCHER_NOT_YET_RECORDED', { availableFrom: '2020-01-01T00:00:00Z' }));
  expect(screen.getByRole('group')).not.toHaveTextContent('2020');
  expect(screen.queryByRole('button', { name: /Kalender/ })).toBeNull();
});

test.each<ProblemCode>(['VOUCHER_TAX_SAVING_CARD', 'VOUCHER_WRONG_CATEGORY'])(
  '%s without an address leads to help',
  async (code) => {
    await show(failure(code));
    expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
  },
);
