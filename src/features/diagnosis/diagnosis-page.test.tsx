import { cleanup, screen, within } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberProblem } from '~/problem/last-problem';
import { renderRoutes } from '~/tests/render-routes';
import { rememberCode } from '~/voucher/remembered-code';
import { Component } from './diagnosis-page';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // A Wednesday.
  vi.setSystemTime('2026-11-18T12:00:00');
});
afterEach(() => {
  cleanup();
  rememberCode('');
  rememberProblem(undefined);
  vi.useRealTimers();
});

const open = async (search = '', siteId = 'schenkwerk-de') => {
  const page = await renderRoutes([{ path: '/redeem/diagnosis', Component }], {
    at: `/redeem/diagnosis${search}`,
    siteId,
  });
  return {
    ...page,
    pick: (question: string, answer: string) =>
      page.user.selectOptions(screen.getByLabelText(question), answer),
  };
};

const likely = () => screen.getByRole('region', { name: 'Das ist es wahrscheinlich' });

test('[8.046] two answers lead to the likely cause, and stay over Back and reload', async () => {
  const { pick, router } = await open('?problem=VOUCHER_NOT_FOUND');
  expect(screen.getByText(/^Beantworte beide Fragen/)).toBeVisible();
  await pick('Wann wurde der Gutschein gekauft?', 'In den letzten 24 Stunden');
  await pick('Woher kommt er?', 'Online bestellt');
  const first = within(likely()).getAllByRole('heading', { level: 3 })[0];
  expect(first).toHaveTextContent('Der Code ist noch unterwegs zu uns');
  expect(within(likely()).getAllByText('VCRx15')[0]).toBeVisible();
  expect(router.state.location.search).toBe(
    '?problem=VOUCHER_NOT_FOUND&when=last-day&where=online',
  );
  expect(screen.getByText(/voraussichtlich ab 19\. November 2026/)).toBeVisible();
});

test('a campaign asks one question: where its vouchers come from is known', async () => {
  const { pick } = await open('?problem=VOUCHER_NOT_FOUND', 'lumacard');
  expect(screen.queryByLabelText('Woher kommt er?')).toBeNull();
  await pick('Wann hast du den Code bekommen?', 'In den letzten 24 Stunden');
  expect(likely()).toBeVisible();
  expect(screen.queryByLabelText(/Uhrzeit/)).toBeNull();
});

test('the answers stand at once, while the address is still on its way', async () => {
  let calls = 0;
  const { user } = await renderRoutes(
    [
      {
        path: '/redeem/diagnosis',
        Component,
        loader: () => (calls++ === 0 ? null : new Promise(() => undefined)),
        HydrateFallback: () => null,
      },
    ],
    { at: '/redeem/diagnosis' },
  );
  const when = await screen.findByLabelText('Wann wurde der Gutschein gekauft?');
  await user.selectOptions(when, 'In den letzten 24 Stunden');
  await user.selectOptions(screen.getByLabelText('Woher kommt er?'), 'Online bestellt');
  expect(when).toHaveDisplayValue('In den letzten 24 Stunden');
  expect(likely()).toBeVisible();
});

test('[8.047] the time on the receipt tells exactly when a new card works', async () => {
  await open('?when=last-day&where=store');
  const field = screen.getByLabelText(/^Uhrzeit auf dem Kassenbon/);
  expect(field).toHaveAccessibleDescription(/Zum Beispiel 14:05/);
  fireEvent.change(field, { target: { value: '09:30' } });
  const worksFrom = screen.getByText(/voraussichtlich ab/).textContent;
  expect(worksFrom).toMatch(/, 09:30\sUhr/);
  expect(screen.getByRole('button', { name: 'In den Kalender eintragen' })).toBeVisible();
});

test('[4.051] what the server promised counts more than any reckoning', async () => {
  rememberProblem({
    code: 'VOUCHER_NOT_YET_RECORDED',
    displayCode: 'VCRx51',
    at: Date.now(),
    availableFrom: '2026-11-19T17:45:00',
  });
  await open('?problem=VOUCHER_NOT_YET_RECORDED&when=last-day&where=store');
  expect(screen.getByText(/ab 19\. November 2026, 17:45 Uhr/)).toBeVisible();
  expect(screen.queryByLabelText(/^Uhrzeit auf dem Kassenbon/)).toBeNull();
});

test.each([
  ['8.045', 'problem=VOUCHER_OBSOLETE_FORMAT', 'Gutschein reaktivieren', '/reactivate'],
  ['8.048', 'problem=VOUCHER_NOT_REDEEMABLE', 'E-Mail noch einmal senden', '/redeem/resend-link'],
  ['8.014', 'problem=VOUCHER_NOT_FOUND', 'Code eingeben', '/'],
  ['8.014', 'problem=VOUCHER_NOT_FOUND', 'Zur Hilfe', '/help/code-unreadable'],
])('[%s] after %s it leads on with %s', async (_id, problem, name, href) => {
  await open(`?${problem}&when=earlier&where=store`);
  const link = within(likely()).getAllByRole('link', { name })[0];
  expect(link).toHaveAttribute('href', href);
});

test('says which entry it is about, with a masked code that is never in the address', async () => {
  rememberCode('WG7k-2Lmq-91Xy');
  rememberProblem({ code: 'VOUCHER_NOT_FOUND', displayCode: 'VCRx15', at: Date.now() });
  const { router } = await open();
  expect(
    screen.getByText('Es geht um den Gutscheincode •••••••••••1Xy (Fehlercode VCRx15).'),
  ).toBeVisible();
  expect(document.body.textContent).not.toContain('WG7k');
  expect(router.state.location.search).not.toContain('1Xy');
});

test('an address with nonsense asks the questions', async () => {
  await open('?when=yesterday&where=moon&problem=%3Cscript%3E');
  expect(screen.getByText(/^Beantworte beide Fragen/)).toBeVisible();
});
