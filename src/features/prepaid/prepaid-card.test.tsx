import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { focusedNotice } from '~/tests/focused-notice';
import { enterSerial, found, open, toPayment } from './testing';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('[2.067] a site without a way to pay says so and leads on', async () => {
  await open({}, '/prepaid', { paymentOptions: [] });
  expect(
    screen.getByText('Hier können Gutscheinkarten zurzeit nicht aufgeladen werden.'),
  ).toBeVisible();
  expect(screen.queryByLabelText('Seriennummer')).toBeNull();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/help', '/shops']);
});

describe('the card', () => {
  test.each(['12345678', '1234567890', 'ABCDEFGHI', ''])(
    '[2.067] [3.085] [9.050] [5.013] "%s" is no serial number',
    async (typed) => {
      const { user, count } = await open({ lookUpPrepaidVoucher: found });
      const field = await screen.findByLabelText('Seriennummer');
      if (typed) await user.type(field, typed);
      await user.click(screen.getByRole('button', { name: 'Gutscheinkarte prüfen' }));
      expect(field).toHaveAccessibleDescription(/9 Ziffern der Seriennummer eingeben/);
      expect(field).toHaveFocus();
      expect(count('lookUpPrepaidVoucher')).toBe(0);
    },
  );

  test.each([
    [404, 'voucher-not-found'],
    [409, 'voucher-not-chargeable'],
    [409, 'voucher-already-charged'],
    [409, 'voucher-not-activated'],
    [409, 'voucher-blocked'],
    [410, 'voucher-expired'],
    [422, 'captcha-invalid'],
    [503, 'temporary-failure'],
  ])('[8.028] [8.029] %i %s is shown with a recovery action', async (status, example) => {
    const { user, router } = await open({ lookUpPrepaidVoucher: { status, example } });
    await enterSerial(user);
    const notice = await focusedNotice();
    expect(within(notice).getByRole('heading')).toBeVisible();
    expect(screen.getByLabelText('Seriennummer')).toHaveValue('123 456 789');
    expect(router.state.location.pathname).toBe('/prepaid');
  });

  test('[8.028] a number that is not found is called a serial number, and leads back to its field', async () => {
    const { user } = await open({
      lookUpPrepaidVoucher: { status: 404, example: 'voucher-not-found' },
    });
    await enterSerial(user);
    const notice = within(await focusedNotice());
    notice.getByRole('heading', { name: 'Diese Seriennummer finden wir nicht' });
    await user.click(notice.getByRole('button', { name: 'Seriennummer ändern' }));
    expect(screen.getByLabelText('Seriennummer')).toHaveFocus();
  });

  test('[2.068] [3.158] [3.159] [3.157] an amount of the visitor’s own, with the final value', async () => {
    const { user } = await open({ lookUpPrepaidVoucher: found });
    await enterSerial(user);
    await user.click(await screen.findByRole('radio', { name: /Anderer Betrag/ }));
    const steps = within(screen.getByRole('list', { name: 'Schritte beim Aufladen' }));
    expect(steps.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    await user.type(screen.getByLabelText('Dein Betrag'), '151');
    expect(screen.queryByText('Guthaben danach')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Weiter zur Zahlung' }));
    expect(screen.getByLabelText('Dein Betrag')).toBeInvalid();
    await user.clear(screen.getByLabelText('Dein Betrag'));
    await user.type(screen.getByLabelText('Dein Betrag'), '40');
    expect(screen.getByText('Guthaben danach')).toBeVisible();
    expect(screen.getByText(/^70,00/)).toBeVisible();
  });

  test('[2.069] a provider that the server does not take is not offered', async () => {
    const answer = { status: 200, example: 'prepaid-one-provider' };
    const { user } = await open({ lookUpPrepaidVoucher: answer });
    await toPayment(user);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Kreditkarte' })).toBeVisible();
  });

  test('the way back to the amount begins at its heading, with what was chosen', async () => {
    const { user, router } = await open({ lookUpPrepaidVoucher: found });
    await toPayment(user);
    await act(() => router.navigate(-1));
    const heading = { level: 1, name: 'Wie viel möchtest du aufladen?' };
    expect(await screen.findByRole('heading', heading)).toHaveFocus();
    expect(screen.getByRole('radio', { name: /^25/ })).toBeChecked();
  });

  test('the checkout without a card leads to the serial number', async () => {
    await open({}, '/prepaid/checkout');
    const link = screen.getByRole('link', { name: 'Seriennummer eingeben' });
    expect(link).toHaveAttribute('href', '/prepaid');
  });
});
