import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { done, redeemedHalf } from '~/redemption/testing';
import * as liveRegion from '~/ui/live-region';
import { open } from './testing';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(cleanup);

test('[2.012] [2.062] [4.055] fetches and shows nothing before the click', async () => {
  const { calls, reveal } = await open({
    revealMerchantCode: { status: 200, example: 'ready-pin' },
  });
  expect(calls).toEqual([]);
  expect(document.title).toBe('Dein Shopcode – Schenkwerk');
  await reveal();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Dein Code für');
  expect(calls).toMatchObject([
    { operationId: 'revealMerchantCode', body: { redeemLinkToken: 'demo-code128' } },
  ]);
  expect(document.title).toBe('Dein Shopcode – Schenkwerk');
});

test('shows the code at once to who comes from the own redemption, and covers it after a reload', async () => {
  const { calls, router } = await open({
    revealMerchantCode: { status: 200, example: 'ready-pin' },
  });
  await act(() => router.navigate('/merchantcode/demo-own', { state: { reveals: true } }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Dein Code für');
  expect(calls).toHaveLength(1);
  expect(router.state.location.state).toBeNull();
});

test('the covered code of this visit’s own redemption names its shop and value; of another one nothing is known', async () => {
  const answers = { revealMerchantCode: { status: 200, example: 'ready-pin' } };
  await open(answers, {}, { record: done(redeemedHalf) });
  expect(screen.getByText('Nordlicht')).toBeVisible();
  expect(screen.getByText(/^25,00\s€$/)).toBeVisible();
  cleanup();
  await open(answers);
  expect(screen.queryByText('Nordlicht')).toBeNull();
  expect(screen.getByText('Shop und Betrag siehst du mit dem Code')).toBeVisible();
});

test('[4.056] says until when the link works', async () => {
  const { reveal } = await open({ revealMerchantCode: { status: 200, example: 'ready-pin' } });
  await reveal();
  expect(
    await screen.findByText(/^Der Link zu dieser Seite gilt bis zum 21\. Februar 2027/),
  ).toBeVisible();
});

test('focuses the heading of the revealed code and can hide it again', async () => {
  const { user, reveal } = await open({
    revealMerchantCode: { status: 200, example: 'ready-no-barcode' },
  });
  await reveal();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Code wieder verbergen' }));
  expect(screen.getByRole('button', { name: 'Code aufdecken' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the PIN is said with the code, and can be copied by itself', async () => {
  const said = vi.spyOn(liveRegion, 'announce');
  const { user, reveal } = await open({
    revealMerchantCode: { status: 200, example: 'ready-pin' },
  });
  await reveal();
  await user.click(await screen.findByRole('button', { name: 'PIN kopieren' }));
  expect(said).toHaveBeenCalledWith('Dein Code für Nordlicht: 6031 2245 9987 1034, PIN: 8271');
  expect(await navigator.clipboard.readText()).toBe('8271');
  await user.click(screen.getByRole('button', { name: 'Code kopieren' }));
  expect(await navigator.clipboard.readText()).toBe('6031 2245 9987 1034');
});

test('[2.064] [3.063] offers the PDF only where the site does', async () => {
  const { reveal } = await open(
    { revealMerchantCode: { status: 200, example: 'ready-pin' } },
    { showMerchantCodePdfDownload: false },
  );
  await reveal();
  await screen.findByRole('button', { name: 'Drucken' });
  expect(screen.queryByRole('button', { name: 'PDF herunterladen' })).toBeNull();
});

test('[4.059] [8.040] says where a delayed code stands', async () => {
  const { reveal } = await open({ revealMerchantCode: { status: 200, example: 'delayed' } });
  await reveal();
  expect(
    await screen.findByRole('heading', { name: 'Dein Shopcode ist noch unterwegs' }),
  ).toBeVisible();
  expect(screen.getByRole('list', { name: 'Stand deines Codes' })).toBeVisible();
});

test('[4.059] a delayed code leads to the status of the order and to customer service', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') });
  try {
    const { user, router, reveal } = await open({
      revealMerchantCode: { status: 200, example: 'delayed' },
    });
    await reveal();
    expect(await screen.findByText('Bestellung EL-7314-2088')).toBeVisible();
    expect(screen.getByText(/^Voraussichtlich bereit: 22\. November/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kundenservice kontaktieren' })).toHaveAttribute(
      'href',
      '/help/code-not-received',
    );
    await user.click(screen.getByRole('link', { name: 'Stand der Bestellung ansehen' }));
    expect(router.state.location).toMatchObject({
      pathname: '/redeem/status',
      state: { orderNumber: 'EL-7314-2088' },
    });
  } finally {
    vi.useRealTimers();
  }
});

test('[4.059] a code that is later than promised says so and leads to customer service', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T12:00:00Z') });
  try {
    const { user, router, reveal } = await open({
      revealMerchantCode: { status: 200, example: 'delayed' },
    });
    await reveal();
    expect(
      await screen.findByRole('heading', { name: 'Das dauert länger als erwartet' }),
    ).toBeVisible();
    expect(screen.queryByText(/Voraussichtlich bereit/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Kundenservice kontaktieren' }));
    expect(router.state.location).toMatchObject({
      pathname: '/help/code-not-received',
      state: { orderNumber: 'EL-7314-2088' },
    });
  } finally {
    vi.useRealTimers();
  }
});

test('a failure keeps the page and can be repeated', async () => {
  const { user, reveal } = await open({
    revealMerchantCode: [
      { status: 502, raw: '<html>Bad gateway</html>' },
      { status: 200, example: 'ready-pin' },
    ],
  });
  await reveal();
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('heading', { name: /Dein Code für/ })).toBeVisible();
});

test('[2.062] neither search engines nor other sites learn of the page', async () => {
  await open({ revealMerchantCode: { status: 200, example: 'ready-pin' } });
  const content = (name: string) =>
    document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  expect(content('robots')).toBe('noindex');
  expect(content('referrer')).toBe('no-referrer');
});

test('[2.063] prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user, reveal } = await open({
    revealMerchantCode: { status: 200, example: 'ready-pin' },
  });
  await reveal();
  await user.click(await screen.findByRole('button', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledOnce();
  // A line that only paper shows.
  expect(
    screen.getByText(/^Schenkwerk · .*localhost:3000 · Hilfe: localhost:3000\/help · help@/),
  ).toBeInTheDocument();
});

test('[2.063] offers no printing where the browser has none', async () => {
  vi.stubGlobal('print', undefined);
  const { reveal } = await open({ revealMerchantCode: { status: 200, example: 'ready-pin' } });
  await reveal();
  expect(await screen.findByRole('button', { name: 'Code wieder verbergen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Drucken' })).toBeNull();
});

test.each([
  [true, 1],
  [false, 0],
])(
  '[3.062] with showMerchantCodeRedirect %s there are %i links to the shop',
  async (isOn, count) => {
    const { reveal } = await open(
      { revealMerchantCode: { status: 200, example: 'ready-ean13' } },
      { showMerchantCodeRedirect: isOn },
    );
    await reveal();
    await screen.findByRole('button', { name: 'Drucken' });
    const links = screen.queryAllByRole('link', { name: /^Weiter zu Nordlicht/ });
    expect(links).toHaveLength(count);
    for (const link of links) {
      expect(link).toHaveAttribute('rel', 'noopener');
      expect(link.getAttribute('href')).toMatch(/^https:/);
    }
  },
);

test.each([
  ['ready-no-barcode', ['Code kopieren', 'Online beim Shop einlösen']],
  ['ready-ean13', ['An der Kasse zeigen', 'Code kopieren']],
  ['ready-code128', ['An der Kasse zeigen', 'Code kopieren', 'Online beim Shop einlösen']],
])('of the ways on from %s, the usual ones are buttons', async (example, buttons) => {
  const { reveal } = await open({ revealMerchantCode: { status: 200, example } });
  await reveal();
  await screen.findByRole('button', { name: 'Drucken' });
  const loud = document.querySelectorAll(':is([data-variant=primary], [data-variant=quiet])');
  const names = [...loud].map(({ textContent }) => textContent.replace(/ \(.*/, ''));
  expect(names).toEqual(buttons);
  expect(screen.getByRole('button', { name: 'An der Kasse zeigen' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Nordlicht|beim Shop/ })).toHaveLength(1);
});

test('[4.060] a delayed code is shown when it is ready, without a click', async () => {
  const { reveal } = await open({
    revealMerchantCode: [
      { status: 200, example: 'delayed' },
      { status: 200, example: 'ready-pin' },
    ],
  });
  // Before the code of the contract's example is overdue.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T12:00:00Z') });
  try {
    await reveal();
    expect(await screen.findByText(/Voraussichtlich bereit/)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(await screen.findByRole('heading', { name: /Dein Code für/ })).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

function leave(): void {
  act(() => void dispatchEvent(new PageTransitionEvent('pagehide')));
}

test('a revealed code is covered the moment the page is left', async () => {
  const { reveal } = await open({ revealMerchantCode: { status: 200, example: 'ready-pin' } });
  await reveal();
  await screen.findByRole('heading', { level: 1, name: /^Dein Code für/ });
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(screen.getByRole('button', { name: 'Code aufdecken' })).toBeVisible();
});

test('a code that comes after the page was left is not shown', async () => {
  const { reveal, calls } = await open({
    revealMerchantCode: { status: 200, example: 'ready-pin' },
  });
  await reveal();
  leave();
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('button', { name: 'Code aufdecken' })).toBeVisible();
  await reveal();
  expect(await screen.findByRole('heading', { level: 1, name: /^Dein Code für/ })).toBeVisible();
});

test.each([
  ['the code that this tab has redeemed offers', redeemedHalf.redeemLinkToken, 1],
  ['another code does not offer', 'demo-qr', 0],
])('%s to thank the giver', async (_, redeemLinkToken = '', count) => {
  const { reveal } = await open(
    { revealMerchantCode: { status: 200, example: 'ready-pin' } },
    {},
    {
      voucher: {},
      greeting: { name: 'Oma Gerda', text: 'Alles Gute!' },
      record: done({ ...redeemedHalf, redeemLinkToken }),
    },
  );
  await reveal();
  await screen.findByText('8271');
  expect(screen.queryAllByRole('button', { name: 'Danke sagen' })).toHaveLength(count);
});
