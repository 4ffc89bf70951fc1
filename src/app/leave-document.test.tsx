import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PROVIDER_SCRIPT } from '~/payment/provider-script';
import { leaveDocument } from './leave-document';
import type { AppServices, NextAddress } from './app-services';

const openDocument = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock(import('./reload-once'), async (original) => ({ ...(await original()), openDocument }));

const load = vi.fn(() => new Promise<never>(() => {}));
const open = () =>
  createMemoryRouter([
    { path: '/', Component: () => null },
    { path: '/public', lazy: async () => ({ Component: () => null }) },
    { path: '/thankyou', loader: load },
    { path: '/redeem/checkout', Component: () => null },
  ]);

test('a navigation to a new document ends here, and its state is kept for the next page', () => {
  const router = open();
  const next: NextAddress[] = [];
  const page: Pick<AppServices, 'leaveFor'> = { leaveFor: (address) => next.push(address) > 0 };
  leaveDocument(router, page);
  void router.navigate('/thankyou?a=1', { state: { isKept: true } });
  expect(next).toMatchObject([{ pathname: '/thankyou', search: '?a=1', state: { isKept: true } }]);
  const [{ request }] = load.mock.calls[0] as unknown as [{ request: Request }];
  expect(request.signal.aborted).toBe(true);
  expect(router.state.location.pathname).toBe('/');
});

test('without third-party scripts, and to a public page, the router goes on', async () => {
  const router = open();
  const page: Pick<AppServices, 'leaveFor'> = {};
  leaveDocument(router, page);
  await router.navigate('/public');
  expect(router.state.location.pathname).toBe('/public');
  page.leaveFor = () => false;
  await router.navigate('/');
  expect(router.state.location.pathname).toBe('/');
});

test('the script of a payment provider does not come along to another private page', async () => {
  const script = document.createElement('script');
  script.toggleAttribute(PROVIDER_SCRIPT, true);
  document.head.append(script);
  const router = open();
  leaveDocument(router, {});
  await router.navigate('/redeem/checkout');
  expect(router.state.location.pathname).toBe('/redeem/checkout');
  expect(openDocument).not.toHaveBeenCalled();
  void router.navigate('/thankyou');
  expect(openDocument).toHaveBeenCalledExactlyOnceWith('/thankyou');
  script.remove();
});
