import { afterEach, expect, test, vi } from 'vitest';
import { isPrivateAddress, PAGES, PRERENDERED } from './page-table';
import { routePaths } from './route-paths';
import { routes } from './routes';

/** Parameters that are no secret. */
const PUBLIC = ['shops/:id/:slug?', 'help/:tab?'];

test('every page with a secret in its address is private', () => {
  const withParameters = routePaths(routes({} as never)).filter((path) => path.includes(':'));
  expect(withParameters.filter((path) => !isPrivateAddress(`/${path}`)).toSorted()).toEqual(
    PUBLIC.toSorted(),
  );
});

test.each(['/redeem/checkout', '/thankyou/', '/Prepaid/Checkout', '/payment/unzer'])(
  '%s is private',
  (path) => expect(isPrivateAddress(path)).toBe(true),
);

test.each(['/', '/shops', '/redeem/status', '/prepaid', '/thankyous', '/help'])(
  '%s is public',
  (path) => expect(isPrivateAddress(path)).toBe(false),
);

/** The landing page, pages that only the application knows, and addresses of the region voucher alone. */
const WITHOUT = ['contact', '*', 'ui'];

test('every other route has a page of its own, in a file whose name fits into an address', () => {
  const prerendered = PRERENDERED.map(({ route }) => route);
  const missing = routePaths(routes({} as never)).filter((path) => !prerendered.includes(path));
  expect(missing.toSorted()).toEqual(WITHOUT.toSorted());
  const files = PRERENDERED.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) expect(file).toMatch(/^[a-z][a-z-]*$/);
});

test('a page where payments begin or end is private', () => {
  const paying = PAGES.filter(({ isPaying }) => isPaying);
  expect(paying.length).toBeGreaterThan(0);
  expect(paying.every(({ isPrivate }) => isPrivate)).toBe(true);
});

afterEach(() => history.replaceState(null, '', '/'));

test('a private page is covered when it is left, others are not', async () => {
  await import('./guard-private-pages');
  const leave = () => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  leave();
  expect(document.body.hidden).toBe(false);
  history.replaceState(null, '', '/merchantcode/x');
  leave();
  expect(document.body.hidden).toBe(true);
  vi.resetModules();
});
