// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { routes } from './routes';
import { isPrivateAddress } from './private-addresses';
import { routePaths } from './route-paths';

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
