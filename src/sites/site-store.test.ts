import { expect, test, vi } from 'vitest';
import { AnswerError } from '~/lib/answer-error';
import { loadSite } from './load-site';
import { createSiteStore } from './site-store';

async function storeWith(fetchConfig: (country: string) => Promise<{ id: string }>) {
  const report = vi.fn();
  const local = await loadSite('schenkwerk-de');
  return { store: createSiteStore({ local, fetchConfig, report }), report };
}

test('[4.001] [4.005] [3.072] is loading until the configuration is there, and merges it', async () => {
  const fetchConfig = vi.fn(() => Promise.resolve({ id: 'schenkwerk-de', heading: 'Vom Server' }));
  const { store } = await storeWith(fetchConfig);
  expect(store.getState().phase).toBe('loading');
  await store.load();
  expect(fetchConfig).toHaveBeenCalledWith('de');
  expect(store.getState()).toMatchObject({
    phase: 'ready',
    site: { heading: 'Vom Server', brand: 'Schenkwerk' },
  });
});

test('[4.006] [4.007] [8.001] a failure is high maintenance until a retry succeeds, and is reported', async () => {
  const error = new Error('no answer');
  const fetchConfig = vi
    .fn()
    .mockRejectedValueOnce(error)
    .mockResolvedValue({ id: 'schenkwerk-de' });
  const { store, report } = await storeWith(fetchConfig);
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.getState().phase));
  await store.load();
  expect(store.getState().phase).toBe('failed');
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(String), error);
  await store.load();
  expect(seen.at(-1)).toBe('ready');
});

test('[4.006] [8.001] the configuration of another site is not taken', async () => {
  const other = { id: 'freudentag-de', heading: 'Für einen anderen' };
  const { store, report } = await storeWith(() => Promise.resolve(other));
  const { site } = store.getState();
  await store.load();
  expect(store.getState()).toMatchObject({ site, phase: 'failed', category: undefined });
  const reason = new AnswerError('The configuration of freudentag-de was answered');
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(String), reason);
});

test('[3.034] [3.035] [3.036] is fetched again for another language, also under a variation', async () => {
  const fetchConfig = vi
    .fn()
    .mockResolvedValueOnce({ id: 'schenkwerk-de', heading: 'Hallo' })
    .mockResolvedValueOnce({ id: 'schenkwerk-de', heading: 'Bonjour' });
  const { store } = await storeWith(fetchConfig);
  await store.load();
  await store.applyVariation({ urlName: 'bonus', config: { text: 'Bonus' } });
  await store.reload();
  expect(store.getState()).toMatchObject({
    phase: 'ready',
    category: 'bonus',
    site: { heading: 'Bonjour', text: 'Bonus' },
  });
});

test('[4.006] a configuration that does not come again changes nothing, and is reported', async () => {
  const fetchConfig = vi
    .fn()
    .mockResolvedValueOnce({ id: 'schenkwerk-de', heading: 'Hallo' })
    .mockRejectedValueOnce(new Error('no answer'));
  const { store, report } = await storeWith(fetchConfig);
  await store.load();
  const before = store.getState();
  await store.reload();
  expect(store.getState()).toBe(before);
  expect(report).toHaveBeenCalledOnce();
});
