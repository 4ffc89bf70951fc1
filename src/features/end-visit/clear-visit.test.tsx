import { expect, test, vi } from 'vitest';
import { clearVisit } from './clear-visit';

test('nothing of a voucher is left in this tab, nor for others; the language stays', () => {
  // jsdom does not navigate, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('voucher:schenkwerk-de', 'token');
  localStorage.setItem('redeeming:voucher-1', '{}');
  localStorage.setItem('locale', 'de-DE');
  clearVisit();
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual(['locale']);
});
