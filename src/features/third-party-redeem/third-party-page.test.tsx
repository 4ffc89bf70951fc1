import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { renderRoutes } from '~/tests/render-routes';
import { focusedNotice } from '~/tests/focused-notice';
import { Component } from './third-party-page';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(cleanup);

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The answer of a server that names a partner which the wall knows. */
function tokenOf(partner: string): Answer {
  const voucher = { currency: 'EUR', isPrepaid: false, balanceInCent: 5000, categoryId: 1 };
  const payload = { sub: 'voucher-1', exp: 4_102_444_800, voucher, thirdPartyRedeem: { partner } };
  const token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}.c2lnbmF0dXJl`;
  return {
    status: 200,
    raw: JSON.stringify({ token }),
    headers: { 'Content-Type': 'application/json' },
  };
}

async function open(
  createThirdPartyRedeemToken: Answer | Answer[],
  getShopWall: Answer = { status: 200, example: 'wall' },
  site = {},
) {
  const calls = answerCalls({ createThirdPartyRedeemToken, getShopWall });
  const page = await renderRoutes([{ path: '/tpr/:ident', Component }], {
    at: '/tpr/demo-partner',
    site: { captcha: { active: false }, ...site },
  });
  const exchanges = () =>
    calls.filter(({ operationId }) => operationId === 'createThirdPartyRedeemToken');
  return { ...page, exchanges };
}

test('[2.013] [3.083] a link leads straight to its partner’s values', async () => {
  const { router, session, exchanges } = await open(tokenOf('Nordlicht'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/shops/1001/nordlicht'));
  expect(session.getState()).toMatchObject({
    status: 'active',
    partner: 'Nordlicht',
    voucher: { balanceInCent: 5000 },
  });
  expect(exchanges()).toMatchObject([{ body: { ident: 'demo-partner' } }]);
  // The link is not in the history any more: Back leads to where the visitor came from.
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a partner without a shop leaves the choice to the visitor', async () => {
  await open({ status: 200, example: 'third-party' });
  const heading = await screen.findByRole('heading', { name: 'Dein Gutschein ist bereit' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/^50,00\s€$/)).toBeVisible();
  expect(screen.getByText(/über Beispielkasse bekommen/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop aussuchen' })).toHaveAttribute('href', '/shops');
});

test('a wall that does not load holds nothing up', async () => {
  await open(tokenOf('Nordlicht'), { status: 500, raw: '' });
  expect(await screen.findByRole('heading', { name: 'Dein Gutschein ist bereit' })).toBeVisible();
});

test('a server that wants to see a human gets one', async () => {
  const { user, exchanges } = await open([
    { status: 422, example: 'captcha-invalid' },
    { status: 200, example: 'third-party' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Gutschein öffnen' }));
  expect(await screen.findByRole('heading', { name: 'Dein Gutschein ist bereit' })).toBeVisible();
  expect(exchanges()).toHaveLength(2);
});

test.each<[string, number, string, RegExp, string]>([
  ['8.044', 410, 'redeem-link-expired', /Links von Partnern.*RDMx2/, 'Code eingeben'],
  ['8.043', 404, 'not-found', /keinen Gutschein/, 'Code eingeben'],
  ['8.047', 409, 'voucher-not-yet-recorded', /VCRx51/, 'Zur Hilfe'],
  ['8.045', 409, 'voucher-obsolete-format', /VCRx13/, 'Gutschein reaktivieren'],
  ['4.049', 409, 'reactivation-pending', /prüfen deinen Gutschein schon/, 'Zur Hilfe'],
  ['4.050', 409, 'voucher-exchanged', /neuen getauscht/, 'Kundenservice kontaktieren'],
  ['4.041', 409, 'voucher-not-activated', /noch nicht aktiviert/, 'Zur Hilfe'],
  ['4.043', 409, 'voucher-already-redeemed', /schon eingelöst/, 'E-Mail noch einmal senden'],
  ['4.044', 409, 'voucher-cancelled', /storniert/, 'Kundenservice kontaktieren'],
  ['4.045', 409, 'voucher-blocked', /gesperrt/, 'Kundenservice kontaktieren'],
  ['8.048', 409, 'voucher-not-redeemable', /VCRx54/, 'Kundenservice kontaktieren'],
  ['8.023', 409, 'partner-unavailable', /gerade nicht verfügbar/, 'Shop aussuchen'],
  ['8.013', 409, 'contact-support', /persönlich/, 'Kundenservice kontaktieren'],
  ['4.046', 410, 'voucher-expired', /nicht mehr gültig/, 'Kundenservice kontaktieren'],
  ['4.047', 410, 'voucher-external-expired', /anderen Anbieter/, 'Zur Hilfe'],
])('[%s] %i %s says why and leads on', async (_id, status, example, text, way) => {
  const { session } = await open({ status, example });
  expect(await focusedNotice()).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: way })).toBeVisible();
  expect(session.getState()).toEqual({ status: 'none' });
});

test('a failure can be repeated', async () => {
  const { user } = await open([
    { status: 503, raw: '<html></html>' },
    { status: 200, example: 'third-party' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Dein Gutschein ist bereit' })).toBeVisible();
});
