import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { serve } from '~/api/testing';
import { tokenFor } from '~/voucher/testing';
import { heldVoucher } from '~/voucher/voucher-session';
import {
  renderShops,
  shopCategories,
  shopWall,
  stageShops,
  type Answers,
} from '~/features/shops/testing';

const wall = shopWall.slice(0, 60);
const { answer } = stageShops({
  'wall/1': { body: wall },
  'categories/1': { body: shopCategories },
});

const links = (name?: string) =>
  within(name ? screen.getByRole('region', { name }) : document.body)
    .queryAllByRole('link')
    .filter((link) => link.hasAttribute('data-shop-id'));
const chip = (name: string) => screen.getByRole('checkbox', { name });
const wallShown = () => screen.findByRole('heading', { level: 2, name: 'Weitere Shops' });

describe('the wall', () => {
  test('[3.104] [3.105] [2.055] [2.056] shows top shops, bestsellers and the first block of all shops', async () => {
    await renderShops();
    await wallShown();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Such dir einen Shop aus' }),
    ).toBeVisible();
    const ids = (name: string) => links(name).map((link) => Number(link.dataset['shopId']));
    const known = (id: number) => wall.find((shop) => shop.id === id);
    expect(ids('Empfohlen')).toHaveLength(8);
    for (const id of ids('Empfohlen')) expect(known(id)).toHaveProperty('position', 'T');
    expect(ids('Oft gewählt')).toHaveLength(4);
    for (const id of ids('Oft gewählt')) expect(known(id)).toHaveProperty('bestseller', true);
    expect(links('Weitere Shops')).toHaveLength(24);
    const all = links();
    expect(new Set(all.map((link) => link.dataset['shopId'])).size).toBe(all.length);
    await waitFor(() => expect(document.title).toBe('Shop aussuchen – Schenkwerk'));
  });

  test('[3.090] [3.091] [3.092] [3.099] [3.109] [3.110] the name is the link, values and places are text', async () => {
    await renderShops({ voucher: { balanceInCent: 5000 } });
    await wallShown();
    const card = screen.getAllByRole('link', { name: 'Nordlicht' })[0]!.closest('li')!;
    expect(card.textContent).toContain('10, 20, 50, 150\u00A0€');
    // Also where nearly every shop does: a wall that says nothing reads like one where nothing fits.
    expect(card.textContent).toContain('passt genau');
    expect(card.textContent).toContain('online, vor Ort');
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/shops/1001/nordlicht');
    expect(within(card).queryByRole('img')).toBeNull();
    const [ground] = card.children as HTMLCollectionOf<HTMLElement>;
    expect(ground?.style.getPropertyValue('--shop')).toBe(wall[0]?.color);
    expect(wall[0]?.color).toMatch(/^#/);
  });

  test('[4.070] the end of the session is said, and takes the focus of what is gone only (WCAG 2.2.1, 4.1.3)', async () => {
    const { session } = await renderShops({ voucher: { balanceInCent: 5000 } });
    await wallShown();
    const field = screen.getByRole('searchbox');
    act(() => field.focus());
    act(() => session.expire());
    const over = { name: 'Deine Sitzung wurde zu deiner Sicherheit beendet' };
    expect((await screen.findByRole('heading', over)).closest('[role=alert]')).not.toBeNull();
    expect(field).toHaveFocus();
    cleanup();
    const again = await renderShops({ voucher: { balanceInCent: 5000 } });
    const other = await screen.findByRole('link', { name: 'Anderer Code' });
    act(() => other.focus());
    act(() => again.session.expire());
    const title = await screen.findByRole('heading', over);
    await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true));
    expect(document.body).not.toHaveFocus();
  });

  test('without a connection it says so at once, and comes by itself when there is one', async () => {
    act(() => void dispatchEvent(new Event('offline')));
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    serve(() => 'lost');
    await renderShops();
    const title = 'Ohne Internet können wir das nicht laden';
    expect(await screen.findByRole('group', { name: title })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeEnabled();
    answer();
    isOnline.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    await wallShown();
    expect(screen.queryByRole('group', { name: title })).toBeNull();
  });

  test('[3.032] tells about the voucher where the site has the flag', async () => {
    await renderShops({
      voucher: { balanceInCent: 5000 },
      site: { flags: ['showVoucherInfoModal'] },
    });
    await wallShown();
    const bar = screen.getByRole('region', { name: 'Dein Guthaben' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Über deinen Gutschein' }));
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

  test('[3.093] [3.071] without printed names the shop has its name all the same', async () => {
    await renderShops({ site: { showShopNameOnShopWall: false } });
    await wallShown();
    const card = screen.getAllByRole('link', { name: 'Nordlicht' })[0]!;
    expect(within(card).getByText('Nordlicht').getAttribute('aria-hidden')).toBeNull();
    expect(card.closest('li')!.textContent.match(/Nordlicht/g)).toHaveLength(1);
  });

  test('grows by a block, tells the address and focuses the first new card', async () => {
    const { router } = await renderShops();
    await wallShown();
    const more = screen.getByRole('link', { name: '24 weitere zeigen (36 von 60)' });
    expect(more.getAttribute('href')).toBe('/shops?page=2');
    await userEvent.click(more);
    await waitFor(() => expect(links('Weitere Shops')).toHaveLength(48));
    await waitFor(() => expect(document.activeElement).toBe(links('Weitere Shops')[24]));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(screen.queryByRole('link', { name: /weitere zeigen/ })).toBeNull();
  });

  test('opens as far as its address says', async () => {
    await renderShops({ at: '/shops?page=3' });
    await wallShown();
    expect(links('Weitere Shops')).toHaveLength(48);
    expect(screen.queryByRole('link', { name: /weitere zeigen/ })).toBeNull();
  });

  test('[3.080] [9.041] hides what the site and the voucher exclude', async () => {
    const hidden = { ...wall[0]!, id: 9001, name: 'Versteckt', categories: [24] };
    const market = { ...wall[0]!, id: 9002, name: 'Marktplatz', marketplace: true };
    answer({ 'wall/1': { body: [hidden, market, wall[1]] } });
    await renderShops({
      site: { hiddenShopCategories: [24] },
      voucher: { balanceInCent: 5000, noMarketplaces: true },
    });
    await screen.findByRole('heading', { level: 2, name: 'Alle Shops' });
    expect(links('Alle Shops').map((link) => link.textContent)).toEqual(['Buchwinkel']);
  });
});

describe('the voucher', () => {
  test('[1.015] the balance is said once, after the heading (WCAG 4.1.3)', async () => {
    await renderShops({ voucher: { balanceInCent: 4200 } });
    expect(await screen.findByText(/^Dein Guthaben: 42,00\s€$/)).toBeInTheDocument();
  });

  test('[3.079] brings the shops of its own category', async () => {
    const of = (id: number) => ({ body: wall.filter((shop) => shop.id === id) });
    answer({ 'wall/1': of(1001), 'wall/2': of(1002) });
    await renderShops({ voucher: { balanceInCent: 5000, categoryId: 2 } });
    await waitFor(() =>
      expect(links('Alle Shops').map((link) => link.textContent)).toEqual(['Buchwinkel']),
    );
  });

  test('[3.086] is in sight with its balance; another code ends the session', async () => {
    const { session, router } = await renderShops({
      voucher: { balanceInCent: 5000, validUntil: '2029-12-31T12:00:00Z' },
    });
    await wallShown();
    const bar = screen.getByRole('region', { name: 'Dein Guthaben' });
    expect(bar.textContent).toContain('50,00\u00A0€');
    expect(bar.textContent).toContain('Gültig bis 31.12.2029');
    await userEvent.click(within(bar).getByRole('link', { name: 'Anderer Code' }));
    expect(session.getState().status).toBe('none');
    expect(router.state.location.pathname).toBe('/');
  });

  test('of one with nothing on it no sentence speaks of a value or of a code to enter', async () => {
    await renderShops({ voucher: { balanceInCent: 0 } });
    await screen.findByRole('region', { name: 'Dein Guthaben' });
    expect(screen.queryByText(/Sobald du deinen Code|Nimm alles auf einmal/)).toBeNull();
  });

  test('[5.030] a tile asks of a prepaid card for as much as the shop’s values do', async () => {
    await renderShops({ voucher: { balanceInCent: 0, isPrepaid: true } });
    const sums = await screen.findAllByText(/zuzahlen$/);
    expect(sums.length).toBeGreaterThan(0);
    for (const { textContent } of sums) expect(parseFloat(textContent)).toBeGreaterThanOrEqual(15);
  });

  test('beside others of the visit, it is changed without losing one', async () => {
    const { session, router } = await renderShops({ voucher: { balanceInCent: 5000 } });
    await wallShown();
    const exp = Date.now() / 1000 + 3600;
    act(() => {
      session.putAside();
      session.start(tokenFor(exp, { balanceInCent: 2500 }, { sub: 'voucher-2' }));
    });
    expect(screen.queryByRole('link', { name: 'Anderer Code' })).toBeNull();
    expect(screen.getByText(/^Noch dabei: 50,00\s€$/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Wechseln' }));
    expect(heldVoucher(session.getState())?.id).toBe('voucher-2');
    expect(session.waiting.get()).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/');
  });

  test('the sheet about it names the others of the visit', async () => {
    const { session } = await renderShops({ voucher: { balanceInCent: 5000 } });
    await wallShown();
    const exp = Date.now() / 1000 + 3600;
    act(() => {
      session.putAside();
      session.start(tokenFor(exp, { balanceInCent: 2500 }, { sub: 'voucher-2' }));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Über deinen Gutschein' }));
    expect(await screen.findByText(/^Auch dabei: 50,00\s€\. Nach dieser/)).toBeVisible();
  });

  test('without one in use, those that wait are named', async () => {
    const { session } = await renderShops({ voucher: { balanceInCent: 5000 } });
    await wallShown();
    act(() => session.putAside());
    expect(screen.getByText(/^Noch dabei: 50,00\s€$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Wechseln' })).toHaveAttribute('href', '/');
  });

  test('without one, the way to it is there', async () => {
    await renderShops();
    await wallShown();
    expect(screen.getByRole('link', { name: 'Code eingeben' }).getAttribute('href')).toBe('/');
  });
});

test('English', async () => {
  await renderShops({ locale: 'en-GB', voucher: { balanceInCent: 5000 } });
  await screen.findByRole('heading', { level: 2, name: 'More shops' });
  expect(chip('Online')).toBeVisible();
});

describe('the way to a donation', () => {
  const organisations = (minInCent: number): Answers => ({
    '/api/v2/donation-organisations/1': {
      body: [
        {
          id: 1,
          name: 'Wiesengrund',
          description: 'Obst',
          receiptPossible: true,
          minInCent,
          currency: 'EUR',
        },
      ],
    },
  });
  const way = () => screen.queryByRole('link', { name: 'An eine Organisation spenden' });

  test('[1.023] [3.160] a visitor with a voucher finds it', async () => {
    answer(organisations(500));
    await renderShops({ voucher: { balanceInCent: 5000 } });
    await waitFor(() => expect(way()).toHaveAttribute('href', '/redeem/donate'));
  });

  test('a balance that no organisation takes leads to none', async () => {
    const calls = answer(organisations(5001));
    await renderShops({ voucher: { balanceInCent: 5000 } });
    await waitFor(() => expect(calls).toContain('/api/v2/donation-organisations/1'));
    expect(way()).toBeNull();
  });
});
