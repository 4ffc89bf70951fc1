import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { knownBalance, type Answer } from '~/api/testing';
import { done, redeemedHalf } from '~/redemption/testing';
import type { Confirmed } from '~/redemption/redemption-state';
import type { TabRecord } from '~/redemption/redemption-storage';
import { heldVoucher } from '~/voucher/voucher-session';
import { none, openThankYou } from './testing';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

const DAY_IN_MS = 24 * 3_600_000;
const tomorrow = () => new Date(Date.now() + DAY_IN_MS).toISOString();
const revoked: Answer = { status: 200, example: 'status-revoked' };

async function open(
  answers: Record<string, Answer | Answer[]>,
  revocableUntil?: string,
  record?: Partial<TabRecord>,
) {
  const page = await openThankYou(
    { ...none, getVoucherActivity: [knownBalance(2500), knownBalance(5000)], ...answers },
    {},
    { revocableUntil },
    record && { record },
  );
  const asked = () => page.calls.filter(({ operationId }) => operationId === 'revokeRedemption');
  const takeBack = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Einlösung zurücknehmen' }));
    await page.user.click(screen.getByRole('button', { name: 'Ja, zurücknehmen' }));
  };
  return { ...page, asked, takeBack };
}

test('a redemption whose code was not seen is taken back, and its value is on the voucher', async () => {
  const { takeBack, session, redemption, asked } = await open(
    { revokeRedemption: revoked },
    tomorrow(),
  );
  await takeBack();
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: /^25,00\s€ sind wieder auf deinem Gutschein/,
  });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/^50,00\s€/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop aussuchen' })).toHaveAttribute('href', '/shops');
  expect(heldVoucher(session.getState())?.voucher.balanceInCent).toBe(5000);
  expect(redemption.getRecord()).toMatchObject({ redemption: { phase: 'choosing' } });
  expect(redemption.getRecord()).not.toHaveProperty('confirmation');
  expect(asked()).toHaveLength(1);
});

test('no code is promised by e-mail while the redemption can be taken back', async () => {
  await open({}, tomorrow());
  expect(await screen.findByText(/^Solange du den Code nicht ansiehst/)).toBeVisible();
  expect(screen.queryByText(/meist innerhalb einer Stunde/)).toBeNull();
});

test('without the session of its voucher nothing is said of taking back', async () => {
  const { session } = await open({}, tomorrow());
  await screen.findByRole('button', { name: 'Einlösung zurücknehmen' });
  act(() => session.remove());
  expect(
    await screen.findByText(/^Dein Code ist bereit\. Per E-Mail kommt er, wenn/),
  ).toBeVisible();
  expect(screen.queryByText(/zurücknehmen/)).toBeNull();
});

test('one that the server does not take back any more stays, and the page says why', async () => {
  const { takeBack, redemption } = await open(
    { revokeRedemption: { status: 200, example: 'status-ready' } },
    tomorrow(),
  );
  await takeBack();
  expect(
    await screen.findByRole('heading', { name: /^Die Einlösung bleibt, wie sie ist/ }),
  ).toBeVisible();
  expect(document.activeElement).toHaveAccessibleName(/^Die Einlösung bleibt, wie sie ist/);
  expect(screen.queryByText(/zurücknehmen/)).toBeNull();
  expect(redemption.getRecord().confirmation?.result).not.toHaveProperty('revocableUntil');
});

test('a lost answer is asked for again, and nothing is said that is not known', async () => {
  const lost: Answer = { status: 0, raw: 'lost' };
  const { user, takeBack, asked } = await open({ revokeRedemption: [lost, revoked] }, tomorrow());
  await takeBack();
  expect(await screen.findByText(/Verbindung/)).toBeVisible();
  expect(screen.queryByText(/bleibt, wie sie ist/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ja, zurücknehmen' }));
  expect(
    await screen.findByRole('heading', { name: /wieder auf deinem Gutschein$/ }),
  ).toBeVisible();
  expect(asked()).toHaveLength(2);
});

test('it is asked first, and can be kept', async () => {
  const { user, asked } = await open({ revokeRedemption: revoked }, tomorrow());
  await user.click(await screen.findByRole('button', { name: 'Einlösung zurücknehmen' }));
  expect(screen.getByText(/^25,00\s€ kommen zurück auf deinen Gutschein/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Behalten' }));
  expect(screen.getByRole('button', { name: 'Einlösung zurücknehmen' })).toHaveFocus();
  expect(asked()).toHaveLength(0);
});

test.each([
  ['where the server does not say so', () => undefined],
  ['after its time', () => new Date(Date.now() - 1000).toISOString()],
])('nothing is offered %s', async (_, until) => {
  await open({}, until());
  await screen.findByRole('button', { name: 'Code aufdecken' });
  expect(screen.queryByRole('button', { name: 'Einlösung zurücknehmen' })).toBeNull();
});

test.each<[Confirmed['delivery'], boolean]>([
  ['screen', true],
  ['email', true],
  ['post', false],
])(
  'delivery by %s: the price of looking at a code is told where there is one',
  async (delivery, isTold) => {
    const page = await openThankYou(none, {}, { revocableUntil: tomorrow(), delivery });
    const action = await screen.findByRole('button', { name: 'Einlösung zurücknehmen' });
    const { textContent: offer } = action.parentElement!;
    expect(offer).toMatch(/^Doch lieber etwas anderes\? /);
    expect(screen.queryAllByText(/^Solange du den Code nicht ansiehst.* bis /)).toHaveLength(
      isTold ? 1 : 0,
    );
    expect(/ Bis /.test(offer)).toBe(!isTold);
    await page.user.click(action);
    expect(screen.queryAllByText(/^Den Code für .* gibt es dann nicht mehr/)).toHaveLength(
      isTold ? 1 : 0,
    );
  },
);

test('a donation is not taken back, as its form says', async () => {
  const { confirmation, ...record } = done({
    ...redeemedHalf,
    revocableUntil: tomorrow(),
    delivery: 'donation',
  });
  if (!confirmation) throw new Error('nothing is confirmed');
  const order = { kind: 'donation', organisationName: 'Wiesengrund', hasReceipt: false } as const;
  await open({}, undefined, { ...record, confirmation: { ...confirmation, order } });
  expect(await screen.findByRole('heading', { name: /Wiesengrund/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Einlösung zurücknehmen' })).toBeNull();
});

test('the code of another redemption does not end the offer', async () => {
  const { redemption } = await open({}, tomorrow());
  await screen.findByRole('button', { name: 'Einlösung zurücknehmen' });
  act(() => redemption.codeSeen('another-link'));
  expect(screen.getByRole('button', { name: 'Einlösung zurücknehmen' })).toBeVisible();
});

test('the codes of earlier redemptions stay after one was taken back', async () => {
  const record = done({ ...redeemedHalf, revocableUntil: tomorrow() });
  const { confirmation } = record;
  if (!confirmation) throw new Error('nothing is confirmed');
  const earlier = [{ ...confirmation, key: crypto.randomUUID(), voucherId: 'voucher-2' }];
  const { takeBack } = await open({ revokeRedemption: revoked }, tomorrow(), {
    ...record,
    earlier,
  });
  await takeBack();
  await screen.findByRole('heading', { name: /wieder auf deinem Gutschein$/ });
  expect(screen.getByRole('link', { name: 'Code für Nordlicht' })).toBeVisible();
});

test('nothing is offered once the code is uncovered, also after a reload', async () => {
  const { user, redemption } = await open(
    { revealMerchantCode: { status: 200, example: 'ready-code128' } },
    tomorrow(),
  );
  await screen.findByRole('button', { name: 'Einlösung zurücknehmen' });
  await user.click(screen.getByRole('button', { name: 'Code aufdecken' }));
  await screen.findByRole('heading', { level: 2, name: /^Dein Code/ });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Einlösung zurücknehmen' })).toBeNull(),
  );
  expect(redemption.getRecord().confirmation?.result).not.toHaveProperty('revocableUntil');
});
