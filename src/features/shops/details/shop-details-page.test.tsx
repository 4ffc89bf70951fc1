import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import openapi from '~generated/openapi.mock.json';
import type { Shop } from '~/api';
import { serve } from '~/api/testing';
import { renderShops, shopCategories, shopWall, stageShops } from '~/features/shops/testing';
import { tokenFor } from '~/voucher/testing';

const shops =
  openapi.paths['/api/v2/shop/{id}'].get.responses['200'].content['application/json'].examples;
const wall = shopWall.slice(0, 12);
const shop: Shop = {
  ...(shops['shop-1001'].value as Shop),
  voucherValues: [{ valueInCent: 1000 }, { valueInCent: 2000 }, { valueInCent: 10000 }],
};
const stage = stageShops({
  'wall/1': { body: wall },
  'categories/1': { body: shopCategories },
  '1001': { body: shop },
  '1004': { body: shops['shop-1004'].value },
});
const { answer } = stage;
const at = '/shops/1001/nordlicht';

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
    const opener = (await card('Nordlicht'))[0]!;
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

  test('without a connection it keeps its head, a way back and another try', async () => {
    stage.isWide = false;
    await renderShops();
    const opener = (await card('Nordlicht'))[0]!;
    serve(() => 'lost');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(opener);
    expect(await screen.findByText('Noch einmal versuchen')).toBeVisible();
    const page = within(screen.getByRole('article'));
    expect(page.getByRole('heading', { level: 1, name: 'Nordlicht' })).toBeVisible();
    expect(screen.getByRole('article').querySelector('img[src*="nordlicht"]')).not.toBeNull();
    expect(page.getByRole('link', { name: 'Alle Shops' })).toHaveAttribute('href', '/shops');
    vi.restoreAllMocks();
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
    stage.isWide = false;
    const { router } = await renderShops();
    await userEvent.click((await card('Nordlicht'))[0]!);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Nordlicht' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.querySelector('[data-page-heading]')).toBe(heading);
    expect(await screen.findByRole('heading', { level: 2, name: /^Gut zu wissen/ })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Alle Shops' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/shops'));
    const cards = await card('Nordlicht');
    await waitFor(() => expect(document.activeElement).toBe(cards[0]));
  });

  test('on narrow screens its address comes without the wall, which is asked for on the way back', async () => {
    stage.isWide = false;
    const calls = answer();
    await renderShops({ at });
    expect(await screen.findByRole('heading', { level: 2, name: /^Gut zu wissen/ })).toBeVisible();
    expect(calls.filter((path) => path.includes('wall'))).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Alle Shops' }));
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(await card('Nordlicht')).not.toHaveLength(0);
  });

  test('[7.012] [7.013] [3.107] [3.108] it asks for the fields of the specification and for those that it shows', async () => {
    const calls = answer();
    await renderShops({ at });
    await dialog();
    const call = calls.find((path) => path.startsWith('/api/v2/shop/1001'))!;
    expect(decodeURIComponent(call)).toBe(
      '/api/v2/shop/1001?fields=name,logo,description,redeemWarnings,isNewShopCustomerInquiry,codeTypes,link,voucherValues,type,id,slug,valueRange,categories,redeemable,acceptancePoints,numberOfShops,deliveries',
    );
  });

  test('[3.107] what an answer lacks is taken from the wall', async () => {
    answer({ '1001': { body: { id: 1001 } } });
    const { user } = await renderShops();
    await user.click((await card('Nordlicht'))[0]!);
    await dialog();
    expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
    expect(await screen.findByText(/^150,00/)).toBeVisible();
  });

  test('an answer without what the view needs is a failure that can be tried again', async () => {
    answer({ '1001': { body: { id: 1001 } }, 'wall/1': { body: [] } });
    await renderShops({ at });
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  });
});

test.each([true, false])('a session that ends is told once, wide %s', async (isWide) => {
  stage.isWide = isWide;
  const { session } = await renderShops({ at, voucher: { balanceInCent: 5000 } });
  await screen.findAllByRole('radio');
  act(() => session.expire());
  const title = 'Deine Sitzung wurde zu deiner Sicherheit beendet';
  expect(await screen.findAllByRole('heading', { name: title })).toHaveLength(1);
});

describe('contents of the page', () => {
  test('[3.094] [3.097] [3.098] [3.102] description, what one gets, where it is accepted, the website', async () => {
    await renderShops({ at });
    const details = within(await dialog());
    await details.findByText('Nordlicht führt Kleidung, die lange hält.');
    expect(details.getByText('Online einlösbar')).toBeVisible();
    expect(details.getByText('Code')).toBeVisible();
    const fact = (term: string) =>
      details.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(fact('Filialen')).toBe('116');
    expect(fact('Akzeptanzstellen')).toBe('135');
    const link = details.getByRole('link', { name: /^Zu Nordlicht/ });
    expect(link.getAttribute('href')).toBe('https://nordlicht.example/');
    expect(link.textContent).toContain('öffnet eine andere Website in einem neuen Tab');
  });

  test('[3.095] warnings come before the button', async () => {
    await renderShops({ at, voucher: { balanceInCent: 5000 } });
    const warning = await screen.findByRole('heading', { name: 'Gut zu wissen, bevor du einlöst' });
    const button = go('Wert wählen');
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
  ])('a shop that is %s is reported; the wall stays usable', async (_, id, body) => {
    answer({ '1001': body });
    await renderShops({ at: `/shops/${id}` });
    const gone = await dialog('Diesen Shop gibt es hier nicht mehr');
    // Without a voucher there is no balance to speak of.
    expect(within(gone).queryByText(/Guthaben/)).toBeNull();
    expect(within(gone).getByRole('link', { name: 'Shop aussuchen' })).toHaveAttribute(
      'href',
      '/shops',
    );
    await userEvent.keyboard('{Escape}');
    await noDialog();
    expect((await card('Buchwinkel')).length).toBeGreaterThan(0);
  });

  test('[8.004] a site that hides failures does not say that a shop is gone', async () => {
    answer({ '1001': undefined });
    await renderShops({ at, site: { overrideApiErrorMessageHtml: 'Unerwarteter Fehler' } });
    expect(await screen.findByText('Unerwarteter Fehler')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: /nicht mehr/ })).toBeNull();
  });

  test('[9.041] a shop that the site hides is reported as gone', async () => {
    await renderShops({ at, site: { hiddenShopCategories: [3] } });
    await screen.findByRole('heading', { name: 'Diesen Shop gibt es hier nicht mehr' });
  });

  test('[9.041] a hidden shop is gone on a deep link too, before and without the wall', async () => {
    answer({ 'wall/1': { body: '', status: 500 } });
    await renderShops({ at, site: { hiddenShopCategories: [3] } });
    await screen.findByRole('heading', { name: 'Diesen Shop gibt es hier nicht mehr' });
  });

  test('a failure can be tried again', async () => {
    answer({ '1001': { body: '', status: 500 } });
    await renderShops({ at });
    const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    answer();
    await userEvent.click(retry);
    await screen.findByText('Nordlicht führt Kleidung, die lange hält.');
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
    expect(await tile('10,00 €')).toBeVisible();
  });

  test('going to the wall instead cancels the pending navigation', async () => {
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
