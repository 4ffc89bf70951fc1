import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberProblem } from '~/problem/last-problem';
import { findErrorSummary } from '~/tests/error-summary';
import { noAnswers, refusalsOfNoField } from '~/tests/answers';
import { focusedNotice } from '~/tests/focused-notice';
import { rememberCode } from '~/voucher/remembered-code';
import { arrived, openHelp, sentHeading } from './testing';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  rememberCode('');
  rememberProblem(undefined);
  sessionStorage.clear();
});

test.each([
  [
    '2.075',
    'code-not-received',
    /selten länger als 24 Stunden/,
    'E-Mail noch einmal senden',
    'code_not_received',
  ],
  ['2.076', 'code-obsolete', /früheren Format/, 'Gutschein reaktivieren', 'code_obsolete'],
  ['2.077', 'code-unreadable', /O und 0/, 'Code eingeben', 'code_unreadable'],
  ['2.078', 'other', /Fehlercode, falls/, 'Woran liegt es?', 'other'],
  ['2.079', 'business', /Firmenteam/, 'Zum Kontaktformular für Firmen', 'business'],
])(
  '[%s] /help/%s answers first, leads on, then offers the form',
  async (_id, tab, text, flow, topic) => {
    const { calls, write, fill, send } = await openHelp(
      { sendContactRequest: arrived },
      { at: `/help/${tab}` },
    );
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: flow })).toBeVisible();
    expect(screen.queryByLabelText('Nachricht')).toBeNull();
    await write();
    expect(screen.getByRole('heading', { name: 'Noch nicht gelöst?' })).toHaveFocus();
    await fill();
    await send();
    expect(await sentHeading()).toHaveFocus();
    expect(screen.getByText('T-20261121-0815')).toBeVisible();
    expect(calls).toMatchObject([
      { operationId: 'sendContactRequest', body: { topic, email: 'ada@example.com' } },
    ]);
  },
);

test.each([
  ['code-not-received', ['E-Mail noch einmal senden']],
  ['code-unreadable', ['Nachricht schreiben']],
  ['other', ['Nachricht schreiben']],
])('/help/%s has one primary way out', async (tab, ways) => {
  await openHelp({}, { at: `/help/${tab}` });
  await screen.findByRole('button', { name: 'Nachricht schreiben' });
  const primary = document.querySelectorAll('[data-variant="primary"]');
  expect([...primary].map(({ textContent }) => textContent)).toEqual(ways);
});

test('[9.053] [9.054] [9.055] tells how long the e-mail with the code may take', async () => {
  await openHelp({}, { at: '/help/code-not-received' });
  expect(
    screen.getByText(/^Meist innerhalb einer Stunde, selten länger als 24 Stunden/),
  ).toHaveTextContent('Die E-Mail kommt von selbst');
});

test('[2.010] another topic keeps what was typed and is the heading of its page', async () => {
  const { user, write, fill } = await openHelp({});
  await write();
  await fill();
  await user.click(screen.getByRole('link', { name: /das alte Format/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: /das alte Format/ });
  expect(heading).toHaveAttribute('data-page-heading');
  expect(screen.getByRole('link', { name: 'Alle Themen' })).toHaveAttribute('href', '/help');
  expect(screen.getByLabelText('Nachricht')).toHaveValue('Der Code fehlt.');
});

test('[3.165] begins with what failed: error code and time, and the end of the code', async () => {
  rememberCode('ABCDEF123456');
  rememberProblem({
    code: 'VOUCHER_NOT_FOUND',
    displayCode: 'VCRx15',
    at: Date.parse('2026-11-21T07:30:00Z'),
  });
  await openHelp({});
  expect(screen.getByLabelText<HTMLTextAreaElement>('Nachricht').value).toMatch(
    /Fehlercode VCRx15, angezeigt am 21\. November 2026/,
  );
  expect(screen.getByLabelText(/^Seriennummer oder Code/)).toHaveValue('•••••••••456');
});

test('[4.059] begins with the number of the order that the link is about', async () => {
  const { router } = await openHelp({}, { at: '/' });
  await router.navigate('/help/code-not-received', { state: { orderNumber: 'EL-7314-2088' } });
  expect(await screen.findByLabelText(/^Bestellnummer/)).toHaveValue('EL-7314-2088');
  expect(screen.getByLabelText('Nachricht')).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Stand der Bestellung ansehen' })).toHaveAttribute(
    'href',
    '/redeem/status',
  );
});

test('[3.164] begins with the payment that the link is about', async () => {
  const { router } = await openHelp({}, { at: '/' });
  await router.navigate('/help/other', { state: { message: 'Es geht um meine Zahlung.' } });
  expect(await screen.findByLabelText('Nachricht')).toHaveValue('Es geht um meine Zahlung.');
  expect(screen.getByText('Das Wichtigste steht schon da')).toBeVisible();
});

test('[3.164] [5.009] [5.016] names every error at the top and at its field', async () => {
  const { user, calls, write, fill, send } = await openHelp({});
  await write();
  await fill('ada', 'x'.repeat(201));
  expect(screen.getByText('Ein Zeichen zu viel')).toBeVisible();
  await user.upload(
    screen.getByLabelText(/^Fotos oder Belege/),
    new File(['MZ program'], 'rechnung.jpg', { type: 'image/jpeg' }),
  );
  await screen.findByText('Das geht nur mit JPG, PNG oder PDF.');
  await send();
  const summary = await findErrorSummary();
  for (const text of [
    'E-Mail-Adresse: Bitte eine valide E-Mail Adresse eingeben.',
    'Nachricht: Höchstens 200 Zeichen, bitte kürze den Text.',
    'Fotos oder Belege: Eine Datei passt noch nicht.',
  ]) {
    expect(summary).toHaveTextContent(text);
  }
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'rechnung.jpg entfernen' }));
  await waitFor(() => expect(summary).not.toHaveTextContent('Fotos oder Belege'));
});

test('[3.166] [9.052] [5.016] the end of a line and an emoji count as one character', async () => {
  const { calls, write, fill, send } = await openHelp({ sendContactRequest: arrived });
  await write();
  await fill('ada@example.com', `${'x'.repeat(197)}\n🎁y`);
  expect(screen.getByText('Noch 0 Zeichen')).toBeVisible();
  await send();
  await sentHeading();
  expect(calls).toHaveLength(1);
});

test.each([
  [undefined, 1],
  [true, 0],
])('[5.011] an address ending in .ru, with refuseRu %s', async (refuseRu, sent) => {
  const { calls, write, fill, send } = await openHelp(
    { sendContactRequest: arrived },
    { site: { captcha: { active: false }, ...(refuseRu && { refuseRu }) } },
  );
  await write();
  await fill('ada@example.ru');
  expect(screen.getByText(/Endung \.ru kommen zurzeit oft nicht an/)).toBeVisible();
  await send();
  await (sent ? sentHeading() : findErrorSummary());
  expect(calls).toHaveLength(sent);
});

test('[1.036] [2.027] the contact page of the region site', async () => {
  const { calls, fill, send } = await openHelp(
    { sendContactRequest: arrived },
    { at: '/contact', siteId: 'heimatgruss' },
  );
  await fill();
  await send();
  await sentHeading();
  expect(calls).toMatchObject([{ body: { topic: 'contact' } }]);
});

test('[3.014] [3.016] [3.017] leads to the help pages, and companies to their offers', async () => {
  await openHelp(
    {},
    {
      at: '/help/business',
      site: {
        support: { url: 'https://help.probe.example' },
        b2bLinks: {
          b2bWebsite: 'https://firmen.probe.example',
          b2bContactForm: 'https://firmen.probe.example/kontakt',
        },
      },
    },
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      'https://help.probe.example',
      'https://firmen.probe.example',
      'https://firmen.probe.example/kontakt',
    ]),
  );
});

test.each(noAnswers)(
  '[4.070] %s is no answer to a message: the repeat is the same',
  async (_, answer) => {
    const { user, calls, write, fill, send } = await openHelp({
      sendContactRequest: [answer, arrived],
    });
    await write();
    await fill();
    await send();
    await focusedNotice();
    expect(screen.getByLabelText('Nachricht')).toHaveValue('Der Code fehlt.');
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await sentHeading();
    const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  },
);

test.each(refusalsOfNoField)(
  '[8.011] a message refused with %s says so',
  async (_, answer, text) => {
    const { user, write, fill, send } = await openHelp({ sendContactRequest: [answer, arrived] });
    await write();
    await fill();
    await send();
    expect(await focusedNotice()).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await sentHeading();
  },
);

test('[8.011] a text of the server is at the field that it names', async () => {
  const errors = { email: ['Dieses Postfach ist voll.'] };
  const { write, fill, send } = await openHelp({
    sendContactRequest: { status: 422, raw: JSON.stringify({ errors }) },
  });
  await write();
  await fill();
  await send();
  await waitFor(() =>
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveAccessibleDescription(
      /Dieses Postfach ist voll\./,
    ),
  );
});

const topics = () =>
  within(screen.getByRole('navigation', { name: 'Themen' }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('[2.010] eight topics, the status of the order first', async () => {
  await openHelp({}, { at: '/help' });
  expect(topics()).toEqual([
    '/redeem/status',
    '/help/code-not-received',
    '/help/code-obsolete',
    '/help/code-unreadable',
    '/',
    '/redeem/diagnosis',
    '/help/other',
    '/help/business',
  ]);
});

test.each([
  ['bestellnummer', ['/redeem/status']],
  ['Firma', ['/help/business']],
  ['email', ['/help/code-not-received']],
  ['O und 0', ['/help/code-unreadable']],
  ['abgelehnt', ['/redeem/diagnosis', '/help/code-obsolete', '/help/other']],
  ['Restwert', ['/']],
])('a search for %j reads titles, lines, answers and other words', async (wanted, expected) => {
  const { user } = await openHelp({}, { at: '/help' });
  await user.type(screen.getByRole('searchbox', { name: 'Thema suchen' }), wanted);
  expect(topics()).toEqual(expect.arrayContaining(expected));
  expect(topics().length).toBeLessThan(8);
});

test('a search that finds nothing says so', async () => {
  const { user } = await openHelp({}, { at: '/help' });
  await user.type(screen.getByRole('searchbox'), 'Zahnpasta');
  expect(screen.getByText('Dazu haben wir kein Thema')).toBeVisible();
  expect(topics()).toEqual([]);
});
