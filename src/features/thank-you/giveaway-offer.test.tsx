import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Answer } from '~/api/testing';
import { refusalsOfNoField } from '~/tests/answers';
import { focusedNotice } from '~/tests/focused-notice';
import { none, offered, openThankYou } from './testing';

afterEach(cleanup);

test.each([
  ['none', none],
  ['a failure', { getActiveGiveaway: { status: 500, raw: '' } }],
  ['an invisible one', { getActiveGiveaway: { status: 200, example: 'giveaway-hidden' } }],
])(
  '[3.148] [4.014] [4.015] with %s as the giveaway, voucher and token are removed',
  async (_, answers) => {
    const { session } = await openThankYou(answers);
    await waitFor(() => expect(session.getState()).toEqual({ status: 'none' }));
    expect(screen.queryByRole('heading', { name: 'Ein kleines Extra für dich' })).toBeNull();
  },
);

test('[3.059] a site without giveaways asks for none', async () => {
  const { session, calls } = await openThankYou(none, { showGiveaway: false });
  await waitFor(() => expect(session.getState()).toEqual({ status: 'none' }));
  expect(calls.filter(({ operationId }) => /Giveaway/.test(operationId))).toEqual([]);
});

test('[3.144] [4.016] [4.017] [4.018] a taken giveaway removes voucher, token and giveaway', async () => {
  const { user, session, calls } = await openThankYou({
    ...offered,
    redeemGiveawayCode: { status: 204 },
  });
  await user.click(await screen.findByRole('button', { name: 'Extra per E-Mail schicken' }));
  expect(await screen.findByRole('group', { name: 'Dein Extra ist unterwegs' })).toHaveFocus();
  expect(session.getState()).toEqual({ status: 'none' });
  const taken = calls.filter(({ operationId }) => operationId === 'redeemGiveawayCode');
  expect(taken).toMatchObject([
    { body: { email: 'mia@beispiel.de', redeemId: 'r-1', voucher: { balanceInCent: 5000 } } },
  ]);
});

test('[4.019] [8.003] a refused giveaway says why and stays', async () => {
  const { user, session } = await openThankYou({
    ...offered,
    redeemGiveawayCode: { status: 422, example: 'giveaway-refused' },
  });
  await user.click(await screen.findByRole('button', { name: 'Extra per E-Mail schicken' }));
  expect(await focusedNotice()).toHaveTextContent(
    'An diese Adresse wurde schon ein Geschenk verschickt.',
  );
  expect(session.getState().status).toBe('active');
});

test.each<[string, Answer, string]>([
  ...refusalsOfNoField,
  ['a field', { status: 422, raw: '{"errors":{"email":["Schon vergeben."]}}' }, 'Schon vergeben.'],
  [
    'a code',
    { status: 422, example: 'email-domain-refused' },
    'An diese Adresse können wir nicht zustellen',
  ],
  ['a page', { status: 422, raw: '<html></html>' }, 'Da ist etwas schiefgelaufen'],
])(
  '[4.019] [7.024] [8.003] a giveaway refused with %s says so in words',
  async (_, answer, text) => {
    const { user } = await openThankYou({ ...offered, redeemGiveawayCode: answer });
    await user.click(await screen.findByRole('button', { name: 'Extra per E-Mail schicken' }));
    const notice = await focusedNotice();
    expect(notice).toHaveTextContent(text);
    expect(notice).not.toHaveTextContent(/[A-Z]+_[A-Z]+|http/);
  },
);

test('[8.004] a campaign site replaces the failure of a giveaway too', async () => {
  const overrideApiErrorMessageHtml = '<b>Unerwarteter Fehler.</b> Hotline, Code {code}';
  const { user } = await openThankYou(
    { ...offered, redeemGiveawayCode: { status: 422, example: 'giveaway-refused' } },
    { overrideApiErrorMessageHtml },
  );
  await user.click(await screen.findByRole('button', { name: 'Extra per E-Mail schicken' }));
  const notice = await focusedNotice();
  expect(notice).toHaveTextContent('Unerwarteter Fehler. Hotline, Code VALIDATION_FAILED');
  expect(notice).not.toHaveTextContent('schon ein Geschenk');
});

test.each([
  ['giveaway', 'E-Mail-Adresse', 'Extra per E-Mail schicken', 'redeemGiveawayCode'],
  ['account', 'E-Mail-Adresse für das Konto', 'Konto anfordern', 'createShoppingAccount'],
])(
  '[5.011] the %s warns of an address ending in .ru, or refuses it',
  async (_, label, name, id) => {
    for (const refuseRu of [false, true]) {
      const { user, calls } = await openThankYou(
        { ...offered, [id]: { status: 503 } },
        { refuseRu },
      );
      await user.click(await screen.findByRole('heading', { name: 'Ein kleines Extra für dich' }));
      await user.click(screen.getByRole('heading', { name: 'Rest im Shopping-Konto behalten' }));
      const field = screen.getByLabelText(label);
      await user.clear(field);
      await user.type(field, 'mia@beispiel.ru');
      expect(screen.getByText(/Endung \.ru kommen zurzeit oft nicht an/)).toBeVisible();
      await user.click(screen.getByLabelText(/Bedingungen des Shopping-Kontos/));
      await user.click(screen.getByRole('button', { name }));
      if (refuseRu) expect(field).toHaveAccessibleDescription(/können wir zurzeit nicht zustellen/);
      else await focusedNotice();
      expect(calls.filter(({ operationId }) => operationId === id)).toHaveLength(refuseRu ? 0 : 1);
      cleanup();
    }
  },
);

test('[4.020] a giveaway can be shown and hidden; the voucher stays until the page is left', async () => {
  const { user, session } = await openThankYou(offered);
  const title = await screen.findByRole('heading', { name: 'Ein kleines Extra für dich' });
  const send = screen.getByRole('button', { name: 'Extra per E-Mail schicken' });
  expect(send).not.toBeVisible();
  await user.click(title);
  expect(send).toBeVisible();
  await user.click(title);
  expect(send).not.toBeVisible();
  expect(session.getState().status).toBe('active');
});

test('[4.021] leaving the page removes the giveaway with voucher and token', async () => {
  const { router, session } = await openThankYou(offered);
  await screen.findByRole('heading', { name: 'Ein kleines Extra für dich' });
  await router.navigate('/help');
  await waitFor(() => expect(session.getState()).toEqual({ status: 'none' }));
});

test('[3.145] [3.146] [3.147] a giveaway without codes is a banner and asks for nothing', async () => {
  await openThankYou({ getActiveGiveaway: { status: 200, example: 'giveaway-banner' } });
  expect(await screen.findByText(/Reiseziele/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Extra per E-Mail schicken' })).toBeNull();
});

test('[4.016] two clicks ask for the giveaway once, under one key', async () => {
  const { user, calls } = await openThankYou({ ...offered, redeemGiveawayCode: { status: 204 } });
  await user.dblClick(await screen.findByRole('button', { name: 'Extra per E-Mail schicken' }));
  expect(await screen.findByText('Dein Extra ist unterwegs')).toBeVisible();
  const sent = calls.filter(({ operationId }) => operationId === 'redeemGiveawayCode');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['5.007', '', 'Feld bitte ausfüllen.'],
  ['5.009', 'mia@', 'Bitte eine valide E-Mail Adresse eingeben.'],
])('[%s] the giveaway refuses %j as an address', async (_, typed, message) => {
  const { user, calls } = await openThankYou(offered);
  const field = (await screen.findAllByLabelText('E-Mail-Adresse'))[0] as HTMLElement;
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Extra per E-Mail schicken' }));
  expect(field).toHaveAccessibleDescription(message);
  expect(calls.some(({ operationId }) => operationId === 'redeemGiveawayCode')).toBe(false);
});

test('[4.016] [4.070] a giveaway whose answer was lost may have been sent, and has the same key after a reload', async () => {
  const lost = { ...offered, redeemGiveawayCode: { status: 0, raw: 'lost' } } as const;
  const ask = async (answers: Record<string, Answer>) => {
    const { user, calls } = await openThankYou(answers);
    await user.click(await screen.findByRole('heading', { name: 'Ein kleines Extra für dich' }));
    await user.click(await screen.findByRole('button', { name: 'Extra per E-Mail schicken' }));
    const sent = () => calls.find(({ operationId }) => operationId === 'redeemGiveawayCode');
    await waitFor(() => expect(sent()).toBeDefined());
    return sent()?.headers.get('Idempotency-Key');
  };
  const first = await ask(lost);
  expect(await screen.findByText(/Vielleicht hat es trotzdem geklappt/)).toBeVisible();
  cleanup();
  const second = await ask({ ...offered, redeemGiveawayCode: { status: 204 } });
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});
