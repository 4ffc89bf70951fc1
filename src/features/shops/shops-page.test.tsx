// @vitest-environment jsdom
import openapi from '~generated/openapi.json';
import { client } from '~generated/client/client.gen';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShopCategory, ShopWall } from '~/api';
import { fetchOf, renderShops, type Answers } from './testing';

const { examples } = openapi.components;
const wall = (examples.wall.value as ShopWall).slice(0, 60);
const categories = examples.categories.value as ShopCategory[];
const answers: Answers = { 'wall/1': { body: wall }, 'categories/1': { body: categories } };

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
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const links = (name?: string) =>
  within(name ? screen.getByRole('region', { name }) : document.body)
    .queryAllByRole('link')
    .filter((link) => link.hasAttribute('data-shop-id'));
const chip = (name: string) => screen.getByRole('checkbox', { name });
/** The count on the page; the live region says the same words a moment later. */
const countShown = (text: string | RegExp) => screen.findByText(text, { selector: 'p' });
const wallShown = () => screen.findByRole('heading', { level: 2, name: 'Alle Shops' });

describe('the wall', () => {
  test('shows top shops, bestsellers and the first block of all shops (2.055, 2.056)', async () => {
    await renderShops();
    await wallShown();
    expect(screen.getByRole('heading', { level: 1, name: 'Such dir einen Shop aus' })).toBeTruthy();
    expect(links('Top-Shops')).toHaveLength(wall.filter(({ position }) => position === 'T').length);
    expect(links('Bestseller')).toHaveLength(wall.filter(({ bestseller }) => bestseller).length);
    expect(links('Alle Shops')).toHaveLength(24);
    await waitFor(() => expect(document.title).toBe('Shop aussuchen – Schenkwerk'));
  });

  test('the name is the link, values and places are text', async () => {
    await renderShops({ voucher: { balanceInCent: 5000 } });
    await wallShown();
    const card = screen.getAllByRole('link', { name: 'Nordlicht' })[0]!.closest('li')!;
    expect(card.textContent).toContain('10, 20, 50, 150\u00A0€');
    expect(card.textContent).toContain('passt genau');
    expect(card.textContent).toContain('online vor Ort');
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/shops/1001/nordlicht');
    expect(within(card).queryByRole('img')).toBeNull();
  });

  test('[3.032] tells about the voucher where the site has the flag', async () => {
    await renderShops({
      voucher: { balanceInCent: 5000 },
      site: { flags: ['showVoucherInfoModal'] },
    });
    await wallShown();
    await userEvent.click(screen.getByRole('button', { name: 'Über deinen Gutschein' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dein Gutschein' });
    expect(dialog.textContent).toContain('50,00\u00A0€');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verstanden' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    [true, 'Dein Guthaben bei Schenkwerk'],
    [false, 'Dein Guthaben'],
  ])('[3.055] the brand beside the balance: %s', async (showBrandInVault, name) => {
    await renderShops({ voucher: { balanceInCent: 5000 }, site: { showBrandInVault, flags: [] } });
    await wallShown();
    expect(screen.getByRole('region', { name })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Über deinen Gutschein' })).toBeNull();
  });

  test('without printed names the logo names the shop (3.071)', async () => {
    await renderShops({ site: { showShopNameOnShopWall: false } });
    await wallShown();
    const card = screen.getAllByRole('link', { name: 'Nordlicht' })[0]!;
    expect(within(card).getByRole('img', { name: 'Nordlicht' })).toBeTruthy();
    expect(card.textContent).toBe('');
  });

  test('grows by a block, tells the address and focuses the first new card', async () => {
    const { router } = await renderShops();
    await wallShown();
    const more = screen.getByRole('link', { name: '36 weitere zeigen (24 von 60)' });
    expect(more.getAttribute('href')).toBe('/shops?page=2');
    await userEvent.click(more);
    await waitFor(() => expect(links('Alle Shops')).toHaveLength(60));
    await waitFor(() => expect(document.activeElement).toBe(links('Alle Shops')[24]));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(screen.queryByRole('link', { name: /weitere zeigen/ })).toBeNull();
  });

  test('opens as far as its address says', async () => {
    await renderShops({ at: '/shops?page=3' });
    await wallShown();
    expect(links('Alle Shops')).toHaveLength(60);
    expect(screen.queryByRole('link', { name: /weitere zeigen/ })).toBeNull();
  });

  test('hides what the site and the voucher exclude (3.080, 9.041)', async () => {
    const hidden = { ...wall[0]!, id: 9001, name: 'Versteckt', categories: [24] };
    const market = { ...wall[0]!, id: 9002, name: 'Marktplatz', marketplace: true };
    answer({ 'wall/1': { body: [hidden, market, wall[1]] } });
    await renderShops({
      site: { hiddenShopCategories: [24] },
      voucher: { balanceInCent: 5000, noMarketplaces: true },
    });
    await wallShown();
    expect(links('Alle Shops').map((link) => link.textContent)).toEqual(['Buchwinkel']);
  });
});

describe('filters', () => {
  test('search, category, level and place narrow the wall and live in the address', async () => {
    const { router } = await renderShops();
    await wallShown();
    await userEvent.type(screen.getByRole('searchbox'), 'GRÜN zeug');
    await countShown('1 von 60 Shops');
    expect(links().map((link) => link.textContent)).toEqual(['Grünzeug']);
    await waitFor(() => expect(router.state.location.search).toBe('?name=GR%C3%9CN+zeug'));

    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(chip('Kino & Freizeit'));
    await userEvent.click(chip('Online'));
    await userEvent.click(chip('50\u00A0€'));
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?categories=12&voucherValueLevels=5000&redeemable=online',
      ),
    );
    const shown = links().map((link) => Number(link.dataset['shopId']));
    expect(shown.length).toBeGreaterThan(0);
    for (const shop of wall.filter(({ id }) => shown.includes(id))) {
      expect(shop.categories).toContain(12);
      expect(shop.redeemable).toContain('online');
    }
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('an address with filters shows them chosen, and Back brings others', async () => {
    const { router } = await renderShops({ at: '/shops?categories=5&name=buch' });
    await screen.findByRole('heading', { level: 2, name: 'Das passt zu deiner Suche' });
    expect(chip('Bücher & Musik')).toHaveProperty('checked', true);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'buch');
    await act(() => router.navigate('/shops?redeemable=branch'));
    await waitFor(() => expect(chip('Vor Ort')).toHaveProperty('checked', true));
    expect(chip('Bücher & Musik')).toHaveProperty('checked', false);
  });

  test('fits my balance is there with a voucher only', async () => {
    await renderShops({ voucher: { balanceInCent: 2500 } });
    await wallShown();
    await userEvent.click(chip('Passt genau zu 25\u00A0€'));
    await countShown(/von 60 Shops/);
    expect(links().length).toBeGreaterThan(0);
    for (const link of links()) expect(link.closest('li')!.textContent).toContain('passt genau');
    cleanup();
    await renderShops();
    await wallShown();
    expect(screen.queryByRole('checkbox', { name: /Passt genau/ })).toBeNull();
  });

  test('the instructions of a chosen category are shown (2.052)', async () => {
    await renderShops({ at: '/shops?categories=21' });
    expect(
      await screen.findByRole('heading', { name: 'So löst du in „Essen & Trinken“ ein' }),
    ).toBeTruthy();
    expect(await screen.findByText('vor dem Bezahlen')).toBeTruthy();
  });

  test('the number of shops is said after a change', async () => {
    await renderShops();
    await wallShown();
    await userEvent.click(chip('Mode & Schuhe'));
    const count = wall.filter((shop) => shop.categories.includes(3)).length;
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(`${count} von 60 Shops`),
    );
  });

  test('without the flag there is the search only (3.029)', async () => {
    await renderShops({ site: { flags: [] } });
    await wallShown();
    expect(screen.getByRole('searchbox')).toBeTruthy();
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  });

  test('on narrow screens they are in a dialog that tells what will show', async () => {
    isWide = false;
    await renderShops();
    await wallShown();
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Shops filtern' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Mode & Schuhe' }));
    const count = wall.filter((shop) => shop.categories.includes(3)).length;
    const show = await within(dialog).findByRole('button', { name: `${count} Shops zeigen` });
    await userEvent.click(show);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = screen.getByRole('button', { name: 'Filter (1)' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('nothing to show', () => {
  test('says what to take back, and takes it back [8.041]', async () => {
    await renderShops({
      at: '/shops?name=nordlicht&categories=5,3&redeemable=online&shopIds=1002',
    });
    await screen.findByRole('heading', { name: 'Dazu finden wir keinen Shop' });
    await userEvent.click(screen.getByRole('button', { name: 'Ohne „nordlicht“ (1 Shop)' }));
    await countShown('1 von 60 Shops');
    expect(links().map((link) => link.textContent)).toEqual(['Buchwinkel']);
  });

  test('all filters can be reset', async () => {
    await renderShops({ at: '/shops?name=gibtesnicht&categories=5&keywords=nichts' });
    await screen.findByText(/schließen sich gegenseitig aus/);
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    await wallShown();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  test('an empty wall says so', async () => {
    answer({ 'wall/1': { body: [] } });
    await renderShops();
    expect(await screen.findByText('Hier gibt es gerade keine Shops')).toBeTruthy();
  });

  test('a failed wall can be asked for again', async () => {
    answer({ 'wall/1': { body: '', status: 500 } });
    await renderShops();
    await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
    answer();
    await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
    await wallShown();
  });

  test('failed categories leave a wall without that filter', async () => {
    answer({ 'categories/1': { body: '', status: 503 } });
    await renderShops();
    await wallShown();
    expect(chip('Online')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Kategorie' })).toBeNull();
  });

  test('a slow wall is said after a second, not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await renderShops();
    // The clock stands still until the page is there.
    while (!screen.queryByRole('searchbox')) {
      await act(() => new Promise((resolve) => setImmediate(resolve)));
    }
    await act(() => vi.advanceTimersByTimeAsync(990));
    expect(screen.getByRole('status').textContent).not.toContain('geladen');
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(screen.getByRole('status').textContent).toBe('Shops werden geladen');
  });
});

describe('the voucher', () => {
  test('is in sight with its balance; another code ends the session', async () => {
    const { session, router } = await renderShops({
      voucher: { balanceInCent: 5000, validUntil: '2029-12-31' },
    });
    await wallShown();
    const bar = screen.getByRole('region', { name: 'Dein Guthaben' });
    expect(bar.textContent).toContain('50,00\u00A0€');
    expect(bar.textContent).toContain('Gültig bis 31.12.2029');
    await userEvent.click(within(bar).getByRole('link', { name: 'Anderer Code' }));
    expect(session.getState().status).toBe('none');
    expect(router.state.location.pathname).toBe('/');
  });

  test('without one, the way to it is there', async () => {
    await renderShops();
    await wallShown();
    expect(screen.getByRole('link', { name: 'Code eingeben' }).getAttribute('href')).toBe('/');
  });
});

test('English', async () => {
  await renderShops({ locale: 'en-GB', voucher: { balanceInCent: 5000 } });
  await screen.findByRole('heading', { level: 2, name: 'All shops' });
  expect(chip('Matches €50 exactly')).toBeTruthy();
});
