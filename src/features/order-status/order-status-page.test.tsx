import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { rememberProblem } from '~/problem/last-problem';
import { failingCaptcha } from '~/form/captcha/testing';
import { findErrorSummary } from '~/tests/error-summary';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { focusedNotice } from '~/tests/focused-notice';
import { Component } from './order-status-page';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime('2026-11-21T12:00:00Z');
});
afterEach(() => {
  cleanup();
  rememberProblem(undefined);
  vi.useRealTimers();
});

const ok = (example: string): Answer => ({ status: 200, example });
const number = () => screen.getByLabelText('Bestellnummer');
const address = () => screen.getByLabelText('E-Mail-Adresse');
const submit = () => screen.getByRole('button', { name: 'Stand anzeigen' });
const contact = () => screen.getByRole('link', { name: 'Kundenservice kontaktieren' });
const steps = () =>
  within(screen.getByRole('list', { name: 'Verlauf deiner Bestellung' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function open(answer: Answer | Answer[], options: RenderOptions = {}) {
  const calls = answerCalls({ getOrderStatus: answer });
  const page = await renderRoutes([{ path: '/redeem/status', Component }], {
    at: '/redeem/status',
    site: { captcha: { active: false } },
    ...options,
  });
  const { user } = page;
  return {
    ...page,
    calls,
    async ask(orderNumber = 'EL-7314-2088', email = 'mia@example.com') {
      await user.type(number(), orderNumber);
      await user.type(address(), email);
      await user.click(submit());
    },
  };
}

test.each(['EL-7314-2088.', '„EL-7314-2088“', 'Bestellnr.: EL-7314-2088'])(
  '[5.009] the order number %j goes without the text around it',
  async (typed) => {
    const { ask, calls } = await open(ok('status-processing'));
    await ask(typed);
    await screen.findByRole('heading', { name: 'Dein Shopcode wird gerade angefordert' });
    expect(calls).toMatchObject([{ body: { orderNumber: 'EL-7314-2088' } }]);
  },
);

test.each<[string, string, RegExp, RegExp[]]>([
  [
    'status-processing',
    'Dein Shopcode wird gerade angefordert',
    /meist weniger als eine Stunde/,
    [/^Gutschein eingelöst \(erledigt\)/, /angefordert \(läuft\)/, /^Code ist da \(kommt noch\)/],
  ],
  [
    'status-delayed',
    'Dein Shopcode ist noch unterwegs',
    /selten mehr als 24 Stunden/,
    [/erledigt/, /angefordert \(läuft\)/, /Voraussichtlich bereit: 22\. November 2026/],
  ],
  [
    'status-in-review',
    'Wir prüfen noch deine Angaben',
    /etwa fünf Werktage/,
    [/erledigt/, /^Prüfung deiner Angaben \(läuft\)/, /kommt noch/],
  ],
  [
    'status-ready',
    'Dein Shopcode ist bereit',
    /Öffne den Link/,
    [/erledigt/, /erledigt/, /^Code ist da \(erledigt\)/],
  ],
  [
    'status-sent',
    'Die E-Mail mit deinem Shopcode ist verschickt',
    /Spam-Ordner/,
    [/erledigt/, /erledigt/, /erledigt/, /^E-Mail verschickt \(erledigt\)/],
  ],
  [
    'status-failed',
    'Der Shop hat keinen Code geliefert',
    /Schreib uns bitte/,
    [/erledigt/, /erledigt/, /^Der Shop hat keinen Code geliefert \(fehlgeschlagen\)/],
  ],
])('[4.059] %s: what it means, what to do, every step', async (example, title, text, expected) => {
  const { calls, ask } = await open(ok(example));
  await ask();
  expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
  expect(document.title).toBe(`${title} – Stand deiner Bestellung – Schenkwerk`);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Bestellung EL-7314-2088')).toBeVisible();
  expect(screen.getByText('TX-20261121-5590')).toBeVisible();
  expect(screen.getByText('m•••@example.com')).toBeVisible();
  expect(steps()).toEqual(expected.map((step) => expect.stringMatching(step)));
  expect(contact()).toHaveAttribute('href', '/help/code-not-received');
  expect(calls).toMatchObject([
    {
      operationId: 'getOrderStatus',
      body: { orderNumber: 'EL-7314-2088', email: 'mia@example.com' },
    },
  ]);
});

test.each(['status-processing', 'status-delayed', 'status-in-review'])(
  '[4.059] %s, but the promised time is over: what now',
  async (example) => {
    const { user, router, ask } = await open(ok(example));
    vi.setSystemTime('2026-11-29T12:00:00Z');
    await ask();
    expect(
      await screen.findByRole('heading', { name: 'Das dauert länger als erwartet' }),
    ).toBeVisible();
    expect(screen.getByText(/Löse nichts noch einmal ein/)).toBeVisible();
    expect(screen.queryByText(/Du musst nichts tun/)).toBeNull();
    expect(steps().at(-1)).toMatch(/Voraussichtlich bereit spätestens am/);
    await user.click(contact());
    await waitFor(() => expect(router.state.location.pathname).toBe('/help/code-not-received'));
    expect(router.state.location.state).toEqual({ orderNumber: 'EL-7314-2088' });
  },
);

test('[4.059] the promised time passes while the page is open', async () => {
  const { ask } = await open(ok('status-processing'));
  await ask();
  await screen.findByText(/Du musst nichts tun/);
  vi.advanceTimersByTime(41 * 60_000);
  expect(
    await screen.findByRole('heading', { name: 'Das dauert länger als erwartet' }),
  ).toBeVisible();
});

test('[2.066] the e-mail can be sent again from the moment that the server names', async () => {
  const { ask } = await open(ok('status-sent'));
  await ask();
  expect(
    await screen.findByText(/^Noch einmal senden lassen kannst du es ab dem 21\. November/),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'E-Mail noch einmal senden' })).toBeNull();
  vi.advanceTimersByTime(15 * 60_000);
  expect(await screen.findByRole('link', { name: 'E-Mail noch einmal senden' })).toHaveAttribute(
    'href',
    '/redeem/resend-link',
  );
});

const resend = () => screen.queryByRole('link', { name: 'E-Mail noch einmal senden' });

/** The answer about an e-mail that did not come, for this reason. */
const noMail = (mailProblem: unknown, change = {}): Answer => ({
  status: 200,
  raw: JSON.stringify({
    orderNumber: 'EL-7314-2088',
    transactionNumber: 'TX-1',
    status: 'sent',
    steps: [],
    mailProblem,
    ...change,
  }),
});

test('[5.022] an address that refuses e-mails is a matter for customer service, not for another e-mail', async () => {
  const { user, router, ask } = await open(ok('status-address-refused'));
  await ask();
  const title = { level: 1, name: 'Die E-Mail kam nicht an' };
  expect(await screen.findByRole('heading', title)).toHaveFocus();
  expect(document.title).toMatch(/^Die E-Mail kam nicht an – /);
  expect(screen.getByText(/^Die gespeicherte Adresse nimmt keine E-Mails an/)).toBeVisible();
  expect(screen.queryByText(/Spam-Ordner/)).toBeNull();
  expect(resend()).toBeNull();
  expect(document.body).not.toHaveTextContent('mia@example.com');
  await user.click(contact());
  await waitFor(() => expect(router.state.location.pathname).toBe('/help/code-not-received'));
  expect(router.state.location.state).toEqual({ orderNumber: 'EL-7314-2088' });
});

test('[5.022] a full mailbox: make room, then have it sent again to the same address', async () => {
  const { ask } = await open(ok('status-mailbox-full'));
  await ask();
  expect(await screen.findByText(/^Das Postfach .* ist voll\./)).toBeVisible();
  expect(resend()).toHaveAttribute('href', '/redeem/resend-link');
});

test('a reason that is not known here is a general sentence', async () => {
  const { ask } = await open(noMail('greylisted'));
  await ask();
  expect(await screen.findByText(/^Woran es lag, wissen wir nicht/)).toBeVisible();
  expect(resend()).toBeVisible();
});

test.each<[string, Answer]>([
  ['a reason that is no text', noMail({ code: 7 })],
  ['an empty reason', noMail('')],
  ['a reason of an order without a code', noMail('mailbox_full', { status: 'processing' })],
])('%s changes nothing', async (_, answer) => {
  const { ask } = await open(answer);
  await ask();
  expect(await screen.findByText('TX-1')).toBeVisible();
  expect(screen.queryByText('Die E-Mail kam nicht an')).toBeNull();
});

test.each(['status-processing', 'status-failed'])(
  '%s: there is no e-mail yet that could be sent again',
  async (example) => {
    const { ask } = await open(ok(example));
    await ask();
    await screen.findByText('TX-20261121-5590');
    expect(screen.queryByRole('link', { name: 'E-Mail noch einmal senden' })).toBeNull();
  },
);

test('[8.031] an order that is not found can be corrected, and others help', async () => {
  const { user, router, ask } = await open({ status: 404, example: 'order-not-found' });
  await ask('EL-1');
  const notice = await focusedNotice();
  expect(notice).toHaveTextContent('Diese Bestellnummer finden wir nicht');
  expect(notice).toHaveTextContent('die Nummer und die E-Mail-Adresse');
  expect(number()).toHaveValue('EL-1');
  expect(address()).toHaveValue('mia@example.com');
  expect(screen.getByRole('link', { name: 'E-Mail noch einmal senden' })).toBeVisible();
  await user.click(contact());
  await waitFor(() => expect(router.state.location.pathname).toBe('/help/code-not-received'));
  expect(router.state.location.state).toEqual({ orderNumber: 'EL-1' });
});

test('[8.032] an unknown status leads to customer service, and can be asked for again', async () => {
  const { user, ask } = await open([
    { status: 409, example: 'order-status-unknown' },
    ok('status-ready'),
  ]);
  await ask();
  expect(await focusedNotice()).toHaveTextContent(/gerade unklar/);
  expect(contact()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Dein Shopcode ist bereit' })).toHaveFocus();
});

test('starts with the number of the link; neither it nor the e-mail is in the address', async () => {
  const { user, router } = await open(ok('status-ready'), { at: '/' });
  await router.navigate('/redeem/status', { state: { orderNumber: 'EL-9' } });
  await waitFor(() => expect(number()).toHaveValue('EL-9'));
  await user.type(address(), 'mia@example.com{Enter}');
  await screen.findByRole('heading', { name: 'Dein Shopcode ist bereit' });
  const { pathname, search, hash, state } = router.state.location;
  expect(pathname + search + hash).toBe('/redeem/status');
  expect(JSON.stringify(state)).not.toContain('mia@example.com');
});

test('another look keeps what was typed and begins where the form was left', async () => {
  const { user, calls, ask } = await open([ok('status-delayed'), ok('status-sent')]);
  await ask();
  await user.click(await screen.findByRole('button', { name: 'Noch einmal nachsehen' }));
  await waitFor(() => expect(submit()).toHaveFocus());
  expect(address()).toHaveValue('mia@example.com');
  await user.click(submit());
  await screen.findByRole('heading', { name: /ist verschickt/ });
  expect(calls).toHaveLength(2);
});

test('[5.007] [5.009] names every error at the top and at its field', async () => {
  const { user, calls } = await open(ok('status-ready'));
  await user.type(address(), 'mia');
  await user.click(submit());
  const summary = await findErrorSummary();
  expect(summary).toHaveTextContent('Bestellnummer, E-Mail-Adresse: ');
  expect(summary).toHaveTextContent('E-Mail-Adresse: Bitte eine valide E-Mail Adresse eingeben.');
  expect(calls).toEqual([]);
});

test('[5.002] asks to confirm the captcha', async () => {
  const captchaGaveUp = failingCaptcha();
  const { user, calls, ask } = await open(ok('status-ready'), { site: {} });
  await user.type(number(), 'EL');
  await captchaGaveUp();
  await ask();
  expect(await screen.findByText('Bitte bestätigen Sie die Sicherheitsabfrage.')).toBeVisible();
  expect(calls).toEqual([]);
});
