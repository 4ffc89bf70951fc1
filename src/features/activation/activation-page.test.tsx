import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { noAnswers } from '~/tests/answers';
import { renderRoutes } from '~/tests/render-routes';
import { focusedNotice } from '~/tests/focused-notice';
import { Component } from './activation-page';

afterEach(cleanup);

const LINK = '/activate/shop/A-4711/demo-hash';

async function open(lookup: Answer | Answer[], activate: Answer | Answer[] = { status: 500 }) {
  const calls = answerCalls({ lookUpActivation: lookup, activateVouchers: activate });
  const routes = [{ path: '/activate/:orderSource/:orderReference/:orderHash', Component }];
  const page = await renderRoutes(routes, { at: LINK });
  const { user } = page;
  return {
    ...page,
    activations: () => calls.filter(({ operationId }) => operationId === 'activateVouchers'),
    calls,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    async confirm() {
      const dialog = await screen.findByRole('alertdialog');
      await user.click(within(dialog).getByRole('button', { name: 'Jetzt aktivieren' }));
    },
  };
}

const several: Answer = { status: 200, example: 'activation-several' };
const single: Answer = { status: 200, example: 'activation-single' };

test('[1.003] [6.004] [1.029] [2.073] activates all after a confirmation', async () => {
  const { calls, activations, press, confirm } = await open(several, {
    status: 200,
    example: 'activated-all',
  });
  await press('4 Gutscheine aktivieren');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Gesamtwert: 150,00\s€/);
  expect(activations()).toEqual([]);
  await confirm();
  expect(await screen.findByText('4 Gutscheine sind jetzt aktiv')).toBeVisible();
  expect(screen.getAllByText('Aktiv')).toHaveLength(4);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Alle Gutscheine sind aktiv');
  expect(screen.queryByRole('button', { name: /aktivieren$/ })).toBeNull();
  const [card] = screen.getAllByRole('listitem');
  expect(card).toHaveTextContent(/Für Ben.*25,00\s€.*Aktiv/);
  expect(screen.getByText('Bestellung EL-4711-0001')).toBeVisible();
  // The letter leads to the first page: the link of this one is the giver's key.
  const letter = screen.getByRole('link', { name: 'Per E-Mail Bescheid geben' });
  const href = decodeURIComponent(letter.getAttribute('href') ?? '');
  expect(href).toMatch(/^mailto:\?subject=.*einlösen: http:\/\/localhost[^/]*\/$/);
  expect(screen.getByRole('button', { name: 'Drucken' })).toBeVisible();
  const link = { orderSource: 'shop', orderReference: 'A-4711', orderHash: 'demo-hash' };
  expect(calls[0]?.body).toEqual(link);
  expect(activations()).toMatchObject([{ body: { ...link, all: true, confirmed: true } }]);
});

test('[1.028] activates one of several', async () => {
  const { user, activations, press, confirm } = await open(several, {
    status: 200,
    example: 'activated-one',
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auswählen' }));
  await user.click(screen.getByRole('checkbox', { name: 'Für Ben' }));
  await press('1 Gutschein aktivieren');
  await confirm();
  expect(await screen.findByText('1 Gutschein ist jetzt aktiv')).toBeVisible();
  expect(activations()).toMatchObject([{ body: { voucherIds: ['v1'] } }]);
  expect(screen.getByText(/^Die übrigen kannst du/)).toBeVisible();
});

test('[2.072] a single voucher needs no choice', async () => {
  const { press, confirm } = await open(single, { status: 200, example: 'activated-one' });
  await press('1 Gutschein aktivieren');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await confirm();
  expect(await screen.findByText('1 Gutschein ist jetzt aktiv')).toBeVisible();
});

test('the confirmation can be declined, and nothing happens', async () => {
  const { activations, press } = await open(several);
  await press('4 Gutscheine aktivieren');
  await press('Noch nicht');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(activations()).toEqual([]);
});

test('[4.042] what is active already is a success', async () => {
  const { activations } = await open({ status: 200, example: 'activation-all-active' });
  expect(await screen.findByText('Alles ist schon aktiv')).toBeVisible();
  expect(screen.queryByRole('button', { name: /aktivieren/ })).toBeNull();
  expect(activations()).toEqual([]);
});

test('[3.088] what is active is shown and not asked for again', async () => {
  const { activations, press, confirm } = await open(
    { status: 200, example: 'activation-partly-active' },
    { status: 200, example: 'activated-all' },
  );
  await press('1 Gutschein aktivieren');
  await confirm();
  expect(await screen.findByText('1 Gutschein ist jetzt aktiv')).toBeVisible();
  expect(activations()).toHaveLength(1);
});

test('[4.044] a part that failed says why and leads on', async () => {
  const { press, confirm } = await open(several, { status: 200, example: 'activated-partly' });
  await press('4 Gutscheine aktivieren');
  await confirm();
  expect(await screen.findByText('Nur 3 Gutscheine sind jetzt aktiv')).toBeVisible();
  expect(screen.getByText('Storniert')).toBeVisible();
  // The order has four.
  expect(screen.queryByText('1 Gutschein')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    '3 von 4 Gutscheinen sind aktiv',
  );
  expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
});

test('[7.035] a reason that this website does not know spoils nothing else', async () => {
  const result = { activated: ['v1', 'v2', 'v3'], failed: [{ id: 'v4', code: 'CARD_IN_TRANSIT' }] };
  const { press, confirm } = await open(several, { status: 200, raw: JSON.stringify(result) });
  await press('4 Gutscheine aktivieren');
  await confirm();
  expect(await screen.findByText('Nur 3 Gutscheine sind jetzt aktiv')).toBeVisible();
});

const json = { 'Content-Type': 'application/json' };
const activation = (body: object): Answer => ({
  status: 200,
  raw: JSON.stringify(body),
  headers: json,
});

test.each([
  ['nothing', { activated: [], failed: [] }],
  ['vouchers of another order', { activated: ['x1', 'x2'], failed: [] }],
  ['what it does not say', {}],
  ['what it says by half', { activated: [], failed: null }],
])(
  '[4.042] an answer that activates %s is no success: the state is asked again',
  async (_, body) => {
    const { calls, press, confirm } = await open(several, activation(body));
    await press('4 Gutscheine aktivieren');
    await confirm();
    expect(await screen.findByText('4 Gutscheine sind noch nicht aktiv')).toBeVisible();
    expect(screen.queryByText('Alles ist schon aktiv')).toBeNull();
    expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
    expect(screen.getByRole('button', { name: '4 Gutscheine aktivieren' })).toBeVisible();
    expect(calls.filter(({ operationId }) => operationId === 'lookUpActivation')).toHaveLength(2);
  },
);

test('[4.042] what the second look-up finds active is active', async () => {
  const allActive: Answer = { status: 200, example: 'activation-all-active' };
  const { press, confirm } = await open(
    [several, allActive],
    activation({ activated: [], failed: [] }),
  );
  await press('4 Gutscheine aktivieren');
  await confirm();
  expect(await screen.findByText(/jetzt aktiv$/)).toBeVisible();
});

test('a lost answer is asked for again as the same request', async () => {
  const { activations, press, confirm } = await open(several, [
    { status: 0, raw: 'lost' },
    { status: 200, example: 'activated-all' },
  ]);
  await press('4 Gutscheine aktivieren');
  await confirm();
  await press('Noch einmal versuchen');
  expect(await screen.findByText('4 Gutscheine sind jetzt aktiv')).toBeVisible();
  const keys = activations().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('[5.012] nothing chosen is said, not sent', async () => {
  const { user, press, activations } = await open(several);
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auswählen' }));
  await press('Gutscheine aktivieren');
  expect(screen.getByText('Bitte wähle mindestens einen Gutschein aus.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Alle auswählen' })).toHaveFocus();
  expect(activations()).toEqual([]);
});

test.each<[string, Answer, RegExp]>([
  ['8.031', { status: 404, example: 'order-not-found' }, /gibt es keine Bestellung/],
  ['8.032', { status: 409, example: 'order-status-unknown' }, /gerade unklar/],
  ['8.022', { status: 409, example: 'voucher-cancelled' }, /storniert/],
  ['8.044', { status: 410, example: 'redeem-link-expired' }, /Aktivierungslinks.*RDMx2/],
])('[%s] a link that leads nowhere says so: %o', async (_id, answer, text) => {
  await open(answer);
  expect(await focusedNotice()).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
});

test.each<[string, Answer, RegExp]>([
  ['8.022', { status: 409, example: 'voucher-cancelled' }, /storniert/],
  ['8.013', { status: 409, example: 'contact-support' }, /persönlich/],
])('[%s] a refused activation keeps the choice: %o', async (_id, answer, text) => {
  const { press, confirm } = await open(single, answer);
  await press('1 Gutschein aktivieren');
  await confirm();
  expect(await focusedNotice()).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: '1 Gutschein aktivieren' })).toBeVisible();
});

test('a lookup that failed can be repeated', async () => {
  const { press } = await open([{ status: 503, raw: '<html></html>' }, several]);
  await press('Noch einmal versuchen');
  expect(await screen.findByText('Bestellung EL-4711-0001')).toBeVisible();
});

test.each(noAnswers)(
  '[4.070] %s is no answer: it is asked for again as the same request',
  async (_, answer) => {
    const { activations, press, confirm } = await open(several, [
      answer,
      { status: 200, example: 'activated-all' },
    ]);
    await press('4 Gutscheine aktivieren');
    await confirm();
    await press('Noch einmal versuchen');
    expect(await screen.findByText('4 Gutscheine sind jetzt aktiv')).toBeVisible();
    const keys = activations().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  },
);
