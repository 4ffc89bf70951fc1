import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '~/api/testing';
import { cardAttempt as attempt } from '~/payment/testing';
import type { OpenRedemption } from '~/redemption/redemption-storage';
import type { Redemption } from '~/redemption/redemption-state';
import { filling, KEY, nordlicht25 } from '~/redemption/testing';
import {
  begun,
  costly,
  costlyForm,
  costlyRequest,
  leaving,
  ledger,
  openPayment,
  paid,
  paying,
  redeemed,
  refusedWith,
} from './testing';
import { LiveRegions } from '~/ui/live-region';
import { tokenFor } from '~/voucher/testing';
import { focusedNotice } from '~/tests/focused-notice';

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

test('[4.069] [5.030] a value above the balance leads to the payment, redeeming nothing', async () => {
  const { user, redemption, of } = await openPayment({}, { record: filling(costly, costlyForm) });
  await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await user.click(screen.getByRole('button', { name: /^Weiter: 25,00/ }));
  await screen.findByRole('heading', { level: 1, name: 'Differenz bezahlen' });
  expect(redemption.getState()).toMatchObject({
    phase: 'paying',
    request: { redeemValue: 5500, termsAccepted: true },
  });
  expect(of('redeemVoucher')).toEqual([]);
});

test('[5.030] [3.133] a prepaid card pays at least the smallest top-up, and every sum says so', async () => {
  const { user, redemption } = await openPayment(
    {},
    { record: filling(costly, costlyForm), voucher: { balanceInCent: 5000, isPrepaid: true } },
  );
  expect(screen.getByText(/Du zahlst 15,00\s€ zu/)).toBeVisible();
  const review = screen.getByRole('region', { name: 'Bitte noch einmal prüfen' });
  expect(review).toHaveTextContent(
    /Dein Guthaben− 50,00\s€Danach übrig\+ 10,00\s€Du zahlst zu15,00\s€/,
  );
  await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await user.click(screen.getByRole('button', { name: /^Weiter: 15,00/ }));
  expect(await screen.findByText(/mindestens 15,00/)).toBeVisible();
  expect(redemption.getState()).toMatchObject({ request: { prepaidEndAmount: 6500 } });
});

test('[3.128] [4.069] what was paid is redeemed by itself, once, with the id of the payment', async () => {
  const { router, redemption, of } = await openPayment({ redeemVoucher: redeemed }, {}, paid);
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(of('redeemVoucher')).toHaveLength(1);
  expect(of('redeemVoucher')[0]?.body).toEqual({
    ...costlyRequest,
    paymentRequired: true,
    chargeId: attempt.chargeId,
  });
  expect(screen.queryByRole('radio')).toBeNull();
  // Its confirmation says what was paid.
  expect(redemption.getState()).toMatchObject({ phase: 'done', paid: { amountInCent: 2500 } });
});

test('beside the button that pays stands what the visitor gets for it', async () => {
  await openPayment({});
  expect(await screen.findByText(/^Danach: Nordlicht 55,00\s€$/)).toBeVisible();
});

test('Back from the payment leads to the form, and forward again the same order is paid', async () => {
  const { user, router, redemption } = await openPayment(
    {},
    { record: filling(costly, costlyForm) },
  );
  const pay = async () => {
    await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
    await user.click(screen.getByRole('button', { name: /^Weiter: 25,00/ }));
    await screen.findByRole('heading', { level: 1, name: 'Differenz bezahlen' });
    await waitFor(() => expect(router.state.location.state).toHaveProperty('step'));
    return redemption.getState();
  };
  const first = await pay();
  await router.navigate(-1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Deine Angaben' })).toHaveFocus();
  expect(screen.getByLabelText('Vorname')).toHaveValue('Mia');
  expect(await pay()).toEqual(first);
  await user.click(screen.getByRole('button', { name: 'Angaben ändern' }));
  expect(await screen.findByLabelText('Vorname')).toHaveValue('Mia');
  expect(router.state.location.state).toBeNull();
});

test('a sum that is not said any more is out of the live region', async () => {
  render(<LiveRegions />);
  const { user } = await openPayment({});
  await screen.findByText(/^Du bezahlst: 25,00\s€/);
  await user.click(screen.getByRole('button', { name: 'Angaben ändern' }));
  await screen.findByLabelText('Vorname');
  expect(screen.queryByText(/^Du bezahlst: 25/)).toBeNull();
});

test('[5.030] a balance that the server has corrected counts from then on', async () => {
  const { user, session } = await openPayment(
    { redeemVoucher: leaving(1000, { status: 201, example: 'payment-required' }) },
    { record: filling(nordlicht25, costlyForm), voucher: { balanceInCent: 5000 } },
  );
  await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await user.click(screen.getByRole('button', { name: /verbindlich einlösen/ }));
  await user.click(await screen.findByRole('button', { name: 'Angaben ändern' }));
  expect(await screen.findByRole('button', { name: /^Weiter: .* bezahlen/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Deine Angaben' })).toHaveFocus();
  expect(screen.queryByText(/bleiben auf deinem Gutschein/)).toBeNull();
  expect(session.getState()).toHaveProperty('voucher.balanceInCent', 1000);
});

test('[4.069] what was paid for another order redeems nothing, and leaves less to pay', async () => {
  const { of } = await openPayment({ redeemVoucher: redeemed }, {}, () => {
    ledger().book({ status: 'received', orderKey: crypto.randomUUID(), amountInCent: 1500 });
  });
  expect(await screen.findByRole('heading', { name: 'Amazon Pay' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByText('Du bezahlst').parentElement).toHaveTextContent(/10,00\s€/),
  );
  expect(of('redeemVoucher')).toEqual([]);
});

test('[4.061] a payment of another device is shown, and can be called off', async () => {
  const { user } = await openPayment({}, {}, () => void ledger().book({ orderKey: KEY }));
  expect(await screen.findByText(/^PayPal: 25,00\s€\. Begonnen: /)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Amazon Pay' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zahlung abbrechen' }));
  expect(await screen.findByRole('heading', { name: 'Amazon Pay' })).toBeVisible();
  expect(ledger().charges[0]).toMatchObject({ status: 'cancelled' });
});

test('[4.069] an approved payment of a sum that is not enough any more is not ended', async () => {
  const { user } = await openPayment({}, {}, () => {
    begun('open', { hasAgreed: true });
    ledger().set(2000);
  });
  expect(await screen.findByText(/^Kreditkarte: 25,00\s€/)).toBeVisible();
  expect(screen.getByText('Du bezahlst').parentElement).toHaveTextContent(/35,00\s€/);
  expect(screen.queryByRole('button', { name: 'Zahlung abschließen' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zahlung abbrechen' }));
  expect(await screen.findByRole('heading', { name: 'Amazon Pay' })).toBeVisible();
});

test('[4.069] a payment that is open for another voucher blocks nothing', async () => {
  const other = { ...paying.redemption, voucherId: 'another' } as OpenRedemption;
  const order = { kind: 'shop', id: 'order-2', ...costly } as const;
  const record = {
    redemption: { phase: 'filling', order, key: crypto.randomUUID() },
    form: costlyForm,
    others: [other],
  } as const;
  const { user, redemption } = await openPayment({}, { record });
  expect(
    await screen.findByText(
      'Ob eine Zahlung für einen anderen Gutschein geklappt hat, ist noch offen',
    ),
  ).toBeVisible();
  await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await user.click(screen.getByRole('button', { name: /^Weiter: 25,00/ }));
  expect(await screen.findByRole('heading', { name: 'Amazon Pay' })).toBeVisible();
  // The sum is that of this order.
  expect(screen.getByText('Du bezahlst').parentElement).toHaveTextContent(/25,00\s€/);
  await user.click(screen.getByRole('button', { name: 'Angaben ändern' }));
  expect(redemption.getState()).toMatchObject({ phase: 'filling', order: { id: 'order-2' } });
});

test.each<[string, Answer]>([
  ['a result', { status: 201, example: 'payment-required' }],
  ['a refusal', { status: 409, example: 'credit-insufficient' }],
])(
  '[3.137] [5.030] [8.034] a difference that the server names in %s is paid',
  async (_, answer) => {
    const { user, redemption } = await openPayment(
      { redeemVoucher: leaving(1000, answer) },
      { record: filling(nordlicht25, costlyForm), voucher: { balanceInCent: 5000 } },
    );
    await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
    await user.click(screen.getByRole('button', { name: /verbindlich einlösen/ }));
    expect(await screen.findByRole('heading', { name: 'Differenz bezahlen' })).toBeVisible();
    const state = redemption.getState();
    expect(state.phase).toBe('paying');
    expect(state).toHaveProperty('due.differenceInCent', expect.any(Number));
    expect(await screen.findByRole('heading', { name: 'Amazon Pay' })).toBeVisible();
  },
);

test('[5.030] a difference that is named after a reload is paid, too', async () => {
  const redemption = { ...paying.redemption, phase: 'uncertain', version: '"1"', since: 0 };
  const { user } = await openPayment(
    { redeemVoucher: leaving(4000, refusedWith(1500, 4000)) },
    { record: { redemption: redemption as Redemption } },
  );
  await user.click(await screen.findByRole('button', { name: 'Einlösung abschließen' }));
  expect(await screen.findByRole('heading', { name: 'Differenz bezahlen' })).toBeVisible();
});

/** An answer whose sum does not follow. @param isListed the server lists the redemption all the same */
async function answerWrongDue(isListed: boolean) {
  const due = { differenceInCent: 1, balanceInCent: 5000, currency: 'EUR' };
  const raw = JSON.stringify({ status: 'payment_required', redemptionCompleted: false, ...due });
  const page = await openPayment(
    {
      redeemVoucher: () => {
        const listed = { key: KEY, status: 'ready', createdAt: '2026-11-21T12:00:00Z' } as const;
        if (isListed) ledger().redemptions.push(listed);
        return { status: 201, raw };
      },
    },
    { record: filling(nordlicht25, costlyForm), voucher: { balanceInCent: 5000 } },
  );
  await page.user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await page.user.click(screen.getByRole('button', { name: /verbindlich einlösen/ }));
  return page;
}

test('[5.030] a difference that does not follow is not paid, and the form opens again', async () => {
  const { redemption, of } = await answerWrongDue(false);
  expect(await focusedNotice()).toHaveTextContent('Der Fehler liegt bei uns');
  expect(screen.queryByText(/0,01/)).toBeNull();
  expect(redemption.getState().phase).toBe('filling');
  expect(of('redeemVoucher')).toHaveLength(1);
});

test('[4.070] where the server lists it as redeemed, the attempt keeps its key', async () => {
  const { redemption } = await answerWrongDue(true);
  expect(await screen.findByText(/Bestätigung ist noch unklar/)).toBeVisible();
  expect(redemption.getState()).toMatchObject({ phase: 'uncertain', key: KEY });
});

test('[5.030] where nobody takes payments, no sum is asked for', async () => {
  const site = { paymentOptions: [], amazonPay: {} };
  await openPayment({}, { site });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Die Differenz lässt sich hier nicht bezahlen' }),
  ).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Du bezahlst|sofort ein/);
  expect(screen.getByRole('link', { name: 'Shop aussuchen' })).toBeVisible();
});

test('[4.063] a failed payment keeps everything and offers what there is', async () => {
  const { user } = await openPayment({}, {}, () => begun('failed'));
  expect(
    await screen.findByRole('heading', { name: 'Die Zahlung hat nicht geklappt' }),
  ).toBeVisible();
  // With one way to pay there is no other one to choose.
  const notice = screen.getByRole('group', { name: 'Die Zahlung hat nicht geklappt' });
  expect(notice).not.toHaveTextContent(/andere Zahlungsart/);
  expect(screen.getByRole('heading', { name: 'Amazon Pay' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Angaben ändern' }));
  expect(await screen.findByLabelText('Vorname')).toHaveValue('Mia');
});

test('while a card is running nothing else can be paid', async () => {
  const { of } = await openPayment({}, {}, () => begun('processing'));
  expect(await screen.findByText('Deine Zahlung wird bearbeitet')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(of('redeemVoucher')).toEqual([]);
});

test('[4.070] a payment whose session ended asks for the code, and shows what became of it', async () => {
  const options = { site: { captcha: { active: false } }, voucher: undefined };
  const token = tokenFor(undefined, { balanceInCent: 3000 }, { purpose: 'redeem' });
  const headers = { 'Content-Type': 'application/json' };
  const { user, router } = await openPayment(
    {
      redeemVoucher: redeemed,
      createVoucherToken: { status: 201, raw: JSON.stringify({ token }), headers },
    },
    options,
    () => begun('processing'),
  );
  await user.type(await screen.findByLabelText('Gutscheincode'), 'MINE');
  await user.click(screen.getByRole('button', { name: 'Zahlung prüfen' }));
  expect(await screen.findByText('Deine Zahlung wird bearbeitet')).toBeVisible();
  ledger().decide(1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'), { timeout: 5_000 });
});
