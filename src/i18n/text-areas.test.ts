import { expect, test, vi } from 'vitest';
import { createI18n } from './create-i18n';
import type { Messages } from './messages';
import { createTextAreas, FIRST_AREA, setTextAreas, withTexts } from './text-areas';

/** A page in German whose other texts arrive when the test says so. */
function setUp() {
  const waiting = new Map<string, { resolve: (texts: Messages) => void; reject: () => void }>();
  const load = vi.fn((locale: string, area: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Messages>();
    waiting.set(`${locale}/${area}`, { resolve, reject: () => reject(new Error('lost')) });
    return promise;
  });
  const i18n = createI18n('de-CH', { 'landing.hello': 'Grüezi' });
  const areas = createTextAreas(i18n, load, [FIRST_AREA]);
  const arrive = (id: string) => waiting.get(id)?.resolve({ [id]: `text of ${id}` });
  const has = (id: string) => i18n.exists(id);
  return { i18n, areas, load, waiting, arrive, has };
}

test('an area is loaded once and then there', async () => {
  const { areas, load, arrive, has } = setUp();
  const both = Promise.all([areas.need(['shops']), areas.need(['shops'])]);
  arrive('de-CH/shops');
  await both;
  expect(load).toHaveBeenCalledTimes(1);
  expect(has('de-CH/shops')).toBe(true);
});

test('what did not arrive is asked for again', async () => {
  const { areas, load, waiting, arrive } = setUp();
  const first = areas.need(['shops']);
  waiting.get('de-CH/shops')?.reject();
  await expect(first).rejects.toThrow('lost');
  const second = areas.need(['shops']);
  arrive('de-CH/shops');
  await second;
  expect(load).toHaveBeenCalledTimes(2);
});

test('[1.054] [4.026] another language brings every area that the page has needed', async () => {
  const { i18n, areas, arrive, has } = setUp();
  const need = areas.need(['shops']);
  arrive('de-CH/shops');
  await need;
  const change = areas.change('fr-CH');
  expect(i18n.language).toBe('de-CH');
  arrive('fr-CH/landing');
  arrive('fr-CH/shops');
  await change;
  expect(i18n.language).toBe('fr-CH');
  expect(has('fr-CH/landing') && has('fr-CH/shops')).toBe(true);
});

test('texts that are on their way when the language changes come in the new one', async () => {
  const { areas, arrive, has } = setUp();
  const need = areas.need(['shops']);
  const change = areas.change('fr-CH');
  arrive('fr-CH/landing');
  arrive('fr-CH/shops');
  await change;
  arrive('de-CH/shops');
  await need;
  expect(has('fr-CH/shops')).toBe(true);
});

test('a part of the application waits for its texts and its code', async () => {
  const { areas, arrive } = setUp();
  const code = Promise.resolve({ Page: 'page' });
  // Development and tests have all texts at once.
  await expect(withTexts(code, ['shops'])).resolves.toEqual({ Page: 'page' });
  setTextAreas(areas);
  let isDone = false;
  const part = (async () => {
    const module = await withTexts(code, ['shops']);
    isDone = true;
    return module;
  })();
  await code;
  expect(isDone).toBe(false);
  arrive('de-CH/shops');
  await expect(part).resolves.toEqual({ Page: 'page' });
});
