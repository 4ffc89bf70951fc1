import type { RouteObject } from 'react-router-dom';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { findErrorSummary } from '~/tests/error-summary';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { done, filling, nordlicht25 } from '~/redemption/testing';
import { Component } from './donation-page';
import { onItsWay } from './testing';

vi.stubGlobal('scrollTo', vi.fn());
afterEach(cleanup);

const organisations: Answer = { status: 200, example: 'organisations' };
const donated: Answer = { status: 201, example: 'completed-donation' };

async function open(
  answers: Record<string, Answer | Answer[]> = {},
  options: RenderOptions = {},
  routes: RouteObject[] = [],
) {
  const calls = answerCalls({
    listDonationOrganisations: organisations,
    redeemVoucher: donated,
    ...answers,
  });
  const page = await renderRoutes([{ path: '/redeem/donate', Component }, ...routes], {
    at: '/redeem/donate',
    voucher: { balanceInCent: 5000 },
    record: { form: { email: 'mia@beispiel.de', repeatEmail: 'mia@beispiel.de' } },
    ...options,
  });
  return {
    ...page,
    redemptions: () => calls.filter((call) => call.operationId === 'redeemVoucher'),
  };
}

test('[4.068] what is left of a redemption can be donated, from its confirmation on', async () => {
  await open({}, { record: done() });
  expect(await screen.findByRole('heading', { name: 'Spenden' })).toBeVisible();
  expect(await screen.findByLabelText(/Wiesengrund/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle Shops' })).toHaveAttribute('href', '/shops');
});

test('[1.023] a value that was chosen for a shop is what is offered to give', async () => {
  await open({}, { record: filling(nordlicht25) });
  expect(await screen.findByLabelText('Einen Teil davon')).toBeChecked();
  expect(screen.getByLabelText('Betrag')).toHaveValue('25,00');
  expect(screen.getByRole('button', { name: /25,00\s€ verbindlich spenden/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deine Angaben' })).toHaveAttribute(
    'href',
    '/redeem/checkout',
  );
});

const terms = () => screen.getByLabelText(/Einlösebedingungen gelesen/);

test('the form stays as it was sent until the confirmation is there', async () => {
  const { user, redemption } = await open({}, { record: filling(nordlicht25) }, [onItsWay]);
  await user.click(await screen.findByLabelText(/Küstenwacht Nord/));
  await user.type(screen.getByLabelText('E-Mail-Adresse'), 'mia@beispiel.de');
  await user.type(screen.getByLabelText('E-Mail-Adresse wiederholen'), 'mia@beispiel.de');
  await user.click(terms());
  await user.click(screen.getByRole('button', { name: /25,00\s€ verbindlich spenden/ }));
  await waitFor(() => expect(redemption.getState().phase).toBe('done'));
  expect(screen.getByLabelText(/Küstenwacht Nord/)).toBeChecked();
  expect(screen.getByRole('link', { name: 'Deine Angaben' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Wird/ })).toHaveFocus();
});

test('[1.023] [3.160] [4.068] a part is donated to the organisation of choice, the rest stays', async () => {
  const { user, router, redemption, redemptions } = await open();
  await user.click(await screen.findByLabelText(/Küstenwacht Nord/));
  expect(screen.getByText(/stellt keine Spendenquittung aus/)).toBeVisible();
  await user.click(screen.getByLabelText('Einen Teil davon'));
  await user.type(screen.getByLabelText('Betrag'), '15,00');
  const review = screen.getByRole('region', { name: 'Bitte noch einmal prüfen' });
  expect(review).toHaveTextContent(/Für\s*Küstenwacht Nord/);
  expect(review).toHaveTextContent(/Deine Spende\s*15,00\s€/);
  expect(review).toHaveTextContent(/Danach übrig\s*35,00\s€/);
  await user.clear(screen.getByLabelText('Betrag'));
  await user.type(screen.getByLabelText('Betrag'), '25,00');
  await user.click(terms());
  await user.click(screen.getByRole('button', { name: /25,00\s€ verbindlich spenden/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(redemptions()).toHaveLength(1);
  expect(redemptions()[0]?.body).toMatchObject({
    delivery: 'donation',
    donationOrganisationId: 3,
    donationReceipt: false,
    redeemValue: 2500,
  });
  expect(redemptions()[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(redemption.getState()).toMatchObject({
    phase: 'done',
    order: { organisationName: 'Küstenwacht Nord' },
  });
});

test('[3.124] a receipt asks for name and address, and names what is missing', async () => {
  const { user, redemptions } = await open();
  await user.click(await screen.findByLabelText(/Wiesengrund/));
  expect(screen.queryByLabelText('Straße')).toBeNull();
  await user.click(screen.getByLabelText(/Spendenquittung/));
  await user.click(terms());
  await user.click(screen.getByRole('button', { name: /verbindlich spenden/ }));
  const summary = await findErrorSummary();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#firstName', '#lastName', '#street', '#streetNumber', '#postalCode', '#city']);
  expect(redemptions()).toEqual([]);
});

test('without a session the code comes first, and leads back here', async () => {
  const { redemption } = await open({}, { voucher: undefined });
  expect(await screen.findByText('Zuerst brauchen wir deinen Code')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Verbindlich spenden' })).toBeDisabled();
  expect(redemption.getState().phase).toBe('donating');
});

test('without organisations the page links to the shops', async () => {
  await open({ listDonationOrganisations: { status: 200, example: 'no-organisations' } });
  expect(await screen.findByRole('link', { name: 'Shop aussuchen' })).toHaveAttribute(
    'href',
    '/shops',
  );
});

test('organisations that did not come can be asked for again', async () => {
  const { user } = await open({
    listDonationOrganisations: [{ status: 500, example: 'unknown' }, organisations],
  });
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByLabelText(/Wiesengrund/)).toBeVisible();
});

test('a lost answer is finished as it was sent', async () => {
  const { user, router, redemptions } = await open({
    redeemVoucher: [{ status: 0, raw: 'lost' }, donated],
  });
  await user.click(await screen.findByLabelText(/Wiesengrund/));
  await user.click(terms());
  await user.dblClick(screen.getByRole('button', { name: /verbindlich spenden/ }));
  await user.click(await screen.findByRole('button', { name: 'Einlösung abschließen' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  const keys = redemptions().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a field typed for a donation is kept beside the fields of the shop form', async () => {
  const { user, redemption } = await open({}, { record: { form: { delivery: 'post' } } });
  await user.type(await screen.findByLabelText('E-Mail-Adresse'), 'a');
  expect(redemption.getRecord().form).toMatchObject({ delivery: 'post', email: 'a' });
});
