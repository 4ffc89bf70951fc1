import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, answerPlaces, type Answer } from '~/api/testing';
import geocodingContract from '~generated/geocoding.json';
import { env } from '~/lib/env';
import { renderRoutes } from '~/tests/render-routes';
import { RegionPage } from './region-page';

// The canvas of the map needs a browser; e2e/region.spec.ts looks at it there.
vi.mock('./map/map-view', () => {
  throw new Error('no map here');
});

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(cleanup);

type Places = 'exact' | 'fuzzy' | 'many' | 'none' | 'broken' | 'exact-hamburg';

const { examples } = geocodingContract.components as {
  examples: Record<string, { value?: unknown }>;
};
const { get } = geocodingContract.paths['/geocoding/{query}.json'];
const named: Record<string, { $ref: string }> =
  get.responses['200'].content['application/json'].examples;

/** The contract's answer of the geocoding service. */
const placesOf = (name: string): unknown =>
  examples[named[name]?.$ref.split('/').at(-1) ?? '']?.value;

async function open(search: string, places: Places, points: Answer | Answer[]) {
  const calls = answerCalls({
    listAcceptancePoints: points,
    listShopCategories: { status: 200, example: 'categories-local' },
  });
  const asked = answerPlaces(places === 'broken' ? 'lost' : placesOf(places));
  const page = await renderRoutes([{ path: '/region', Component: RegionPage }], {
    at: `/region${search}`,
    siteId: 'heimatgruss',
  });
  return { ...page, calls, asked };
}

const around: Answer = { status: 200, example: 'around-hamburg' };
const nowhere: Answer = { status: 200, example: 'around-nowhere' };
const found = (name: RegExp | string) => screen.findByRole('heading', { level: 2, name });

test('[1.037] [2.002] [7.026] [7.029] [9.003] searches a place and lists what is around it', async () => {
  const { user, asked, calls, router } = await open('', 'exact-hamburg', around);
  await user.type(screen.getByLabelText('Postleitzahl oder Ort'), 'Hamburg{Enter}');
  await found('9 Betriebe im Umkreis von Hamburg');
  expect(router.state.location.search).toBe('?q=Hamburg');
  const [address] = asked;
  expect(address?.pathname).toMatch(/\/Hamburg\.json$/);
  expect(Object.fromEntries(address?.searchParams ?? [])).toMatchObject({
    language: 'de',
    country: 'de',
    fuzzyMatch: 'true',
    limit: '3',
  });
  expect(calls.some(({ operationId }) => operationId === 'listAcceptancePoints')).toBe(true);
  const [first] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'));
  expect(first).toHaveTextContent('Friseur Am Markt');
  expect(first).toHaveTextContent('0,6 km');
  expect(first).toHaveTextContent('Marktstraße 65, 20095 Hamburg');
  expect(first).toHaveTextContent('Di–Sa 9–18 Uhr');
  const route = within(first!).getByRole('link', { name: /^Route/ });
  expect(route).toHaveAccessibleDescription('Friseur Am Markt');
  expect(route).toHaveAttribute('href', expect.stringMatching(/\?to=53\.\d+%2C(9|10)\.\d+$/));
});

test('a search keeps the focus in the field, and Back brings the search before it (WCAG 2.4.3)', async () => {
  const { user, router } = await open('?q=Bremen', 'exact-hamburg', around);
  // The answer of the test is about Hamburg, whatever was asked.
  await found('9 Betriebe im Umkreis von Hamburg');
  const field = screen.getByLabelText('Postleitzahl oder Ort');
  await user.clear(field);
  await user.type(field, 'Altona{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=Altona'));
  await found('9 Betriebe im Umkreis von Hamburg');
  expect(field).toHaveFocus();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(field).toHaveValue('Bremen'));
  expect(screen.getByLabelText('Postleitzahl oder Ort')).toBe(field);
});

test('the address of a search leads to it, and the list works without the map', async () => {
  await open('?q=Hamburg', 'exact-hamburg', around);
  await found('9 Betriebe im Umkreis von Hamburg');
  expect(screen.getByLabelText('Postleitzahl oder Ort')).toHaveValue('Hamburg');
  expect(await screen.findByText('Alles Wichtige steht in der Liste.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Karte überspringen' })).toHaveAttribute(
    'href',
    '#after-map',
  );
});

test('[4.039] says that it searches, and an empty search stays where it is', async () => {
  const { user } = await open('', 'exact-hamburg', around);
  await user.click(screen.getByRole('button', { name: 'Suchen' }));
  expect(screen.getByLabelText('Postleitzahl oder Ort')).toHaveFocus();
  expect(screen.getByLabelText('Postleitzahl oder Ort')).toHaveAccessibleDescription(/ausfüllen/);
  const answer = fetch;
  let release: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
    await gate;
    return answer(...input);
  });
  await user.type(screen.getByLabelText('Postleitzahl oder Ort'), 'Hamburg{Enter}');
  expect(await screen.findByText('Wird gesucht …')).toBeVisible();
  release?.();
  await found('9 Betriebe im Umkreis von Hamburg');
});

test('several places of a name, and a misspelled one', async () => {
  const { user, router } = await open('?q=Frankfurt', 'many', around);
  const choice = await screen.findByRole('group', { name: 'Welcher Ort ist gemeint?' });
  const options = within(choice).getAllByRole('radio');
  expect(options.length).toBeGreaterThan(1);
  expect(options[0]).toBeChecked();
  await user.click(options[1] as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toMatch(/place=/));
  cleanup();
  await open('?q=Hambrug', 'fuzzy', around);
  expect(await screen.findByRole('group', { name: 'Meintest du diesen Ort?' })).toBeVisible();
});

test('a category narrows the list, and the address remembers it', async () => {
  const { user, router } = await open('?q=Hamburg', 'exact-hamburg', around);
  const filter = await screen.findByRole('group', { name: 'Was suchst du?' });
  const [, second] = within(filter).getAllByRole('radio');
  await user.click(second as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toMatch(/category=\d+/));
  expect(screen.queryByRole('heading', { name: '9 Betriebe im Umkreis von Hamburg' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Alles' }));
  await found('9 Betriebe im Umkreis von Hamburg');
});

test('no such place, and no shop around it, take the focus each time (WCAG 4.1.3)', async () => {
  const { user } = await open('', 'none', nowhere);
  const field = screen.getByLabelText('Postleitzahl oder Ort');
  const unknown = { name: 'Diesen Ort finden wir nicht' };
  for (const place of ['Nirgendwo', 'Nirgends', 'Nirgendwo']) {
    await user.clear(field);
    await user.type(field, `${place}{Enter}`);
    await waitFor(() => expect(screen.getByRole('group', unknown)).toHaveFocus());
  }
  cleanup();
  await open('?q=Hamburg', 'exact-hamburg', nowhere);
  const empty = { name: 'Hier gibt es noch keinen Betrieb' };
  await waitFor(() => expect(screen.getByRole('group', empty)).toHaveFocus());
  expect(screen.queryByText(/„Alles“|Filter/)).toBeNull();
});

test('a place that is suggested is looked for, and its result takes the focus', async () => {
  const { user, router } = await open('?q=Nirgendwo', 'none', around);
  await found('Diesen Ort finden wir nicht');
  expect(document.title).toMatch(/^Diesen Ort finden wir nicht – /);
  expect(screen.queryByRole('region', { name: 'Karte' })).toBeNull();
  answerPlaces(placesOf('exact-hamburg'));
  await user.click(screen.getByRole('button', { name: 'Hamburg' }));
  await waitFor(async () => expect(await found('9 Betriebe im Umkreis von Hamburg')).toHaveFocus());
  expect(router.state.location.search).toBe('?q=Hamburg');
  expect(screen.getByRole('region', { name: 'Karte' })).toBeVisible();
});

test('a category without a shop around says so, and how to see the others', async () => {
  const { user } = await open('?q=Hamburg&category=9999', 'exact-hamburg', around);
  await found('Nichts in dieser Auswahl');
  await user.click(screen.getByRole('radio', { name: 'Alles' }));
  await found('9 Betriebe im Umkreis von Hamburg');
});

test.each([
  ['larkgift-fr', 'fr-FR', 'Code postal ou localité', 'Par exemple 69002 ou Lyon'],
  ['larkgift-gb', 'en-GB', 'Postcode or town', 'For example LS1 4DY or Leeds'],
  ['heimatgruss', 'de-DE', 'Postleitzahl oder Ort', 'Zum Beispiel 20095 oder Hamburg'],
])('the example of %s is a place of its country', async (siteId, locale, label, example) => {
  answerCalls({ listShopCategories: { status: 200, example: 'categories-local' } });
  await renderRoutes([{ path: '/region', Component: RegionPage }], {
    at: '/region',
    siteId,
    locale,
  });
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(example);
});

test('without the geocoding service a postal code still finds its shops', async () => {
  await open('?q=20095', 'broken', around);
  await found('9 Betriebe im Umkreis von 20095');
  expect(
    screen.getByText('Die Liste gilt für die Postleitzahl und ist vollständig.'),
  ).toBeVisible();
});

test('without the geocoding service a place leads to the postal code', async () => {
  const { calls } = await open('?q=Hamburg', 'broken', around);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/Mit einer Postleitzahl/));
  expect(calls.filter(({ operationId }) => operationId === 'listAcceptancePoints')).toEqual([]);
});

test('a list that failed is asked for again', async () => {
  const { user } = await open('?q=Hamburg', 'exact-hamburg', [
    { status: 429, example: 'rate-limited' },
    around,
  ]);
  const retry = await screen.findByRole('button', { name: /Noch einmal versuchen/ });
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
  await user.click(retry);
  await found('9 Betriebe im Umkreis von Hamburg');
});

test('the chosen entry of the list is marked', async () => {
  const { user } = await open('?q=Hamburg', 'exact-hamburg', around);
  const show = await screen.findByRole('button', {
    name: 'Auf der Karte Friseur Am Markt',
  });
  await user.click(show);
  expect(show).toHaveAttribute('aria-pressed', 'true');
});

test('a website without a geocoding service offers postal codes only, and sends no request', async () => {
  vi.spyOn(env, 'geocodingUrl', 'get').mockReturnValue(undefined);
  const { user, asked, router } = await open('', 'broken', around);
  const field = screen.getByRole('searchbox', { name: 'Postleitzahl' });
  await user.type(field, 'Hamburg{Enter}');
  expect(field).toHaveAccessibleDescription(/Gib eine Postleitzahl ein/);
  expect(router.state.location.search).toBe('');
  await user.clear(field);
  await user.type(field, '20095{Enter}');
  await found('9 Betriebe im Umkreis von 20095');
  expect(screen.queryByText('Die Ortssuche antwortet gerade nicht')).toBeNull();
  expect(asked).toEqual([]);
});

test('a link to a place says on a website without a geocoding service that there is none', async () => {
  vi.spyOn(env, 'geocodingUrl', 'get').mockReturnValue(undefined);
  const { asked } = await open('?q=Hamburg', 'broken', around);
  await found('Diesen Ort finden wir nicht');
  expect(asked).toEqual([]);
});
