import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, knownBalance, type Answer } from '~/api/testing';
import { done, redeemedHalf } from '~/redemption/testing';
import { focusedNotice } from '~/tests/focused-notice';
import { renderRoutes } from '~/tests/render-routes';
import { announce, withdraw } from '~/ui/live-region';
import { Component } from './thank-you-page';

// The code that is uncovered on the ticket of the confirmation.

vi.mock('~/ui/live-region', async (original) => ({
  ...(await original()),
  announce: vi.fn(),
  withdraw: vi.fn(),
}));

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.mocked(announce).mockClear();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const flap = () => screen.getByRole('button', { name: 'Code aufdecken' });
const heading = { level: 2, name: /^Dein Code für/ } as const;

async function open(revealMerchantCode: Answer | Answer[], change = {}, site = {}) {
  const calls = answerCalls({
    getVoucherActivity: knownBalance(2500),
    getActiveGiveaway: { status: 204 },
    revealMerchantCode,
    downloadMerchantCodePdf: { status: 200, raw: '%PDF-1.7' },
  });
  const routes = [
    { path: '/thankyou', Component },
    { path: '/merchantcode/:redeemLinkToken', element: null },
  ];
  const page = await renderRoutes(routes, {
    at: '/thankyou',
    site,
    voucher: { balanceInCent: 5000 },
    record: done({ ...redeemedHalf, ...change }),
  });
  const reveals = () => calls.filter(({ operationId }) => operationId === 'revealMerchantCode');
  return { ...page, reveals };
}

const ready: Answer = { status: 200, example: 'ready-no-barcode' };

test('[2.062] [4.055] one press uncovers the code on the ticket, and none is fetched before it', async () => {
  const { user, router, reveals } = await open(ready);
  expect(reveals()).toEqual([]);
  await user.click(flap());
  expect(await screen.findByRole('heading', heading)).toHaveFocus();
  expect(reveals()).toMatchObject([{ body: { redeemLinkToken: 'demo-code128' } }]);
  const ticket = screen.getByRole('region', { name: 'Deine Einlösung' });
  expect(ticket).toContainElement(screen.getByRole('button', { name: 'Code kopieren' }));
  expect(within(ticket).getByText('Gültig bis 31.12.2029')).toBeVisible();
  expect(announce).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Dein Code für .+: \S+/));
  expect(screen.queryByRole('button', { name: 'Code aufdecken' })).toBeNull();
  // Neither the address nor the history knows of it.
  expect(router.state.location).toMatchObject({ pathname: '/thankyou', state: null });
  await user.click(screen.getByRole('link', { name: 'Alles zu diesem Code' }));
  expect(router.state.location).toMatchObject({
    pathname: '/merchantcode/demo-code128',
    state: { reveals: true },
  });
});

test('[2.063] the uncovered code is printed from its ticket', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { user } = await open(ready);
  await user.click(flap());
  await user.click(await screen.findByRole('button', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a code that comes later was not seen, so its redemption can still be taken back', async () => {
  const revocableUntil = new Date(Date.now() + 3_600_000).toISOString();
  const { user, router, redemption } = await open(
    { status: 200, example: 'delayed' },
    { revocableUntil },
  );
  await user.click(flap());
  await vi.waitFor(() => expect(router.state.location.pathname).toMatch(/^\/merchantcode\//));
  expect(redemption.getRecord().confirmation?.result).toHaveProperty('revocableUntil');
});

test('the celebration is the moment of the code', async () => {
  const { user, container } = await open(ready);
  expect(container.querySelector('[data-calm]')).not.toBeNull();
  await user.click(flap());
  await screen.findByRole('heading', heading);
  expect(container.querySelector('[data-calm]')).toBeNull();
});

test('the uncovered code is shown at the till, and Back leads to the ticket', async () => {
  const { user, router } = await open(ready);
  await user.click(flap());
  await screen.findByRole('heading', heading);
  await user.click(screen.getByRole('button', { name: 'An der Kasse zeigen' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', heading)).toBeVisible();
});

test('the code is covered the moment the page is left', async () => {
  const { user } = await open(ready);
  await user.click(flap());
  await screen.findByRole('heading', heading);
  act(() => void dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(flap()).toBeVisible();
  // Nobody finds it at the end of the page.
  expect(withdraw).toHaveBeenCalledWith(vi.mocked(announce).mock.lastCall?.[0]);
});

test('a failure stands on the ticket and can be repeated', async () => {
  const { user } = await open([{ status: 502, raw: '<html>Bad gateway</html>' }, ready]);
  await user.click(flap());
  await focusedNotice();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('heading', heading)).toHaveFocus();
});

test('the ticket says that the redemption was taken back meanwhile', async () => {
  const { user, router } = await open({ status: 410, example: 'redemption-revoked' });
  await user.click(flap());
  expect(await focusedNotice()).toHaveTextContent('Die Einlösung wurde zurückgenommen');
  expect(router.state.location.pathname).toBe('/thankyou');
});

test.each<[string, Answer]>([
  ['that comes later', { status: 200, example: 'delayed' }],
  ['whose link has expired', { status: 410, example: 'redeem-link-expired' }],
  ['that cannot be read', { status: 200, raw: '{"status":"ready","codes":[]}' }],
  ['of several', { status: 200, example: 'ready-two-codes' }],
])('[4.059] the page of the code has the words for a code %s', async (_, answer) => {
  const { user, router } = await open(answer);
  await user.click(flap());
  await vi.waitFor(() => expect(router.state.location.pathname).toMatch(/^\/merchantcode\//));
  expect(router.state.location.state).toEqual({ reveals: true });
});

test('[3.063] a PDF that was asked for is one press away, and shows the code', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const { user, redemption } = await open(ready, { delivery: 'pdf', revocableUntil: until });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:pdf' }));
  await user.click(screen.getByRole('button', { name: 'PDF herunterladen' }));
  await vi.waitFor(() =>
    expect(redemption.getRecord().confirmation?.result).not.toHaveProperty('revocableUntil'),
  );
  expect(screen.getByText('Dein PDF ist bereit.')).toBeVisible();
});

test('[3.063] where a site has no PDF, nothing promises one', async () => {
  await open(ready, { delivery: 'pdf' }, { showMerchantCodePdfDownload: false });
  expect(screen.queryByRole('button', { name: 'PDF herunterladen' })).toBeNull();
  expect(screen.queryByText('Dein PDF ist bereit.')).toBeNull();
});

test.each(['email', 'pdf'])('a code by %s has a link to its page', async (delivery) => {
  await open(ready, { delivery });
  expect(screen.getByRole('link', { name: 'Shopcode anzeigen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Code aufdecken' })).toBeNull();
});
