// @vitest-environment jsdom
import openapi from '~generated/openapi.json';
import { client } from '~generated/client/client.gen';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Shop, ShopCategory, ShopWall } from '~/api';
import { tokenFor } from '~/voucher/testing';
import { fetchOf, renderShops, type Answers } from './testing';

const { examples } = openapi.components;
const shops =
  openapi.paths['/api/v2/shop/{id}'].get.responses['200'].content['application/json'].examples;
const wall = (examples.wall.value as ShopWall).slice(0, 12);
const shop: Shop = {
  ...(shops['shop-1001'].value as Shop),
  voucherValues: [{ valueInCent: 1000 }, { valueInCent: 2000 }, { valueInCent: 10000 }],
};
const answers: Answers = {
  'wall/1': { body: wall },
  'categories/1': { body: examples.categories.value as ShopCategory[] },
  '1001': { body: shop },
  '1004': { body: shops['shop-1004'].value },
};
const at = '/shops/1001/nordlicht';

let isWide = true;

function answer(change: Answers = {}): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', fetchOf({ ...answers, ...change }, calls));
  return calls;
}

beforeEach(() => {
  isWide = true;
  client.setConfig({ baseUrl: 'http://localhost' });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  answer();
});
afterEach(cleanup);

const dialog = (name = 'Nordlicht') => screen.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const card = (name: string) => screen.findAllByRole('link', { name });
/** A tile by how its text begins; amounts have a space that does not break. */
const tile = (start: string) =>
  screen.findByRole('radio', { name: (name) => name.replaceAll('\u00A0', ' ').startsWith(start) });
const go = (name: string) => screen.getByRole('button', { name });

describe('a shop on its own address', () => {
  test('a click opens it over the wall and carries the filters along', async () => {
    const { router } = await renderShops({ at: '/shops?redeemable=online' });
    await userEvent.click((await card('Nordlicht'))[0]!);
    await dialog();
    expect(router.state.location.pathname).toBe(at);
    expect(router.state.location.search).toBe('?redeemable=online');
    await waitFor(() => expect(document.title).toBe('Nordlicht – Schenkwerk'));
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Schließen' }))],
  ])('%s closes it; the focus is on the card again', async (_, close) => {
    const { router } = await renderShops();
    // The second card of the shop comes with the whole wall.
    await screen.findByRole('heading', { level: 2, name: 'Alle Shops' });
    const opener = (await card('Nordlicht'))[1]!;
    await userEvent.click(opener);
    await dialog();
    await close();
    await noDialog();
    expect(router.state.location.pathname).toBe('/shops');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await waitFor(() => expect(document.title).toBe('Shop aussuchen – Schenkwerk'));
  });

  test('Back closes it; the focus is on the card again', async () => {
    const { router } = await renderShops();
    const opener = (await card('Nordlicht'))[0]!;
    await userEvent.click(opener);
    await dialog();
    await act(() => router.navigate(-1));
    await noDialog();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('a link from elsewhere opens it; closing shows the wall and its card', async () => {
    const { router } = await renderShops({ at });
    await dialog();
    await userEvent.keyboard('{Escape}');
    await noDialog();
    expect(router.state.location.pathname).toBe('/shops');
    const cards = await card('Nordlicht');
    await waitFor(() => expect(document.activeElement).toBe(cards[0]));
  });

  test('a card that the filters hide leaves the focus on the heading', async () => {
    await renderShops({ at: `${at}?name=buchwinkel` });
    await dialog();
    await userEvent.keyboard('{Escape}');
    await noDialog();
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('on narrow screens it is a page with a way back', async () => {
    isWide = false;
    const { router } = await renderShops();
    await userEvent.click((await card('Nordlicht'))[0]!);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Nordlicht' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.querySelector('[data-page-heading]')).toBe(heading);
    expect(await screen.findByRole('heading', { level: 2, name: /^Gut zu wissen/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Alle Shops' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/shops'));
    const cards = await card('Nordlicht');
    await waitFor(() => expect(document.activeElement).toBe(cards[0]));
  });

  test('it asks for the fields that the specification lists', async () => {
    const calls = answer();
    await renderShops({ at });
    await dialog();
    const call = calls.find((path) => path.startsWith('/api/v2/shop/1001'))!;
    expect(decodeURIComponent(call)).toBe(
      '/api/v2/shop/1001?fields=name,logo,description,redeemWarnings,isNewShopCustomerInquiry,codeTypes,link,voucherValues,type,id',
    );
  });
});

describe('what it tells', () => {
  test('description, what one gets, where it is accepted, the website', async () => {
    await renderShops({ at });
    const details = within(await dialog());
    await details.findByText('Nordlicht verkauft Schuhe für jeden Weg.');
    expect(details.getByText('Online einlösbar')).toBeTruthy();
    expect(details.getByText('116 Filialen')).toBeTruthy();
    expect(details.getByText('an 135 Stellen')).toBeTruthy();
    const link = details.getByRole('link', { name: /^Zu Nordlicht/ });
    expect(link.getAttribute('href')).toBe('https://nordlicht.example/');
    expect(link.textContent).toContain('öffnet eine andere Website in einem neuen Tab');
  });

  test('warnings come before the button', async () => {
    await renderShops({ at, voucher: { balanceInCent: 5000 } });
    const warning = await screen.findByRole('heading', { name: 'Gut zu wissen, bevor du einlöst' });
    const button = go('Weiter');
    const order = warning.compareDocumentPosition(button);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('a script in a text of the server is only text', async () => {
    const description =
      '<p>Gut</p><script>window.hacked = true</script><img src=x onerror=alert(1)>';
    answer({ '1001': { body: { ...shop, description } } });
    await renderShops({ at });
    await screen.findByText('Gut');
    const details = await dialog();
    expect(details.querySelector('script, [onerror]')).toBeNull();
  });

  test.each([
    [
      'gone',
      '1001',
      { body: { code: 'SHOP_GONE', type: 'about:blank', title: '', status: 410 }, status: 410 },
    ],
    ['unknown', '1001', undefined],
    ['no id at all', 'abc', undefined],
  ])('a shop that is %s is told; the wall stays usable', async (_, id, body) => {
    answer({ '1001': body });
    await renderShops({ at: `/shops/${id}` });
    await screen.findByText('Diesen Shop gibt es hier nicht mehr');
    await userEvent.keyboard('{Escape}');
    await noDialog();
    expect((await card('Buchwinkel')).length).toBeGreaterThan(0);
  });

  test('a shop that the site hides is told as gone (9.041)', async () => {
    await renderShops({ at, site: { hiddenShopCategories: [3] } });
    await screen.findByText('Diesen Shop gibt es hier nicht mehr');
  });

  test('a failure can be tried again', async () => {
    answer({ '1001': { body: '', status: 500 } });
    await renderShops({ at });
    const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    answer();
    await userEvent.click(retry);
    await screen.findByText('Nordlicht verkauft Schuhe für jeden Weg.');
  });
});

describe('the value', () => {
  const open = (balanceInCent: number, more = {}) =>
    renderShops({ at, voucher: { balanceInCent }, ...more });

  test('every tile says what remains or what is missing (2.058, 2.059)', async () => {
    await open(5000, { site: { amazonPay: {} } });
    expect(await tile('10 € 40 € bleiben dir')).toBeTruthy();
    expect(await tile('20 € 30 € bleiben dir')).toBeTruthy();
    expect(await tile('100 € 50 € zuzahlen')).toHaveProperty('disabled', true);
    expect(screen.getByText(/nicht zuzahlen/)).toBeTruthy();
  });

  test('where the difference can be paid, a value above the balance can be had (4.069)', async () => {
    const { draft, router } = await open(5000);
    await userEvent.click(await tile('100 € 50 € zuzahlen'));
    expect(screen.getByText('Du bezahlst dazu')).toBeTruthy();
    await userEvent.click(go('Mit 100\u00A0€ weiter'));
    expect(draft.get().choice?.items).toEqual([{ valueInCent: 10_000, quantity: 1 }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/redeem/checkout'));
  });

  test('the combination that uses the balance exactly is one click', async () => {
    const { draft, router } = await open(5000);
    await userEvent.click(await tile('2 × 20 € + 10 € passt genau'));
    await userEvent.click(go('Mit 50\u00A0€ weiter'));
    expect(draft.get().choice).toEqual({
      shopId: 1001,
      shopName: 'Nordlicht',
      shopSlug: 'nordlicht',
      shopLogo: shop.logo,
      items: [
        { valueInCent: 2000, quantity: 2 },
        { valueInCent: 1000, quantity: 1 },
      ],
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/redeem/checkout'));
  });

  test('several of one value, as many as the balance covers', async () => {
    const { draft } = await open(5000);
    await userEvent.click(await tile('20 €'));
    const stepper = within(screen.getByRole('group', { name: 'Wie oft 20\u00A0€?' }));
    const more = stepper.getByRole('button', { name: 'Einen mehr' });
    await userEvent.click(more);
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(more);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        '40\u00A0€ ausgewählt, 10\u00A0€ bleiben dir',
      ),
    );
    await userEvent.click(go('Mit 40\u00A0€ weiter'));
    expect(draft.get().choice?.items).toEqual([{ valueInCent: 2000, quantity: 2 }]);
  });

  test('without a choice the button says what is missing', async () => {
    const { router } = await open(5000);
    await tile('10 €');
    await userEvent.click(go('Weiter'));
    const group = screen.getByRole('radiogroup', { name: /Wie viel/ });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Bitte triff eine Auswahl.')).toBeTruthy();
    expect(document.activeElement).toHaveProperty('type', 'radio');
    expect(router.state.location.pathname).toBe(at);
  });

  test('a value that is the balance is chosen from the start', async () => {
    await open(2000);
    expect(await tile('20 € passt genau')).toHaveProperty('checked', true);
    expect(go('Mit 20\u00A0€ weiter')).toBeTruthy();
  });

  test('what was chosen before is chosen again', async () => {
    const { draft, router } = await open(5000);
    await userEvent.click(await tile('10 €'));
    await userEvent.click(go('Mit 10\u00A0€ weiter'));
    expect(draft.get().choice?.items).toEqual([{ valueInCent: 1000, quantity: 1 }]);
    await act(() => router.navigate(-1));
    expect(await tile('10 €')).toHaveProperty('checked', true);
  });

  test('a balance below every value is told', async () => {
    await open(500, { site: { amazonPay: {} } });
    await screen.findByText('Dein Guthaben reicht hier leider nicht');
    expect(screen.getByText(/kleinste Wert kostet 10/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /eiter/ })).toBeNull();
  });

  test('where visitors do not choose, the value is fixed (3.068)', async () => {
    const { draft } = await open(5000, { site: { redeemValueChooseable: false } });
    await screen.findByRole('heading', { name: 'Du löst ein' });
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(go('Mit 20\u00A0€ weiter'));
    expect(draft.get().choice?.items).toEqual([{ valueInCent: 2000, quantity: 1 }]);
  });

  test('a free range takes an amount of the visitor', async () => {
    const { draft } = await open(5000, { at: '/shops/1004/kinopol' });
    await userEvent.click(await tile('Anderer Betrag 5 € bis 50 €'));
    const field = screen.getByRole('textbox', { name: 'Dein Betrag' });
    await userEvent.type(field, '12');
    await userEvent.click(go('Weiter'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, '35,00');
    await userEvent.click(go('Mit 35\u00A0€ weiter'));
    expect(draft.get().choice?.items).toEqual([{ valueInCent: 3500, quantity: 1 }]);
  });
});

describe('without a voucher', () => {
  test('the code leads back to the shop', async () => {
    const { router, session } = await renderShops({ at });
    await userEvent.click(within(await dialog()).getByRole('link', { name: 'Code eingeben' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    act(() => void session.start(tokenFor(undefined)));
    await act(() => router.navigate('/shops'));
    await waitFor(() => expect(router.state.location.pathname).toBe(at));
    expect(await tile('10 €')).toBeTruthy();
  });

  test('whoever goes to the wall instead has changed plans', async () => {
    const { router, session } = await renderShops({ at });
    await userEvent.click(within(await dialog()).getByRole('link', { name: 'Code eingeben' }));
    await act(() => router.navigate('/shops'));
    await card('Nordlicht');
    await act(() => router.navigate('/'));
    act(() => void session.start(tokenFor(undefined)));
    await act(() => router.navigate('/shops'));
    await card('Nordlicht');
    expect(router.state.location.pathname).toBe('/shops');
  });
});
