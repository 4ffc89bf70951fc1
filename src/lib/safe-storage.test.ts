import { expect, test, vi } from 'vitest';
import { createSafeStorage, type KeyValueStore } from './safe-storage';

function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

test('passes values through to the storage', () => {
  const store = memoryStore();
  createSafeStorage(() => store).setItem('a', '1');
  expect(store.getItem('a')).toBe('1');
  expect(createSafeStorage(() => store).getItem('a')).toBe('1');
});

test('keeps values in memory when the storage is full', () => {
  const full = {
    ...memoryStore(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const storage = createSafeStorage(() => full);
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

test('works where the browser forbids storage altogether', () => {
  const storage = createSafeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  expect(storage.getItem('b')).toBeNull();
});

test('parts of a page that keep something under one name see the same where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  createSafeStorage().setItem('payment', 'open');
  expect(createSafeStorage().getItem('payment')).toBe('open');
  createSafeStorage().removeItem('payment');
  expect(createSafeStorage().getItem('payment')).toBeNull();
});
