import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import openapi from '~generated/openapi.mock.json';
import type { Shop } from '~/api';
import { renderShops, shopCategories, shopWall, stageShops } from '~/features/shops/testing';
import type { RedemptionStore } from '~/redemption/redemption-store';

const shops =
  openapi.paths['/api/v2/shop/{id}'].get.responses['200'].content['application/json'].examples;
const shop: Shop = {
  ...(shops['shop-1001'].value as Shop),
  voucherValues: [{ valueInCent: 1000 }, { valueInCent: 2000 }, { valueInCent: 10000 }],
};
const stage = stageShops({
  'wall/1': { body: shopWall.slice(0, 12) },
  'categories/1': { body: shopCategories },
  '1001': { body: shop },
  '1004': { body: shops['shop-1004'].value },
});
const at = '/shops/1001/nordlicht';

/** The choice of the order. */
function itemsOf(redemption: RedemptionStore) {
  const state = redemption.getState();
  return state.phase === 'filling' ? state.order.items : undefined;
}

/** A tile by how its text begins; amounts have a space that does not break. */
const tile = (start: string) =>
  screen.findByRole('radio', { name: (name) => name.replaceAll('\u00A0', ' ').startsWith(start) });
const go = (name: string) => screen.getByRole('button', { name });

describe('the value', () => {
  const open = (balanceInCent: number, more = {}) =>
    renderShops({ at, voucher: { balanceInCent }, ...more });

  test('[2.058] [2.059] every tile says what remains or what is missing', async () => {
    await open(5000, { site: { amazonPay: {} } });
    expect(await tile('10,00 € 40,00 € bleiben dir')).toBeVisible();
    expect(await tile('20,00 € 30,00 € bleiben dir')).toBeVisible();
    // Nothing is asked for that cannot be paid.
    const above = await tile('100,00 € 50,00 € über deinem Guthaben');
    expect(above).toHaveProperty('disabled', true);
    expect(screen.queryByText(/€ zuzahlen/)).toBeNull();
    expect(screen.getByText(/nichts zuzahlen/)).toBeVisible();
  });

  test('[4.069] where the difference can be paid, a value above the balance can be had', async () => {
    const { redemption, router } = await open(5000);
    await userEvent.click(await tile('100,00 € 50,00 € zuzahlen'));
    const sum = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(sum.filter((line) => line?.endsWith('€'))).toEqual([
      'Hier eingelöst100,00\u00A0€',
      'Dein Guthaben− 50,00\u00A0€',
      'Du zahlst zu50,00\u00A0€',
    ]);
    expect(screen.queryByText(/mindestens/)).toBeNull();
    await userEvent.click(go('Mit 100,00\u00A0€ weiter'));
    expect(itemsOf(redemption)).toEqual([{ valueInCent: 10_000, quantity: 1 }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/redeem/checkout'));
  });

  test('[5.030] a prepaid card pays no less than the smallest top-up', async () => {
    await renderShops({ at, voucher: { balanceInCent: 9000, isPrepaid: true } });
    await userEvent.click(await tile('100,00 € 15,00 € zuzahlen'));
    const result = screen.getByText('Du zahlst zu').parentElement;
    expect(result).toHaveTextContent(/^Du zahlst zu15,00\s€$/);
    expect(
      screen.getByText(/^Du bezahlst mindestens 15,00\s€, auch wenn weniger fehlt/),
    ).toBeVisible();
  });

  test('the combination that uses the balance exactly is one click', async () => {
    const { redemption, router } = await open(5000);
    await userEvent.click(await tile('50,00 € 2 × 20,00 € + 10,00 € passt genau'));
    await userEvent.click(go('Mit 50,00\u00A0€ weiter'));
    expect(redemption.getState()).toHaveProperty('order', {
      kind: 'shop',
      id: expect.any(String) as string,
      shopId: 1001,
      shopName: 'Nordlicht',
      shopSlug: 'nordlicht',
      shopLogo: shop.logo,
      items: [
        { valueInCent: 2000, quantity: 2 },
        { valueInCent: 1000, quantity: 1 },
      ],
      balanceInCent: 5000,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/redeem/checkout'));
  });

  test('several of one value, as many as the balance covers', async () => {
    const { redemption } = await open(5000);
    await userEvent.click(await tile('20,00 €'));
    const stepper = within(screen.getByRole('group', { name: 'Wie oft 20,00\u00A0€?' }));
    const more = stepper.getByRole('button', { name: 'Einmal mehr' });
    await userEvent.click(more);
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(more);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        '40,00\u00A0€ ausgewählt, 10,00\u00A0€ bleiben dir',
      ),
    );
    await userEvent.click(go('Mit 40,00\u00A0€ weiter'));
    expect(itemsOf(redemption)).toEqual([{ valueInCent: 2000, quantity: 2 }]);
  });

  test('without a choice the button says what is missing', async () => {
    const { router } = await open(5000);
    await tile('10,00 €');
    expect(screen.queryByText('Danach übrig')).toBeNull();
    await userEvent.click(go('Wert wählen'));
    const group = screen.getByRole('radiogroup', { name: /Wie viel/ });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Bitte triff eine Auswahl.')).toBeVisible();
    expect(document.activeElement).toHaveProperty('type', 'radio');
    expect(router.state.location.pathname).toBe(at);
  });

  test('a value that is the balance is chosen from the start', async () => {
    await open(2000);
    expect(await tile('20,00 € passt genau')).toHaveProperty('checked', true);
    expect(go('Mit 20,00\u00A0€ weiter')).toBeVisible();
  });

  test('an earlier choice is chosen again', async () => {
    const { redemption, router } = await open(5000);
    await userEvent.click(await tile('10,00 €'));
    await userEvent.click(go('Mit 10,00\u00A0€ weiter'));
    expect(itemsOf(redemption)).toEqual([{ valueInCent: 1000, quantity: 1 }]);
    await act(() => router.navigate(-1));
    expect(await tile('10,00 €')).toHaveProperty('checked', true);
  });

  test('the choice stays when the device is turned', async () => {
    await open(5000);
    await userEvent.click(await tile('10,00 €'));
    act(() => stage.resize(false));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nordlicht' })).toBeVisible();
    expect(await tile('10,00 €')).toHaveProperty('checked', true);
    expect(go('Mit 10,00\u00A0€ weiter')).toBeVisible();
  });

  test('a balance below every value is explained', async () => {
    await open(500, { site: { amazonPay: {} } });
    await screen.findByText('Dein Guthaben reicht hier leider nicht');
    expect(screen.getByText(/kleinste Wert ist 10/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /eiter/ })).toBeNull();
  });

  test('[3.068] where visitors do not choose, the value is fixed', async () => {
    const { redemption } = await open(5000, { site: { redeemValueChooseable: false } });
    await screen.findByRole('heading', { name: 'Du löst ein' });
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(go('Mit 20,00\u00A0€ weiter'));
    expect(itemsOf(redemption)).toEqual([{ valueInCent: 2000, quantity: 1 }]);
  });

  test('[4.069] [5.030] a free range takes an amount above the balance where it can be paid', async () => {
    const { redemption } = await open(5000, { at: '/shops/1004/kinopol' });
    await userEvent.click(await tile('Anderer Betrag 5,00 € bis 150,00 €'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Dein Betrag' }), '60');
    expect(screen.getByText('Du zahlst zu')).toBeVisible();
    await userEvent.click(go('Mit 60,00\u00A0€ weiter'));
    expect(itemsOf(redemption)).toEqual([{ valueInCent: 6000, quantity: 1 }]);
  });

  test.each([
    ['with a voucher', { balanceInCent: 5000 }],
    ['without one', undefined],
  ])('[3.099] a shop that names no values says so, %s', async (_, voucher) => {
    const { valueRange: _range, ...none } = shops['shop-1004'].value as Shop;
    stage.answer({ 1004: { body: { ...none, voucherValues: [] } } });
    await renderShops({ at: '/shops/1004/kinopol', voucher });
    expect(await screen.findByText('Dieser Shop bietet gerade keine Werte an')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/reicht hier leider nicht|nichts zuzahlen/);
    expect(screen.getByRole('link', { name: 'Shop aussuchen' })).toBeVisible();
  });

  test('a free range takes an amount of the visitor', async () => {
    const { redemption } = await open(5000, { at: '/shops/1004/kinopol', site: { amazonPay: {} } });
    await userEvent.click(await tile('Anderer Betrag 5,00 € bis 50,00 €'));
    const field = screen.getByRole('textbox', { name: 'Dein Betrag' });
    await userEvent.type(field, '12');
    await userEvent.click(go('Wert wählen'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, '35,00');
    await userEvent.click(go('Mit 35,00\u00A0€ weiter'));
    expect(itemsOf(redemption)).toEqual([{ valueInCent: 3500, quantity: 1 }]);
  });
});
