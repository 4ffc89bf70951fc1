// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { done, redeemedHalf, VOUCHER } from '~/redemption/testing';
import { refusalsOfNoField } from '~/tests/answers';
import { renderRoutes } from '~/tests/render-routes';
import { Component } from './thank-you-page';

afterEach(cleanup);

async function open(answers: Record<string, Answer | Answer[]>, site = {}, change = {}) {
  const calls = answerCalls(answers);
  const page = await renderRoutes([{ path: '/thankyou', Component }], {
    at: '/thankyou',
    site,
    voucher: { balanceInCent: 5000 },
    record: done({ ...redeemedHalf, ...change }, { email: 'mia@beispiel.de' }),
  });
  return { ...page, calls };
}

const organisations = { listDonationOrganisations: { status: 200, example: 'organisations' } };
const none = { getActiveGiveaway: { status: 204 } };
const offered = { getActiveGiveaway: { status: 200, example: 'giveaway' } };

test('[2.011] [3.155] [3.156] [4.068] tells order, transaction and what is left', async () => {
  await open(none);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Viel Freude bei Nordlicht!');
  expect(screen.getByText('EL-1')).toBeVisible();
  expect(screen.getByText('TX-1')).toBeVisible();
  expect(screen.getByText(/25,00\s€ bleiben auf deinem Gutschein/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shopcode anzeigen' })).toHaveAttribute(
    'href',
    '/merchantcode/demo-code128',
  );
});

test.each([
  ['none', none],
  ['a failure', { getActiveGiveaway: { status: 500, raw: '' } }],
  ['an invisible one', { getActiveGiveaway: { status: 200, example: 'giveaway-hidden' } }],
])('[4.014] [4.015] with %s as the giveaway, voucher and token are removed', async (_, answers) => {
  const { session } = await open(answers);
  await waitFor(() => expect(session.getState()).toEqual({ status: 'none' }));
  expect(screen.queryByRole('heading', { name: 'Ein kleines Extra für dich' })).toBeNull();
});

test('[3.059] a site without giveaways asks for none', async () => {
  const { session, calls } = await open(none, { showGiveaway: false });
  await waitFor(() => expect(session.getState()).toEqual({ status: 'none' }));
  expect(calls.filter(({ operationId }) => /Giveaway/.test(operationId))).toEqual([]);
});

test('[4.016] [4.017] [4.018] a taken giveaway removes voucher, token and giveaway', async () => {
  const { user, session, calls } = await open({
    ...offered,
    redeemGiveawayCode: { status: 204 },
  });
  await user.click(await screen.findByRole('button', { name: 'Extra per E-Mail schicken' }));
  expect(await screen.findByText('Dein Extra ist unterwegs')).toBeVisible();
  expect(session.getState()).toEqual({ status: 'none' });
  const taken = calls.filter(({ operationId }) => operationId === 'redeemGiveawayCode');
  expect(taken).toMatchObject([
    { body: { email: 'mia@beispiel.de', redeemId: 'r-1', voucher: { balanceInCent: 5000 } } },
  ]);
});

test('[4.019] [8.003] a refused giveaway says why and stays', async () => {
  const { user, session } = await open({
    ...offered,
    redeemGiveawayCode: { status: 422, example: 'giveaway-refused' },
  });
  await user.click(await screen.findByRole('button', { name: 'Extra per E-Mail schicken' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
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
    const { user } = await open({ ...offered, redeemGiveawayCode: answer });
    await user.click(await screen.findByRole('button', { name: 'Extra per E-Mail schicken' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).not.toHaveTextContent(/[A-Z]+_[A-Z]+|http/);
  },
);

test('[8.004] a campaign site replaces the failure of a giveaway too', async () => {
  const overrideApiErrorMessageHtml = '<b>Unerwarteter Fehler.</b> Hotline, Code {code}';
  const { user } = await open(
    { ...offered, redeemGiveawayCode: { status: 422, example: 'giveaway-refused' } },
    { overrideApiErrorMessageHtml },
  );
  await user.click(await screen.findByRole('button', { name: 'Extra per E-Mail schicken' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Unerwarteter Fehler. Hotline, Code VALIDATION_FAILED');
  expect(alert).not.toHaveTextContent('schon ein Geschenk');
});

test.each([
  ['giveaway', 'E-Mail-Adresse', 'Extra per E-Mail schicken', 'redeemGiveawayCode'],
  ['account', 'E-Mail-Adresse für das Konto', 'Konto anfordern', 'createShoppingAccount'],
])(
  '[5.011] the %s warns of an address ending in .ru, or refuses it',
  async (_, label, name, id) => {
    for (const refuseRu of [false, true]) {
      const { user, calls } = await open({ ...offered, [id]: { status: 503 } }, { refuseRu });
      await screen.findByRole('button', { name: 'Extra per E-Mail schicken' });
      const field = screen.getByLabelText(label);
      await user.clear(field);
      await user.type(field, 'mia@beispiel.ru');
      expect(screen.getByText(/Endung \.ru kommen zurzeit oft nicht an/)).toBeVisible();
      await user.click(screen.getByLabelText(/Bedingungen des Shopping-Kontos/));
      await user.click(screen.getByRole('button', { name }));
      if (refuseRu) expect(field).toHaveAccessibleDescription(/können wir zurzeit nicht zustellen/);
      else await screen.findByRole('alert');
      expect(calls.filter(({ operationId }) => operationId === id)).toHaveLength(refuseRu ? 0 : 1);
      cleanup();
    }
  },
);

test('[4.020] a giveaway can be hidden and shown again; the voucher stays until the page is left', async () => {
  const { user, session } = await open(offered);
  await user.click(await screen.findByRole('button', { name: 'Nein, danke' }));
  expect(screen.queryByRole('heading', { name: 'Ein kleines Extra für dich' })).toBeNull();
  expect(session.getState().status).toBe('active');
  await user.click(screen.getByRole('button', { name: 'Extra doch ansehen' }));
  expect(screen.getByRole('heading', { name: 'Ein kleines Extra für dich' })).toBeVisible();
});

test('[4.021] leaving the page removes the giveaway with voucher and token', async () => {
  const { router, session } = await open(offered);
  await screen.findByRole('heading', { name: 'Ein kleines Extra für dich' });
  await router.navigate('/help');
  await waitFor(() => expect(session.getState()).toEqual({ status: 'none' }));
});

test('[3.147] a giveaway without codes is a banner and asks for nothing', async () => {
  await open({ getActiveGiveaway: { status: 200, example: 'giveaway-banner' } });
  expect(await screen.findByText(/Reiseziele/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Extra per E-Mail schicken' })).toBeNull();
});

test('[4.016] two clicks ask for the giveaway once, under one key', async () => {
  const { user, calls } = await open({ ...offered, redeemGiveawayCode: { status: 204 } });
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
  const { user, calls } = await open(offered);
  const field = (await screen.findAllByLabelText('E-Mail-Adresse'))[0] as HTMLElement;
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Extra per E-Mail schicken' }));
  expect(field).toHaveAccessibleDescription(message);
  expect(calls.some(({ operationId }) => operationId === 'redeemGiveawayCode')).toBe(false);
});

const account = { createShoppingAccount: { status: 202, example: 'account' } };

test('[1.038] [9.059] keeps the rest in a shopping account, once, though the session is over', async () => {
  const { user, session, calls } = await open({ ...none, ...account });
  await waitFor(() => expect(session.getState()).toEqual({ status: 'none' }));
  expect(screen.getByText(/länger als drei Jahre/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Konto anfordern' }));
  expect(screen.getByText('Bitte stimme den Bedingungen zu.')).toBeVisible();
  await user.click(screen.getByLabelText(/Bedingungen des Shopping-Kontos/));
  await user.dblClick(screen.getByRole('button', { name: 'Konto anfordern' }));
  expect(await screen.findByRole('link', { name: /Zum Shopping-Konto/ })).toHaveAttribute(
    'href',
    'https://konto.example/willkommen',
  );
  const sent = calls.filter(({ operationId }) => operationId === 'createShoppingAccount');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ email: 'mia@beispiel.de', termsAccepted: true });
  expect(sent[0]?.headers.get('x-jwt-token')).toBeTruthy();
});

test('[1.038] an account that cannot be opened says why and keeps the address', async () => {
  const { user } = await open({
    ...none,
    createShoppingAccount: { status: 409, example: 'contact-support' },
  });
  await user.click(await screen.findByLabelText(/Bedingungen des Shopping-Kontos/));
  await user.click(screen.getByRole('button', { name: 'Konto anfordern' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('E-Mail-Adresse für das Konto')).toHaveValue('mia@beispiel.de');
});

test.each([
  ['where the site offers none', { shoppingAccountUrl: undefined }, {}],
  ['when nothing is left', {}, { remainingInCent: 0 }],
])('[1.038] there is no account %s', async (_, site, change) => {
  const { session } = await open(none, site, change);
  await waitFor(() => expect(session.getState()).toEqual({ status: 'none' }));
  expect(screen.queryByRole('button', { name: 'Konto anfordern' })).toBeNull();
});

test('[3.036] the site adds words of its own', async () => {
  await open(none, { thankYouText: 'Viel Freude mit deiner Prämie.' });
  expect(screen.getByText('Viel Freude mit deiner Prämie.')).toBeVisible();
});

test('[3.024] the buttons of rating sites open them in a new tab', async () => {
  await open(none);
  const link = screen.getByRole('link', { name: /Bewertungsportal/ });
  expect(link).toHaveAttribute('href', 'https://ratings.example/schenkwerk');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('[1.043] [9.057] [9.058] invites to the survey with its prize, in the currency of the site', async () => {
  await open(none);
  expect(screen.getByText(/drei Gutscheine zu je 25\s€/)).toBeVisible();
  cleanup();
  await open(none, { currency: 'CHF' });
  expect(screen.getByText(/drei Gutscheine zu je 30\sCHF/)).toBeVisible();
  cleanup();
  await open(none, { showCustomerSurvey: false });
  expect(screen.queryByText(/drei Gutscheine/)).toBeNull();
});

test('[8.040] says until when a delayed code is expected', async () => {
  await open(none, {}, { status: 'delayed', expectedBy: '2099-11-22T12:00:00Z' });
  expect(screen.getByText('Unterwegs')).toBeVisible();
  expect(screen.getByText(/22\. November 2099/)).toBeVisible();
});

test('leads on when nothing was redeemed in this tab', async () => {
  answerCalls({});
  await renderRoutes([{ path: '/thankyou', Component }], { at: '/thankyou' });
  expect(screen.getByRole('link', { name: 'Code eingeben' })).toHaveAttribute('href', '/');
});

test('[1.023] [4.068] the rest can be donated where an organisation takes so little', async () => {
  await open({ ...none, ...organisations });
  expect(await screen.findByRole('link', { name: 'Rest spenden' })).toHaveAttribute(
    'href',
    '/redeem/donate',
  );
  cleanup();
  await open({ ...none, ...organisations }, {}, { remainingInCent: 499 });
  await waitFor(() => expect(screen.getByText(/4,99\s€ bleiben/)).toBeVisible());
  expect(screen.queryByRole('link', { name: 'Rest spenden' })).toBeNull();
});

test('[1.023] [3.124] thanks for a donation and tells of the receipt', async () => {
  answerCalls(none);
  const { redeemLinkToken: _none, ...result } = { ...redeemedHalf, delivery: 'donation' as const };
  const order = {
    kind: 'donation',
    organisationName: 'Wiesengrund',
    hasReceipt: true,
  } as const;
  await renderRoutes([{ path: '/thankyou', Component }], {
    at: '/thankyou',
    record: { confirmation: { order, result, voucherId: VOUCHER } },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Danke für deine Spende!');
  expect(screen.getByText(/^Deine Spendenquittung schicken wir/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Shopcode anzeigen' })).toBeNull();
});

test('[1.022] tells until when the post is there', async () => {
  await open(none, {}, { delivery: 'post', expectedBy: '2026-11-25T12:00:00Z' });
  expect(screen.getByText('25.11.2026')).toBeVisible();
});

test('[1.040] [2.011] an identity check is the first thing to do, and nothing is called ready', async () => {
  const { session } = await open(
    offered,
    {},
    { status: 'fraud_check', fraudIdent: 'demo-fraud-data' },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Wir müssen noch etwas prüfen',
  );
  expect(screen.getByRole('link', { name: 'Zur Prüfung' })).toHaveAttribute(
    'href',
    '/fraud-prevention/demo-fraud-data',
  );
  expect(screen.queryByText('Eingelöst')).toBeNull();
  expect(screen.queryByText(/ist bereit/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Ein kleines Extra für dich' })).toBeNull();
  expect(session.getState().status).toBe('active');
});

test('[4.059] a code that comes later is not called ready', async () => {
  await open(none, {}, { status: 'delayed', expectedBy: '2099-11-22T13:00:00Z' });
  expect(screen.queryByText('Das dauert länger als zugesagt')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Dein Shopcode für Nordlicht ist unterwegs',
  );
  expect(screen.queryByText('Eingelöst')).toBeNull();
  expect(screen.getByRole('link', { name: 'Stand der Bestellung ansehen' })).toHaveAttribute(
    'href',
    '/redeem/status',
  );
});

test('[4.059] a code that is later than promised says what to do now', async () => {
  await open(none, {}, { status: 'delayed', expectedBy: '2026-01-01T13:00:00Z' });
  expect(screen.getByText('Das dauert länger als zugesagt')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kundenservice schreiben' })).toHaveAttribute(
    'href',
    '/help/code-not-received',
  );
});

test('[3.129] [3.130] ordered vouchers stand on the confirmation with their cost and their way', async () => {
  const orderedVouchers = {
    vouchers: 3,
    valuePerVoucherInCent: 1000,
    costInCent: 2500,
    currency: 'EUR',
    delivery: 'email',
  };
  await open(none, {}, { orderedVouchers });
  expect(screen.getByText('3 aufladbare Gutscheine sind bestellt')).toBeVisible();
  expect(screen.getByText(/25,00\s€ von deinem Guthaben abgezogen.*per E-Mail/)).toBeVisible();
});
