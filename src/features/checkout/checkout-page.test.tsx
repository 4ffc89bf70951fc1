import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { filling, KEY, nordlicht25, VOUCHER } from '~/redemption/testing';
import { findErrorSummary } from '~/tests/error-summary';
import { decodeToken } from '~/voucher/decode-token';
import { acceptTerms, filled, onItsWay, open, redeemed, submit } from './testing';

afterEach(cleanup);

test('offers to correct a slip in the address, and takes it with one press', async () => {
  const { user } = await open(redeemed);
  const field = await screen.findByRole('textbox', { name: 'E-Mail-Adresse' });
  await user.type(field, 'ada@gmial.com');
  await user.click(await screen.findByRole('button', { name: 'Meintest du ada@gmail.com?' }));
  expect(field).toHaveValue('ada@gmail.com');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Meintest du/ })).toBeNull();
});

test('[5.007] [5.020] names every error once at the top and at its field (WCAG 3.3.1, 3.3.2)', async () => {
  const { user, redemptions } = await open(redeemed);
  await submit(user);
  const summary = await findErrorSummary();
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#firstName',
    '#lastName',
    '#email',
    '#repeatEmail',
    '#termsAccepted',
  ]);
  expect(screen.getByLabelText('Vorname')).toHaveAccessibleDescription('Feld bitte ausfüllen.');
  expect(screen.getByLabelText('Vorname')).toBeInvalid();
  expect(redemptions()).toEqual([]);
});

test('[3.138] [3.139] [3.140] a salutation can be chosen, and nobody has to say one', async () => {
  await open(redeemed);
  const options = within(screen.getByLabelText('Anrede (optional)')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Bitte wählen',
    'Herr',
    'Frau',
    'Keine Angabe',
  ]);
  expect(options[0]).toBeDisabled();
});

test('[2.086] [3.022] [5.020] the conditions can be read next to their box, whatever the footer links', async () => {
  await open(redeemed, { site: { footerLinks: [] } });
  const link = await screen.findByRole('link', { name: /Einlösebedingungen lesen/ });
  expect(link).toHaveAttribute('href', '/legal/redemption-conditions');
  expect(link).toHaveAttribute('target', '_blank');
});

test('[1.001] [1.002] [6.003] [2.060] [1.018] redeems and goes to the thank-you page', async () => {
  const { user, router, session, redemption, redemptions } = await open(redeemed, {
    record: filled,
  });
  await acceptTerms(user);
  await submit(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  // Also pages that the visitor goes to in place of the confirmation tell it.
  expect(session.getState()).toHaveProperty('voucher.balanceInCent', 2500);
  expect(redemptions()).toHaveLength(1);
  expect(redemptions()[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(decodeToken(redemptions()[0]?.headers.get('x-jwt-token') ?? '')?.sub).toBe(VOUCHER);
  expect(redemption.getState()).toMatchObject({
    phase: 'done',
    order: { shopName: 'Nordlicht' },
    result: { status: 'completed' },
  });
});

test.each([
  ['of the voucher', { distribution: 'retail' }, 'retail'],
  ['of the site where the voucher names none', {}, 'branch'],
])('[3.046] [3.077] the channel %s is sent back', async (_, voucher, distribution) => {
  const options = {
    record: filled,
    site: { distribution: 'branch' },
    voucher: { balanceInCent: 5000, ...voucher },
  };
  const { user, redemptions } = await open(redeemed, options);
  await acceptTerms(user);
  await submit(user);
  await waitFor(() => expect(redemptions()).toHaveLength(1));
  expect(redemptions()[0]?.body).toMatchObject({ distribution });
});

test('[3.045] the campaign of the site is sent with the redemption', async () => {
  const site = { redeemCampaign: 'bank-autumn' };
  const { user, redemptions } = await open(redeemed, { record: filled, site });
  await acceptTerms(user);
  await submit(user);
  await waitFor(() => expect(redemptions()).toHaveLength(1));
  expect(redemptions()[0]?.body).toMatchObject({ campaign: 'bank-autumn' });
});

test('the review shows the address that is sent', async () => {
  const email = 'Mia <mia @beispiel.de>';
  const form = { ...filled.form, email, repeatEmail: email };
  const { user, redemptions } = await open(redeemed, { record: { ...filled, form } });
  const review = screen.getByRole('region', { name: 'Bitte noch einmal prüfen' });
  expect(review).toHaveTextContent(/E-Mail-Adresse\s*mia@beispiel\.de/);
  await acceptTerms(user);
  await submit(user);
  await waitFor(() => expect(redemptions()).toHaveLength(1));
  expect(redemptions()[0]?.body).toMatchObject({ customer: { email: 'mia@beispiel.de' } });
});

test('the form stays as it was sent until the confirmation is there', async () => {
  const { user, redemption } = await open(redeemed, { record: filled }, {}, [onItsWay]);
  await acceptTerms(user);
  const { textContent: before } = await screen.findByRole('region', { name: /noch einmal prüfen/ });
  await submit(user);
  await waitFor(() => expect(redemption.getState().phase).toBe('done'));
  expect(screen.getByLabelText('Vorname')).toHaveValue('Mia');
  expect(screen.getByRole('region', { name: /noch einmal prüfen/ }).textContent).toBe(before);
  expect(screen.getByRole('button', { name: /^Wird eingelöst/ })).toHaveFocus();
});

test('two clicks redeem once', async () => {
  const { user, router, redemptions } = await open(redeemed, { record: filled });
  await acceptTerms(user);
  const button = screen.getByRole('button', { name: /verbindlich/ });
  await user.dblClick(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(redemptions()).toHaveLength(1);
});

test('a balance that is told while the redemption is sent changes nothing that was agreed', async () => {
  const chosen = filling({ ...nordlicht25, balanceInCent: 5000 }, filled.form);
  const { user, session, redemptions } = await open(
    { status: 0, raw: 'waiting' },
    { record: chosen },
  );
  await acceptTerms(user);
  await submit(user);
  await waitFor(() => expect(redemptions()).toHaveLength(1));
  const review = screen.getByRole('region', { name: 'Bitte noch einmal prüfen' });
  const agreed = review.textContent;
  act(() => session.correctBalance(VOUCHER, 2500));
  expect(screen.queryByText('Auf deinem Gutschein ist weniger als vorhin')).toBeNull();
  expect(review.textContent).toBe(agreed);
});

test('a lost answer is repeated as it was sent, under the same key', async () => {
  const { user, router, redemptions } = await open([{ status: 0, raw: 'lost' }, redeemed], {
    record: filled,
  });
  await acceptTerms(user);
  await submit(user);
  expect(await screen.findByText('Die Antwort ist unterwegs verloren gegangen')).toBeVisible();
  expect(screen.queryByLabelText('Vorname')).toBeNull();
  expect(screen.getByText('Nordlicht')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Einlösung abschließen' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  const [first, second] = redemptions();
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
});

test('after a definite refusal the data can be corrected, as a new redemption (WCAG 3.3.4)', async () => {
  const { user, router, redemptions } = await open(
    [{ status: 422, example: 'customer-validation-failed' }, redeemed],
    { record: filled },
  );
  await acceptTerms(user);
  await submit(user);
  await screen.findByRole('link', { name: /^E-Mail-Adresse/ });
  expect(screen.getByLabelText('Vorname')).toBeEnabled();
  await submit(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  const [first, second] = redemptions();
  expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'));
});

test('[4.070] [8.033] an expired session keeps what was typed and asks for the code', async () => {
  const { user, session } = await open(
    { status: 401, example: 'session-expired' },
    { record: filled },
  );
  await acceptTerms(user);
  await submit(user);
  await waitFor(() => expect(session.getState()).toEqual({ status: 'expired' }));
  expect(screen.getByLabelText('Vorname')).toHaveValue('Mia');
  const [link] = await screen.findAllByRole('link', { name: 'Code eingeben' });
  expect(link).toHaveAttribute('href', '/');
  // The button that was pressed cannot be pressed any more.
  expect(document.activeElement).toContainElement(link!);
  expect(document.activeElement).not.toBe(document.body);
});

test('[8.036] a shop that is gone leads back to the wall', async () => {
  const { user } = await open({ status: 410, example: 'shop-gone' }, { record: filled });
  await acceptTerms(user);
  await submit(user);
  expect(await screen.findByRole('link', { name: 'Shop aussuchen' })).toHaveAttribute(
    'href',
    '/shops',
  );
});

test.each([
  [409, 'voucher-blocked', 'Kundenservice kontaktieren'],
  [410, 'voucher-expired', 'Kundenservice kontaktieren'],
  [409, 'voucher-already-redeemed', 'E-Mail noch einmal senden'],
])(
  '[4.046] after %i %s nothing is offered with the voucher, here and on other pages',
  async (status, example, way) => {
    const { user, session } = await open({ status, example }, { record: filled });
    await acceptTerms(user);
    await submit(user);
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Mit diesem Gutschein geht es nicht weiter',
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toBeVisible();
    expect(screen.queryByRole('button', { name: /verbindlich/ })).toBeNull();
    expect(session.getState()).toEqual({ status: 'none' });
  },
);

test('[1.022] post asks for the address', async () => {
  const { user } = await open(redeemed);
  expect(screen.queryByLabelText('Straße')).toBeNull();
  await user.click(await screen.findByLabelText(/Per Post/));
  expect(await screen.findByLabelText('Straße')).toHaveAttribute('autocomplete', 'address-line1');
});

test('[5.011] warns about addresses ending in .ru (WCAG 3.3.3)', async () => {
  const { user } = await open(redeemed);
  await user.type(screen.getByLabelText('E-Mail-Adresse'), 'mia@beispiel.ru');
  expect(await screen.findByText(/kommen zurzeit oft nicht an/)).toBeVisible();
});

test('the typed fields survive leaving the page (WCAG 3.3.7)', async () => {
  const { user, redemption } = await open(redeemed);
  await user.type(screen.getByLabelText('Vorname'), 'Mia');
  expect(redemption.getRecord().form).toMatchObject({ firstName: 'Mia', termsAccepted: false });
});

test('leads to the shops when nothing was chosen', async () => {
  await open(redeemed, { record: {} });
  expect(screen.getByRole('link', { name: 'Shop aussuchen' })).toHaveAttribute('href', '/shops');
});

test('[1.023] links to a donation where organisations take donations', async () => {
  await open(
    redeemed,
    {},
    { listDonationOrganisations: { status: 200, example: 'organisations' } },
  );
  expect(await screen.findByRole('link', { name: /spenden/ })).toHaveAttribute(
    'href',
    '/redeem/donate',
  );
});

test('a donation that may have happened is finished first', async () => {
  const { router } = await open(redeemed, {
    record: {
      redemption: {
        phase: 'uncertain',
        order: { kind: 'donation', organisationName: 'Wiesengrund', hasReceipt: false },
        request: {
          items: [{ valueInCent: 2500, quantity: 1 }],
          redeemValue: 2500,
          currency: 'EUR',
          delivery: 'donation',
          donationOrganisationId: 1,
          customer: { email: 'mia@beispiel.de' },
          termsAccepted: true,
        },
        key: KEY,
        voucherId: VOUCHER,
        since: 0,
      },
    },
  });
  expect(router.state.location.pathname).toBe('/redeem/donate');
});
