import { afterEach, expect, it, test, vi } from 'vitest';
import { rememberWantedShop, takeWantedShop } from './wanted-shop';

const values = new Map<string, string>();
const store = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};
afterEach(() => values.clear());

test('a shop is taken once', () => {
  vi.stubGlobal('sessionStorage', store);
  rememberWantedShop({ id: 1001, slug: 'nordlicht' });
  expect(takeWantedShop()).toEqual({ id: 1001, slug: 'nordlicht' });
  expect(takeWantedShop()).toBeUndefined();
});

it.each([['{'], ['null'], ['[]'], ['{"id":"1001"}'], ['"x"'], ['{"slug":"nordlicht"}']])(
  'stored %s is no shop',
  (stored) => {
    vi.stubGlobal('sessionStorage', store);
    values.set('wanted-shop', stored);
    expect(takeWantedShop()).toBeUndefined();
  },
);

test('it works without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  rememberWantedShop({ id: 1001 });
  expect(takeWantedShop()).toEqual({ id: 1001 });
});
