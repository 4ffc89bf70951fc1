import { beforeEach, describe, expect, test, vi } from 'vitest';
import { client } from '~generated/client/client.gen';
import { queryClient } from '~/api';
import { setCallContext } from '~/api/call-context';
import { answerCalls, type Answer } from '~/api/testing';
import type { SiteConfig } from '~/sites/site-config';
import { createSiteStore, type SiteStore } from '~/sites/site-store';
import { routes } from './routes';
import { findVariation, restoreVariation, variationUrl } from './variation-loader';

const local = {
  id: 'schenkwerk-de',
  name: 'Schenkwerk',
  brand: 'Schenkwerk',
  country: 'DE',
  languages: ['de-DE'],
  heading: 'Einlösen',
  brandingColor: '#d32b2d',
  showVariation: true,
} as SiteConfig;

const storeOf = (fields: Partial<SiteConfig> = {}) =>
  createSiteStore({
    local: { ...local, ...fields },
    fetchConfig: () => Promise.resolve({ id: local.id }),
    report: () => {},
  });

/** A store as a tab has it after a reload in a variation. */
function storeAfterReload() {
  const keepCategory = vi.fn();
  const fetchConfig = () => Promise.resolve({ id: local.id });
  const store = createSiteStore({
    local,
    fetchConfig,
    report: () => {},
    category: 'restaurant',
    keepCategory,
  });
  return { store, keepCategory };
}

const find = (store: SiteStore, path: string) => findVariation(store, routes(store), path);

const answer = (getVariation: Answer | Answer[]) => answerCalls({ getVariation });

beforeEach(() => {
  queryClient.clear();
  client.setConfig({ baseUrl: location.origin });
  setCallContext({ acceptLanguage: () => 'de-DE', voucherToken: () => undefined });
});

test.each([
  ['restaurant', 'restaurant'],
  ['Restaurant/', 'restaurant'],
  ['BONUS', 'bonus'],
  ['', undefined],
  ['a/b', undefined],
  ['shops', undefined],
  ['Payment', undefined],
  ['x'.repeat(101), undefined],
])('[7.009] [2.026] of the path %j the variation’s address is %j', (path, url) => {
  expect(variationUrl(path, routes(storeOf()))).toBe(url);
});

describe('an address that is no page of its own', () => {
  test('[3.073] [3.074] [4.032] [4.033] is a variation where the server knows one, with its overrides', async () => {
    const calls = answer({ status: 200, example: 'variation-restaurant' });
    const store = storeOf();
    expect(await find(store, 'Restaurant')).toEqual({ isVariation: true });
    expect(store.getState()).toMatchObject({
      category: 'restaurant',
      site: { heading: 'Guten Appetit' },
    });
    expect(calls).toHaveLength(1);
    await store.applyVariation(undefined);
    expect(store.getState()).toMatchObject({ category: undefined, site: { heading: 'Einlösen' } });
  });

  test('[3.074] keeps its overrides when the configuration is loaded again', async () => {
    answer({ status: 200, example: 'variation-restaurant' });
    const store = storeOf();
    await find(store, 'restaurant');
    await store.load();
    expect(store.getState().site.heading).toBe('Guten Appetit');
  });

  test('[3.072] leaves out an override that the contract does not allow', async () => {
    const config = { heading: 'Guten Appetit', numberOfShops: 'viele' };
    answer({ status: 200, raw: JSON.stringify({ urlName: 'restaurant', config }) });
    const store = storeOf({ numberOfShops: 500 });
    expect(await find(store, 'restaurant')).toEqual({ isVariation: true });
    expect(store.getState().site).toMatchObject({ heading: 'Guten Appetit', numberOfShops: 500 });
  });

  test('[2.025] is no page where the server knows none', async () => {
    answer({ status: 404, example: 'not-found' });
    expect(await find(storeOf(), 'nirgends')).toEqual({ isVariation: false });
  });

  test('can be tried again when the call failed: that is no missing page', async () => {
    answer({ status: 503, example: 'temporary-failure' });
    await expect(find(storeOf(), 'restaurant')).rejects.toMatchObject({ status: 503 });
  });

  test('[3.067] is not asked for where the site has no variations, nor for deep addresses', async () => {
    const calls = answer({ status: 200, example: 'variation-restaurant' });
    expect(await find(storeOf({ showVariation: false }), 'restaurant')).toEqual({
      isVariation: false,
    });
    expect(await find(storeOf(), 'restaurant/more')).toEqual({ isVariation: false });
    expect(calls).toEqual([]);
  });
});

describe('after a change of language', () => {
  test('[3.074] [4.026] the overrides come in the new language, also where the page fetched them before', async () => {
    const config = (heading: string) => JSON.stringify({ urlName: 'bonus', config: { heading } });
    answer([
      { status: 200, raw: config('Dein Bonus') },
      { status: 200, raw: config('Votre bonus') },
    ]);
    const store = storeOf();
    await find(store, 'bonus');
    expect(store.getState().site.heading).toBe('Dein Bonus');
    await queryClient.invalidateQueries();
    await restoreVariation(store);
    expect(store.getState()).toMatchObject({ category: 'bonus', site: { heading: 'Votre bonus' } });
  });
});

describe('after a reload', () => {
  test('[2.005] [3.074] the category is known at once, its overrides come with the configuration', async () => {
    answer({ status: 200, example: 'variation-restaurant' });
    const { store } = storeAfterReload();
    expect(store.getState().category).toBe('restaurant');
    await restoreVariation(store);
    expect(store.getState()).toMatchObject({
      category: 'restaurant',
      site: { heading: 'Guten Appetit' },
    });
  });

  test('[3.074] a variation that does not come costs its overrides only, one that is gone is forgotten', async () => {
    answer({ status: 503, example: 'temporary-failure' });
    const unreachable = storeAfterReload();
    await restoreVariation(unreachable.store);
    expect(unreachable.store.getState()).toMatchObject({
      category: 'restaurant',
      site: { heading: 'Einlösen' },
    });
    expect(unreachable.keepCategory).not.toHaveBeenCalled();
    answer({ status: 404, example: 'not-found' });
    const gone = storeAfterReload();
    await restoreVariation(gone.store);
    expect(gone.store.getState().category).toBeUndefined();
    expect(gone.keepCategory).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  test('[4.033] the plain address takes it back', async () => {
    const { store, keepCategory } = storeAfterReload();
    await store.applyVariation(undefined);
    expect(store.getState().category).toBeUndefined();
    expect(keepCategory).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});
