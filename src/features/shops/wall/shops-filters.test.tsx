import { serve } from '~/api/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as liveRegion from '~/ui/live-region';
import { renderShops, shopCategories, shopWall, stageShops } from '~/features/shops/testing';

const wall = shopWall.slice(0, 60);
const stage = stageShops({ 'wall/1': { body: wall }, 'categories/1': { body: shopCategories } });
const { answer } = stage;

const links = (name?: string) =>
  within(name ? screen.getByRole('region', { name }) : document.body)
    .queryAllByRole('link')
    .filter((link) => link.hasAttribute('data-shop-id'));
const chip = (name: string) => screen.getByRole('checkbox', { name });
/** The count on the page; the live region says the same words a moment later. */
const countShown = (text: string | RegExp) => screen.findByText(text, { selector: 'p' });
const wallShown = () => screen.findByRole('heading', { level: 2, name: 'Weitere Shops' });
const allShown = () => screen.findByRole('heading', { level: 2, name: 'Alle Shops' });

describe('the order of the wall', () => {
  const order = () => screen.getByRole('combobox', { name: 'Sortieren' });

  test('begins with the best use of the balance, where that tells shops apart', async () => {
    await renderShops({ voucher: { balanceInCent: 1500 } });
    await allShown();
    expect(order()).toHaveDisplayValue('Kleinster Rest zuerst');
    expect(links()[0]!.closest('li')!.textContent).toContain('passt genau');
    const texts = links().map((link) => link.closest('li')!.textContent);
    const firstRest = texts.findIndex((text) => text.includes('bleiben dir'));
    const firstPayment = texts.findIndex((text) => text.includes('zuzahlen'));
    expect(texts.slice(0, firstRest).every((text) => text.includes('passt genau'))).toBe(true);
    expect(firstPayment === -1 || firstPayment > firstRest).toBe(true);
  });

  test('can be chosen, and is in the address', async () => {
    const { router } = await renderShops();
    await wallShown();
    expect(order()).toHaveDisplayValue('Beliebteste zuerst');
    await userEvent.selectOptions(order(), 'A bis Z');
    await allShown();
    const names = links().map((link) => link.textContent);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name'));
    expect(within(order()).queryByRole('option', { name: /Kleinster Rest/ })).toBeNull();
  });
});

describe('filters', () => {
  test('a search that was just typed does not call back who has opened another page', async () => {
    const { router } = await renderShops();
    await wallShown();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'grün' } });
    const address = location.href;
    // On a slow phone the pause after typing ends before the way to the other page is rendered.
    act(() => {
      void router.navigate('/');
      document.body.click();
      vi.advanceTimersByTime(1000);
    });
    // Nor does another press give the address of the wall to that page.
    expect(location.href).toBe(address);
    vi.useRealTimers();
    expect(await screen.findByRole('heading', { name: 'Code' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  test('[2.053] [2.054] [2.057] search, category, level and place narrow the wall and live in the address', async () => {
    const { router } = await renderShops();
    await wallShown();
    await userEvent.type(screen.getByRole('searchbox'), 'GRÜN zeug');
    await countShown('1 von 60 Shops');
    expect(links().map((link) => link.textContent)).toEqual(['Grünzeug']);
    await waitFor(() => expect(router.state.location.search).toBe('?name=GR%C3%9CN+zeug'));

    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(chip('Kino & Freizeit'));
    await userEvent.click(chip('Online'));
    await userEvent.click(screen.getByRole('button', { name: 'Filter (2)' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '50,00\u00A0€' }));
    await userEvent.keyboard('{Escape}');
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

  test('the search has a name, and a button that sends it also without scripts (WCAG 3.2.2, 4.1.2)', async () => {
    await renderShops();
    await wallShown();
    const field = screen.getByRole('searchbox', { name: 'Shop oder Stichwort suchen' });
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(within(form).getByRole('button', { name: 'Suchen' })).toHaveAttribute('type', 'submit');
    await userEvent.type(field, 'buch');
    // The address of the page with this query is the one that shows the result.
    expect(form).not.toHaveAttribute('action');
    expect([...new FormData(form)]).toEqual([['name', 'buch']]);
    const unnamed = [...document.querySelectorAll('label')].filter((label) => !label.textContent);
    expect(unnamed).toEqual([]);
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
    await renderShops({ voucher: { balanceInCent: 1500 } });
    await allShown();
    const fit = (link: HTMLElement) => link.closest('li')!.textContent.includes('passt genau');
    const names = (all: HTMLElement[]) => all.map(({ textContent }) => textContent).sort();
    const fitting = names(links().filter(fit));
    expect(fitting.length).toBeGreaterThan(0);
    await userEvent.click(chip('Passt genau zu 15,00\u00A0€'));
    await countShown(/von 60 Shops/);
    expect(names(links())).toEqual(expect.arrayContaining(fitting));
    // It need not be said of each.
    expect(links().some(fit)).toBe(false);
    cleanup();
    // No value takes it to the cent: the value that leaves least is shown, and never nothing.
    await renderShops({ voucher: { balanceInCent: 3750 } });
    await screen.findByRole('searchbox');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Kleinster Rest' }));
    await countShown(/von 60 Shops/);
    expect(links().length).toBeGreaterThan(0);
    cleanup();
    await renderShops();
    await wallShown();
    expect(screen.queryByRole('checkbox', { name: /Passt genau/ })).toBeNull();
  });

  test('a balance that fits every shop is no filter, and can be taken back where it was chosen', async () => {
    await renderShops({ voucher: { balanceInCent: 5000 } });
    await wallShown();
    expect(screen.queryByRole('checkbox', { name: /Passt genau/ })).toBeNull();
    cleanup();
    await renderShops({ at: '/shops?fits=1', voucher: { balanceInCent: 5000 } });
    await countShown('60 von 60 Shops');
    await userEvent.click(chip('Passt genau zu 50,00\u00A0€'));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Passt genau/ })).toBeNull());
  });

  test('[2.052] the instructions of a chosen category are shown', async () => {
    await renderShops({ at: '/shops?categories=21' });
    expect(
      await screen.findByRole('heading', {
        name: 'So löst du deinen Gutschein ein: Essen & Trinken',
      }),
    ).toBeVisible();
    expect(await screen.findByText('vor dem Bezahlen')).toBeVisible();
  });

  test('the number of shops is said after a change (WCAG 4.1.3)', async () => {
    await renderShops();
    await wallShown();
    await userEvent.click(chip('Mode & Schuhe'));
    const count = wall.filter((shop) => shop.categories.includes(3)).length;
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(`${count} von 60 Shops`),
    );
  });

  test('[3.029] without the flag there is the search only', async () => {
    await renderShops({ site: { flags: [] } });
    await wallShown();
    expect(screen.getByRole('searchbox')).toBeVisible();
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  });

  test('without filters there is no dialog, so the order is beside the search on phones, too', async () => {
    stage.isWide = false;
    await renderShops({ site: { flags: [] } });
    await wallShown();
    expect(
      within(screen.getByRole('search')).getByRole('combobox', { name: 'Sortieren' }),
    ).toBeVisible();
  });

  test('the only chosen category is the heading of what is found', async () => {
    await renderShops({ at: '/shops?categories=3' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Mode & Schuhe' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'a');
    expect(await screen.findByRole('heading', { name: 'Das passt zu deiner Suche' })).toBeVisible();
  });

  test('on narrow screens they are in a dialog that tells what will show', async () => {
    stage.isWide = false;
    await renderShops();
    await wallShown();
    // The categories are a row below the search, too.
    expect(screen.getByRole('checkbox', { name: 'Mode & Schuhe' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Online/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Shops filtern' });
    expect(within(dialog).getByRole('combobox', { name: 'Sortieren' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Mode & Schuhe' }));
    const count = wall.filter((shop) => shop.categories.includes(3)).length;
    const show = await within(dialog).findByRole('button', { name: `${count} Shops zeigen` });
    await userEvent.click(show);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = screen.getByRole('button', { name: 'Filter (1)' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

test('the row of categories is no stop of its own: Firefox adds one to what scrolls', async () => {
  answer();
  await renderShops();
  await wallShown();
  const categories = await screen.findByRole('toolbar', { name: 'Kategorie' });
  expect(categories.parentElement).toHaveAttribute('tabindex', '-1');
});

describe('the focus goes to the heading of the results (WCAG 2.4.3)', () => {
  const found = () => screen.findByRole('heading', { level: 2, name: 'Das passt zu deiner Suche' });

  test('after Enter in the search, and their number is said', async () => {
    await renderShops();
    await wallShown();
    await userEvent.type(screen.getByRole('searchbox'), 'winkel');
    const heading = await found();
    const said = vi.spyOn(liveRegion, 'announce');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(said).toHaveBeenCalledWith('1 von 60 Shops');
  });

  test('after Enter without a result', async () => {
    await renderShops();
    await wallShown();
    await userEvent.type(screen.getByRole('searchbox'), 'gibtesnicht{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Dazu finden wir keinen Shop' })).toHaveFocus(),
    );
  });

  test('after the filters above the wall are reset', async () => {
    await renderShops({ at: '/shops?name=winkel' });
    await found();
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    await wallShown();
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveFocus());
  });

  test('after the one choice in the way is taken back', async () => {
    await renderShops({ at: '/shops?name=nordlicht&shopIds=1002' });
    await screen.findByRole('heading', { name: 'Dazu finden wir keinen Shop' });
    await userEvent.click(screen.getAllByRole('button', { name: /^Ohne / })[0]!);
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveFocus());
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
    expect(await wallShown()).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveFocus());
  });

  test('an empty wall says so', async () => {
    answer({ 'wall/1': { body: [] } });
    await renderShops();
    expect(await screen.findByText('Hier gibt es gerade keine Shops')).toBeVisible();
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
    expect(chip('Online')).toBeVisible();
    expect(screen.queryByRole('toolbar', { name: 'Kategorie' })).toBeNull();
  });

  test('a slow wall is said after a second, not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    serve(() => 'waiting');
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
