import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { takeCodeFromAddress, takeLinkedCode } from '~/voucher/code-in-address';
import { rememberCode, rememberedCode } from '~/voucher/remembered-code';
import { tokenFor } from '~/voucher/testing';
import { balance, expectBalance, field, open, submit } from './testing';

afterEach(() => {
  cleanup();
  rememberCode('');
  takeLinkedCode();
});

test('[1.015] shows the balance of a voucher that is held, and lets it go', async () => {
  const { user, session } = await open({}, { voucher: { balanceInCent: 3750 } });
  expect(screen.getByRole('heading', { name: /^37,50\s€ für dich$/ })).toBeVisible();
  // The sample beside it would be a second amount.
  expect(screen.queryByText(/50,00\s€/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Anderen Gutschein eingeben' }));
  expect(session.getState()).toEqual({ status: 'none' });
  expect(field()).toHaveValue('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('who comes to redeem the rest is told of it, and that its code is asked for again', async () => {
  const { router } = await open({});
  await act(() => router.navigate('/', { state: { isForRest: true } }));
  expect(screen.getByRole('heading', { level: 1, name: 'Rest einlösen' })).toBeVisible();
  expect(screen.getByText(/mit deinem Gutscheincode einlösen/)).toBeVisible();
  // The entry of the history stays, while the sum may change.
  expect(screen.queryByText(/€/)).toBeNull();
});

test('a card with nothing on it is not said to be a sum for the visitor', async () => {
  await open({}, { voucher: { balanceInCent: 0, isPrepaid: true } });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Dein Gutschein ist bereit' }),
  ).toBeVisible();
  expect(screen.getByText('Noch ist kein Guthaben darauf.')).toBeVisible();
});

test('shows what the giver wrote when the voucher opens, and reads it after the balance', async () => {
  const { user } = await open({
    createVoucherToken: { status: 200, example: 'balance-50-greeting' },
  });
  await user.type(field(), 'DEMO-GREETING{Enter}');
  await expectBalance();
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('blockquote').textContent).toMatch(/^Liebe Mia,\n\nalles Gute/);
  expect(within(figure).getByText('Von Oma Gerda')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Shop aussuchen/ })).toHaveAccessibleDescription(
    /^Liebe Mia, alles Gute .* Von Oma Gerda$/,
  );
});

test.each<[string, unknown]>([
  ['without a name', { text: 'Alles Gute' }],
  ['without a text', { name: 'Oma', text: '  ' }],
  ['that is too long', { name: 'Oma', text: 'x'.repeat(501) }],
  ['that is no object', 'Alles Gute'],
])('a greeting %s is left out, and the voucher opens', async (_, greeting) => {
  const { user } = await open({
    createVoucherToken: {
      status: 200,
      raw: JSON.stringify({ token: tokenFor(undefined), greeting }),
    },
  });
  await user.type(field(), 'DEMO-50{Enter}');
  await expectBalance();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('what the giver wrote is gone with the voucher', async () => {
  const greeting = { name: 'Oma Gerda', text: 'Alles Gute!' };
  const { user } = await open({}, { voucher: {}, greeting });
  expect(screen.getByText('Alles Gute!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Anderen Gutschein eingeben' }));
  expect(screen.queryByText('Alles Gute!')).toBeNull();
});

function openLink(code: string): void {
  history.replaceState(null, '', `/#code=${code}`);
  takeCodeFromAddress();
}

test('a code of a link that was used is not offered again', async () => {
  openLink('DEMO-50');
  const { user, calls } = await open({ createVoucherToken: balance });
  await user.click(submit());
  await expectBalance();
  expect(calls()).toMatchObject([{ body: { code: 'DEMO-50' } }]);
  await user.click(screen.getByRole('button', { name: 'Anderen Gutschein eingeben' }));
  expect(field()).toHaveValue('');
});

test('a code of a link that finds another voucher in the tab is offered with "enter another code"', async () => {
  openLink('DEMO-25');
  const { user } = await open({}, { voucher: {} });
  await user.click(screen.getByRole('button', { name: 'Anderen Gutschein eingeben' }));
  expect(field()).toHaveValue('DEMO-25');
});

test('a link that is opened beside a voucher in use says so, and adds its voucher', async () => {
  const { user, session } = await open({}, { voucher: {} });
  act(() => openLink('DEMO-25'));
  expect(await screen.findByRole('group', { name: /^Dein Link enthält/ })).toHaveFocus();
  await user.click(screen.getAllByRole('button', { name: /dazunehmen/ })[0]!);
  expect(field()).toHaveValue('DEMO-25');
  expect(session.waiting.get()).toHaveLength(1);
});

test('a link beside a voucher in use does not change the code that its rest is redeemed with', async () => {
  const { user } = await open({ createVoucherToken: balance });
  await user.type(field(), 'DEMO-50{Enter}');
  await expectBalance();
  act(() => openLink('DEMO-25'));
  expect(rememberedCode()).toBe('DEMO-50');
});

test.each([
  ['while none is in use', false],
  ['beside the one in use', true],
])('who takes up a voucher that waits %s, is at its sum', async (_, isBesideAnother) => {
  const { user, session } = await open({}, { voucher: { balanceInCent: 3750 } });
  act(() => {
    session.putAside();
    if (isBesideAnother) session.start(tokenFor(undefined, {}, { sub: 'voucher-2' }));
  });
  (await screen.findByRole('button', { name: /^37,50\s€ benutzen$/ })).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: /^37,50\s€ für dich$/ })).toHaveFocus();
});

test('whoever adds a voucher is told that the first one stays, and that they are used in turn', async () => {
  const { user } = await open({}, { voucher: { balanceInCent: 3750 } });
  await user.click(screen.getByRole('button', { name: 'Weiteren Gutschein dazunehmen' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Noch ein Gutschein' })).toHaveFocus();
  expect(screen.getByText(/^37,50\s€ bleiben für dich bereit/)).toBeVisible();
  expect(await screen.findByText(/^Du löst einen nach dem anderen ein/)).toBeVisible();
});

test('[4.052] the tab that holds the voucher goes on with it and asks for no code', async () => {
  await open({}, { voucher: {} });
  expect(screen.getByRole('link', { name: 'Shop aussuchen' })).toHaveAttribute('href', '/shops');
  expect(screen.queryByLabelText('Gutscheincode')).toBeNull();
});
